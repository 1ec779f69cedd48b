//! The rulebook's worked example: the first five turns of a match.

use super::position::{point, points, position, seat};
use crate::games::around_the_world::{Colour, Due, Event, Stage};
use Colour::{Blue, Red, Yellow};

/// AW-1.1, AW-2.2, AW-3.1, AW-3.3, AW-3.4, AW-4.1, AW-4.2: Philip, Mary, Elijah and Andrew.
#[test]
fn the_first_turns_of_the_rulebook() {
    let hands = position(4).hand(1, "petra uluru").hand(2, "rio nazca").hand(4, "altai lhasa");
    let hands = hands.hand(3, "harappa odzala").tokens(3, "harappa").tokens(1, "petra");
    let goals = hands.goals("putorana baffin uyuni valdes klondike niagara");
    let mut table = goals.deck("manaus angkor komodo").table();
    // Philip begins yellow.
    table.does("lay yellow rose rome, end");
    // Mary begins red: the square gives her another arrow.
    table.does("lay red rose eastern-europe");
    assert_eq!((table.turn(), table.stage()), (2, Stage::Square));
    table.does("lay red eastern-europe caspian-sea, end");
    // Elijah uses a ticket to come to his key place.
    table.does("lay red caspian-sea babylon, extra red babylon harappa");
    let harappa = point("harappa");
    table.told_of(&[Event::Claimed { seat: seat(3), site: harappa, token: true }]);
    assert_eq!(
        (table.side(3).open, table.side(3).taken, table.tickets()[2]),
        (vec![harappa], 1, 2)
    );
    table.does("end");
    // Andrew begins blue over the same square, and takes a public goal with a ticket.
    table.does("lay blue rose eastern-europe, lay blue eastern-europe sergiev-posad");
    table.does("extra blue sergiev-posad putorana");
    let (from, to) = (point("sergiev-posad"), point("putorana"));
    table.told(&[
        Event::Laid { seat: seat(4), colour: Blue, from, to, due: Due::Ticket },
        Event::Took { seat: seat(4), site: to },
        Event::Revealed { site: point("manaus") },
    ]);
    assert_eq!(table.seen().goals, points("baffin uyuni valdes klondike niagara manaus"));
    table.does("end");
    // Philip removes Elijah's last arrow, and leads red to Petra.
    assert_eq!((table.turn(), table.seen().round), (1, 2));
    table.does("remove red, lay red babylon petra");
    table.told_of(&[Event::Claimed { seat: seat(1), site: point("petra"), token: true }]);
    assert_eq!((table.side(1).open, table.side(3).open), (points("petra"), vec![harappa]));
    assert_eq!([Yellow, Red, Blue].map(|c| table.tip(c)).to_vec(), points("rome petra putorana"));
    assert_eq!(table.tickets(), [2, 3, 2, 2]);
}
