//! quick
use incognita::engine::*;
use incognita::games::lost_cities::*;
use std::time::Instant;
fn main() {
    let kit = Kit::<incognita::games::lost_cities::Components>::read(
        "c",
        include_str!("../assets/games/lost-cities/components.ron"),
    )
    .unwrap();
    for seats in 2..=4 {
        let mut at = Quiet(Swift(1));
        let mut dice = Swift(2);
        let mut acts = Vec::new();
        let t = Instant::now();
        let mut n = 0u64;
        let mut m = 0u64;
        while t.elapsed().as_secs_f64() < 1.0 {
            for _ in 0..10 {
                let mut g = LostCities::setup(
                    kit.components(),
                    &Options::default(),
                    SeatCount::new(seats).unwrap(),
                    &mut at,
                )
                .unwrap();
                while let Some(s) = g.to_act().first() {
                    acts.clear();
                    g.actions(s, &mut acts);
                    let a = acts[dice.index(acts.len())];
                    g.apply(s, a, &mut at).unwrap();
                    n += 1;
                }
                m += 1;
            }
        }
        let e = t.elapsed().as_secs_f64();
        println!(
            "{seats}: {:.2} M/s, {} decisions a match, {:.0} matches/s",
            n as f64 / e / 1e6,
            n / m,
            m as f64 / e
        );
    }
    use cozy_chess::*;
    let mut dice = Swift(2);
    let t = Instant::now();
    let mut n = 0u64;
    let mut moves = Vec::new();
    while t.elapsed().as_secs_f64() < 1.0 {
        for _ in 0..10 {
            let mut b = Board::default();
            for _ in 0..400 {
                if b.status() != GameStatus::Ongoing {
                    break;
                }
                moves.clear();
                b.generate_moves(|m| {
                    moves.extend(m);
                    false
                });
                b.play_unchecked(moves[dice.index(moves.len())]);
                n += 1;
            }
        }
    }
    println!("chess {:.2} M/s", n as f64 / t.elapsed().as_secs_f64() / 1e6);
    println!("state {} bytes", std::mem::size_of::<LostCities>());
}
