//! The variants of the rulebook.

crate::options! {
    /// What the table agrees on before the match.
    pub struct Options {
        /// How the seats line up on the scale at the start (EX-1.5).
        initiative: Initiative {
            /// By lot.
            Random = "random",
            /// By secret bids.
            Bids = "bids",
        },
        /// Whether the first expedition is an easy one (EX-1.2).
        first_game: FirstGame {
            /// Any of them.
            Any = "false",
            /// One that needs every kind of member alike.
            Easy = "true",
        },
    }
}
