//! The variants of the rulebook.

crate::options! {
    /// What the table agrees on before the match.
    pub struct Options {
        /// How tiles are come by (TK-2.1, TK-8).
        mode: Mode {
            /// Each turn reveals the next tile.
            Basic = "basic",
            /// Who chooses first is auctioned for victory points.
            Auction = "auction",
        },
        /// Who begins (TK-1.5, TK-8.5).
        first: First {
            /// Anybody.
            Random = "random",
            /// The first seat.
            One = "1",
            /// The second seat.
            Two = "2",
            /// The third seat.
            Three = "3",
            /// The fourth seat.
            Four = "4",
        },
    }
}
