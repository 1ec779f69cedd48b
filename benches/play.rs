//! How fast things go: `cargo bench`. Speeds are told as ratios to random chess in the same run
//! where that makes sense, because machines differ and days do.

use incognita::bots::Level;
use incognita::engine::{
    Chance, Choices, Components, Kit, Name, Player, Quiet, SeatCount, Seed, Swift, Table,
};
use incognita::games::{Boxed, Plan, Shelf};
use incognita::store::{self, Moment};
use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Counts every piece of memory that is asked for.
struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

#[allow(unsafe_code, reason = "an allocator cannot be written otherwise; this one only counts")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Milliseconds that taking back may take.
const BACK: f64 = 5.0;
const LONG_ENOUGH: Duration = Duration::from_millis(1500);

fn main() {
    let chess = random_chess();
    println!("random chess (cozy-chess)      {:>8.2} M moves/s", chess / 1e6);
    macro_rules! measured {
        ($($module:ident::$Game:ident,)+) => {
            $(game::<incognita::games::$module::$Game>(chess);)+
        };
    }
    incognita::every_game!(measured);
    startup();
}

/// So many times as fast as chess must a game be: as fast, where there is nothing else to say.
fn bar(id: &str) -> f64 {
    match id {
        // Few decisions at a time, no bids to list.
        "lost-cities" => 1.5,
        // Ninety decisions at a time, each a walk of so many figures by the cheapest way.
        "tikal" => 0.25,
        // The free lines of three expeditions at a time; a loop's, of every point of its route.
        "around-the-world" => 0.5,
        _ => 1.0,
    }
}

/// All that is measured of one game.
fn game<G: Boxed>(chess: f64) {
    let bar = bar(G::ID);
    let mut slowest = f64::INFINITY;
    for seats in kit::<G>().seats() {
        slowest = slowest.min(random_play::<G>(seats, chess, bar));
    }
    sim(G::ID, slowest);
    clone_cost::<G>();
    save_and_load(G::ID);
}

/// Random moves on a chess board, games cut off where nobody has won for long.
fn random_chess() -> f64 {
    let (mut chance, mut moves, mut played) = (Swift(2), Vec::new(), 0u64);
    let start = Instant::now();
    while start.elapsed() < LONG_ENOUGH {
        for _ in 0..10 {
            let mut board = cozy_chess::Board::default();
            loop {
                moves.clear();
                board.generate_moves(|some| {
                    moves.extend(some);
                    false
                });
                if moves.is_empty() || board.halfmove_clock() >= 100 {
                    break;
                }
                board.play_unchecked(moves[chance.index(moves.len())]);
                played += 1;
            }
        }
    }
    rate(played, start)
}

/// Random matches straight on `Game`, as bots' playouts are: nothing recorded.
fn random_play<G: Boxed>(seats: usize, chess: f64, bar: f64) -> f64 {
    let components = kit::<G>().components();
    let seats = SeatCount::new(seats).expect("a table");
    let mut at = Quiet(Swift(1));
    // Room for the longest list of decisions: a rich seat may bid anything.
    let (mut chance, mut legal) = (Swift(2), Vec::with_capacity(1024));
    let (mut matches, mut decisions, mut allocations) = (0u64, 0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < LONG_ENOUGH {
        for _ in 0..10 {
            let game = G::setup(components, &G::Options::default(), seats, &mut at);
            let mut game = game.unwrap_or_else(|fault| panic!("{fault:?}"));
            let before = ALLOCATIONS.load(Ordering::Relaxed);
            while let Some(seat) = game.to_act().first() {
                legal.clear();
                game.actions(seat, &mut legal);
                let action = legal[chance.index(legal.len())];
                let taken = game.apply(seat, action, &mut at);
                assert!(taken.is_ok(), "what is listed is accepted");
                decisions += 1;
            }
            matches += 1;
            allocations += ALLOCATIONS.load(Ordering::Relaxed) - before;
        }
    }
    let speed = rate(decisions, start);
    println!(
        "{} random play, {} seats  {:>8.2} M decisions/s  {:>7.0} matches/s  {:.2} × chess  {allocations} allocations",
        G::ID,
        seats.get(),
        speed / 1e6,
        rate(matches, start),
        speed / chess,
    );
    assert_eq!(allocations, 0, "no memory is asked for while deciding");
    assert!(speed > bar * chess, "{bar} times as fast as chess");
    speed
}

/// Whole matches with events and checks, as `incognita sim` plays them.
fn sim(id: &str, random_play: f64) {
    let shelf = Shelf::new(None);
    let game = shelf.find(id).expect("on the shelf");
    let seats = game.seats().expect("our own components");
    for count in seats {
        let bots = vec![Level::Random; count];
        let choices = Choices::new();
        let plan = Plan { bots, choices, matches: 400, seed: Seed(1), jobs: 1 };
        let start = Instant::now();
        let tally = game.sim(&plan).unwrap_or_else(|fault| panic!("{fault:?}"));
        let speed = rate(tally.decisions, start);
        println!(
            "{id} sim, {count} seats          {:>8.2} M decisions/s  {:>7.0} matches/s  {:.2} × random play",
            speed / 1e6,
            rate(tally.matches, start),
            speed / random_play,
        );
        assert!(speed > random_play / 10.0, "a tenth of random play");
    }
}

fn clone_cost<G: Boxed>() {
    let seats = SeatCount::new(4).expect("a table");
    let game =
        G::setup(kit::<G>().components(), &G::Options::default(), seats, &mut Quiet(Swift(1)));
    let game = game.unwrap_or_else(|fault| panic!("{fault:?}"));
    let start = Instant::now();
    let mut count = 0u64;
    while start.elapsed() < LONG_ENOUGH / 3 {
        for _ in 0..1000 {
            black_box(black_box(&game).clone());
        }
        count += 1000;
    }
    let nanoseconds = 1e9 / rate(count, start);
    println!("{} clone                  {nanoseconds:>8.1} ns, {} bytes", G::ID, size_of::<G>());
}

/// A decision and a turn taken back at the end of a match, which is played again for that.
fn taken_back(id: &str, table: &dyn Table) {
    let milliseconds = |start: Instant| start.elapsed().as_secs_f64() * 1e3;
    let (decisions, mut undo, mut restart) = (table.record().decisions, 0f64, 0f64);
    // Wherever something can be taken back near the end.
    for at in decisions.len().saturating_sub(40)..decisions.len() {
        let (seat, _) = decisions[at - 1];
        let (mut one, mut all) = (table.rewound(at), table.rewound(at));
        let start = Instant::now();
        if one.undo(seat).is_ok() {
            undo = undo.max(milliseconds(start));
            let start = Instant::now();
            all.restart_turn(seat).expect("one can be taken back");
            restart = restart.max(milliseconds(start));
        }
    }
    let at = decisions.len();
    println!("{id} taken back after {at} decisions: {undo:.2} ms, a whole turn {restart:.2} ms");
    assert!(undo < BACK && restart < BACK, "less than {BACK} ms");
}

/// Saving and loading a whole match; saving waits for the disk, so the disk counts.
fn save_and_load(id: &str) {
    let shelf = Shelf::new(None);
    let game = shelf.find(id).expect("on the shelf");
    let name = |text| Player::person(Name::new(text).expect("a name"));
    let players = vec![name("Anna"), name("Boris"), name("Vera")];
    let mut table = game.fresh(players, &Choices::new(), Seed(1)).expect("a match");
    let mut chance = Swift(1);
    while let Some(seat) = table.to_act().first() {
        let legal = table.legal(seat);
        let decision = &legal[chance.index(legal.len())];
        table.decide(seat, decision).expect("what is listed is accepted");
    }
    taken_back(id, table.as_ref());
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.ron");
    let now = Moment::at(0);
    let mut keeper = store::create(&path, table.as_ref(), now).expect("a save");
    let saving = each(|| drop(keeper.save(table.as_ref(), now).expect("saved")));
    let loading = each(|| drop(store::read(&path, &shelf).expect("loaded")));
    let (decisions, bytes) = (table.decisions(), path.metadata().map_or(0, |m| m.len()));
    println!(
        "{id} save, {decisions} decisions, {bytes} bytes: {saving:.2} ms (disk included), load with replay: {loading:.2} ms"
    );
}

/// From nothing to the answer of `incognita games`.
fn startup() {
    let program = env!("CARGO_BIN_EXE_incognita");
    let run = || {
        let status = Command::new(program).arg("games").stdout(Stdio::null()).status();
        assert!(status.is_ok_and(|status| status.success()));
    };
    let size = std::fs::metadata(program).map_or(0, |file| file.len());
    println!("incognita games, start to end: {:.2} ms; the program has {size} bytes", each(run));
}

/// Milliseconds that a thing takes: the median of many.
fn each(mut thing: impl FnMut()) -> f64 {
    let mut times: Vec<_> = (0..101)
        .map(|_| {
            let start = Instant::now();
            thing();
            start.elapsed()
        })
        .collect();
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1e3
}

#[expect(clippy::cast_precision_loss, reason = "a speed for people")]
fn rate(count: u64, start: Instant) -> f64 {
    count as f64 / start.elapsed().as_secs_f64()
}

fn kit<G: Boxed>() -> &'static Kit<G::Components> {
    Kit::read("components.ron", G::COMPONENTS).expect("our own component file is right")
}
