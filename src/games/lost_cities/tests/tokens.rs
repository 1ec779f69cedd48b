//! LC-3: event tokens.

use super::position::{crossed, found, moved, played, position, shipped, step_lost};
use crate::engine::{Eyes, Game, Swift};
use crate::games::lost_cities::{Colour::*, LostCities, Refusal, Stage, Token};

/// LC-3.1: whoever arrives resolves the token; whoever stood there does not.
#[test]
fn a_token_is_resolved_on_arrival_only() {
    let mut table = position(2)
        .hand(1, "red-1 blue-1")
        .hand(2, "green-1")
        .adventurer(1, Red, 2)
        .adventurer(1, Blue, 2)
        .adventurer(2, Red, 3)
        .token(Red, 3, Token::Points(5))
        .table();
    table.does(1, "play red-1");
    table.told(&[played(1, "red-1"), moved(1, Red, 3), found(1, Token::Points(5))]);
    assert_eq!((table.points(1), table.points(2)), (5, 0));
    table.does(1, "draw");
    table.does(2, "discard green-1").does(2, "draw");
    table.does(1, "play blue-1");
    assert_eq!(table.points(1), 5);
}

/// LC-3.1: leaving a space with a token resolves nothing.
#[test]
fn a_token_left_behind_is_not_resolved() {
    let mut table =
        position(2).hand(1, "red-1").adventurer(1, Red, 3).token(Red, 3, Token::Artefact).table();
    table.does(1, "play red-1");
    table.told(&[played(1, "red-1"), moved(1, Red, 4)]);
    assert_eq!(table.artefacts(1), (0, 0));
}

/// LC-3.1: a token behind the bridge and one on the last step are resolved like any other.
#[test]
fn tokens_behind_the_bridge_count() {
    for step in [7, 9] {
        let mut table = position(2)
            .hand(1, "red-1")
            .adventurer(1, Red, step - 1)
            .token(Red, step, Token::Artefact)
            .table();
        table.does(1, "play red-1");
        assert_eq!(table.artefacts(1), (1, 0), "{step}");
    }
}

/// LC-3.2: the first one takes the artefact, the next finds nothing.
#[test]
fn an_artefact_goes_to_the_first() {
    let mut table = position(2)
        .hand(1, "red-1")
        .hand(2, "red-2")
        .scientist(1, Red, 2)
        .adventurer(2, Red, 2)
        .token(Red, 3, Token::Artefact)
        .table();
    table.does(1, "play red-1");
    table.told(&[played(1, "red-1"), moved(1, Red, 3), found(1, Token::Artefact)]);
    assert_eq!(table.seen().tokens.red[2], None);
    table.does(1, "draw").does(2, "play red-2");
    table.told(&[played(2, "red-2"), moved(2, Red, 3)]);
    assert_eq!((table.artefacts(1), table.artefacts(2)), ((1, 0), (0, 0)));
    assert_eq!((table.points(1), table.points(2)), (0, 0));
}

/// LC-3.3: points stay for the others, and the scientist does not double them.
#[test]
fn points_are_found_by_everyone_and_never_doubled() {
    let mut table = position(2)
        .hand(1, "red-1")
        .hand(2, "red-2")
        .scientist(1, Red, 2)
        .adventurer(2, Red, 2)
        .token(Red, 3, Token::Points(15))
        .table();
    table.does(1, "play red-1");
    assert_eq!(table.points(1), 15);
    assert_eq!(table.seen().tokens.red[2], Some(Token::Points(15)));
    table.does(1, "draw").does(2, "play red-2");
    table.told(&[played(2, "red-2"), moved(2, Red, 3), found(2, Token::Points(15))]);
    assert_eq!(table.points(2), 15);
}

/// LC-3.3: chips lie face down.
#[test]
fn chips_are_hidden_until_the_end() {
    let table = position(2).chips(1, 40).table();
    assert_eq!(table.seen_by(2).seats[0].chips, None);
    assert_eq!(table.seen().seats[0].chips, None);
    assert_eq!(table.points(1), 40);
}

/// LC-3.4: which steps no card led to can be seen, also on a table that is imagined.
#[test]
fn free_steps_are_told_from_those_of_cards() {
    let mut table = position(2)
        .hand(1, "red-1")
        .adventurer(1, Red, 2)
        .scientist(1, Blue, 4)
        .token(Red, 3, Token::Arrow)
        .table();
    table.does(1, "play red-1").does(1, "move blue");
    let view = table.seen();
    assert_eq!(
        (&view.seats[0].free_steps.blue, &view.seats[0].free_steps.red),
        (&vec![5], &vec![])
    );
    let again = LostCities::imagine(shipped(), &view, &mut Swift(1));
    assert_eq!(again.view(Eyes::Table).seats[0].free_steps, view.seats[0].free_steps);
}

/// LC-3.4: any figure on the board, the one that found the arrow included; the arrow stays.
#[test]
fn an_arrow_moves_any_figure_on_the_board() {
    let start = || {
        position(2)
            .hand(1, "red-1")
            .adventurer(1, Red, 2)
            .scientist(1, Blue, 4)
            .adventurer(2, Green, 5)
            .token(Red, 3, Token::Arrow)
    };
    let mut table = start().table();
    table.does(1, "play red-1");
    table.told(&[played(1, "red-1"), moved(1, Red, 3), found(1, Token::Arrow)]);
    assert_eq!(table.stage(), Stage::Move { except: None });
    assert_eq!(table.choices(1), ["move blue", "move red", "stay"]);
    table.refused(1, "move green", Refusal::NobodyThere { colour: Green });
    table.refused(1, "move yellow", Refusal::NobodyThere { colour: Yellow });
    table.refused(1, "draw", Refusal::MoveFirst);
    table.does(1, "move blue").told(&[moved(1, Blue, 5)]);
    assert_eq!((table.step(1, Red), table.step(1, Blue)), (Some(3), Some(5)));
    assert_eq!(table.seen().tokens.red[2], Some(Token::Arrow));
    assert_eq!(table.stage(), Stage::Take);

    let mut table = start().table();
    table.does(1, "play red-1").does(1, "stay");
    assert_eq!((table.step(1, Red), table.step(1, Blue)), (Some(3), Some(4)));
    assert_eq!(table.seen().tokens.red[2], Some(Token::Arrow));
    assert_eq!(table.stage(), Stage::Take);
}

/// LC-3.4, the rulebook's example: an arrow on step 3 takes the adventurer to step 4; with the
/// next card it comes to 15 points.
#[test]
fn an_arrow_on_step_3_then_15_points() {
    let mut table = position(2)
        .hand(1, "white-3 white-5")
        .hand(2, "red-1")
        .row(1, "white-0 white-2")
        .adventurer(1, White, 2)
        .token(White, 3, Token::Arrow)
        .token(White, 5, Token::Points(15))
        .table();
    table.does(1, "play white-3").does(1, "move white");
    table.told(&[moved(1, White, 4)]);
    table.does(1, "draw");
    table.does(2, "discard red-1").does(2, "draw");
    table.does(1, "play white-5");
    table.told(&[played(1, "white-5"), moved(1, White, 5), found(1, Token::Points(15))]);
    assert_eq!(table.points(1), 15);
}

/// LC-3.4: 15 points on the very step that the arrow leads to.
#[test]
fn a_token_reached_by_an_arrow_is_resolved() {
    let mut table = position(2)
        .hand(1, "red-3")
        .scientist(1, Red, 2)
        .token(Red, 3, Token::Arrow)
        .token(Red, 4, Token::Points(15))
        .table();
    table.does(1, "play red-3").does(1, "move red");
    table.told(&[moved(1, Red, 4), found(1, Token::Points(15))]);
    assert_eq!(table.points(1), 15);
    assert_eq!(table.stage(), Stage::Take);
}

/// LC-3.4: chains, from figure to figure and back.
#[test]
fn arrows_chain() {
    let mut table = position(2)
        .hand(1, "red-3")
        .adventurer(1, Red, 2)
        .adventurer(1, Blue, 3)
        .token(Red, 3, Token::Arrow)
        .token(Blue, 4, Token::Arrow)
        .token(Red, 4, Token::Arrow)
        .token(Red, 5, Token::Artefact)
        .table();
    table.does(1, "play red-3").does(1, "move blue");
    table.told(&[moved(1, Blue, 4), found(1, Token::Arrow)]);
    table.does(1, "move red");
    table.told(&[moved(1, Red, 4), found(1, Token::Arrow)]);
    table.does(1, "move red");
    table.told(&[moved(1, Red, 5), found(1, Token::Artefact)]);
    assert_eq!(table.stage(), Stage::Take);
    assert_eq!((table.step(1, Red), table.step(1, Blue)), (Some(5), Some(4)));
    assert_eq!(table.seen().tokens.red[3], Some(Token::Arrow));
}

/// LC-3.4: an arrow can lead over the bridge, and on.
#[test]
fn an_arrow_leads_over_the_bridge() {
    let mut table = position(2)
        .hand(1, "red-3")
        .adventurer(1, Red, 5)
        .token(Red, 6, Token::Arrow)
        .token(Red, 7, Token::Arrow)
        .table();
    table.does(1, "play red-3").does(1, "move red");
    table.told(&[moved(1, Red, 7), crossed(1, Red, 1), found(1, Token::Arrow)]);
    assert_eq!(table.choices(1), ["move red", "stay"]);
}

/// LC-3.5: a figure on step 9 cannot move.
#[test]
fn a_figure_at_the_end_cannot_move() {
    let mut table = position(2)
        .hand(1, "red-3")
        .adventurer(1, Red, 2)
        .adventurer(1, Blue, 9)
        .token(Red, 3, Token::Arrow)
        .table();
    table.does(1, "play red-3");
    assert_eq!(table.choices(1), ["move red", "stay"]);
    table.refused(1, "move blue", Refusal::AtEnd { colour: Blue });
}

/// LC-3.5: an arrow on the last step, and nobody else under way.
#[test]
fn an_arrow_with_no_figure_to_move_is_lost() {
    let mut table = position(2)
        .hand(1, "red-3")
        .adventurer(1, Red, 8)
        .scientist(1, Blue, 9)
        .adventurer(2, Green, 1)
        .token(Red, 9, Token::Arrow)
        .table();
    table.does(1, "play red-3");
    table.told(&[played(1, "red-3"), moved(1, Red, 9), found(1, Token::Arrow), step_lost(1)]);
    assert_eq!(table.stage(), Stage::Take);
}

/// LC-3.5: step 9 reached by an arrow, with an arrow there for the others.
#[test]
fn an_arrow_leads_to_the_last_step_and_on_with_another() {
    let mut table = position(2)
        .hand(1, "red-3")
        .adventurer(1, Red, 2)
        .adventurer(1, Blue, 8)
        .token(Red, 3, Token::Arrow)
        .token(Blue, 9, Token::Arrow)
        .table();
    table.does(1, "play red-3").does(1, "move blue");
    table.told(&[moved(1, Blue, 9), found(1, Token::Arrow)]);
    assert_eq!(table.choices(1), ["move red", "stay"]);
    table.refused(1, "move blue", Refusal::AtEnd { colour: Blue });
    table.does(1, "move red");
    assert_eq!((table.step(1, Red), table.step(1, Blue)), (Some(4), Some(9)));
}
