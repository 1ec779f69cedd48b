//! The variants of the rulebook.

crate::options! {
    /// What the table agrees on before the match.
    pub struct Options {
        /// Who begins (AT-1.4).
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
