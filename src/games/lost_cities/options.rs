//! The variants of the rulebook.

crate::options! {
    /// What the table agrees on before the match.
    pub struct Options {
        /// How many expeditions (LC-1.6).
        length: Length {
            /// The full game, with the large artefact track.
            Full = "full",
            /// One expedition, with the small artefact track.
            Short = "short",
        },
        /// In which order cards are played along a path (LC-6.1).
        order: Order {
            /// The same value or higher.
            Ascending = "ascending",
            /// Up or down, as the seat's cards on that path set it.
            Either = "either",
        },
        /// Who begins (LC-1.7).
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
