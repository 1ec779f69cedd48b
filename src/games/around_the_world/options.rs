//! The variants of the rulebook.

crate::options! {
    /// What the table agrees on before the match.
    pub struct Options {
        /// Who notices that an expedition has come to somebody's goal (AW-3.2).
        claims: Claims {
            /// The game declares it for everyone at once.
            Automatic = "automatic",
            /// Everybody watches for their own.
            Declared = "declared",
        },
        /// Who begins (AW-1.7).
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
            /// The fifth seat.
            Five = "5",
            /// The sixth seat.
            Six = "6",
        },
    }
}
