/// The duplicates among the stored games (`LearnerFile.storedDuplicates`).
public struct StoredDuplicates: Sendable, Equatable {
    /// A duplicate and the game of its group that stays.
    public struct Pair: Sendable, Equatable {
        public let game: Int64
        public let kept: Int64
    }

    /// The games that can be removed, in the order of their IDs.
    public internal(set) var surplus: [Pair] = []
    /// The games whose comments or variations differ from those of the game that stays. They stay, too.
    public internal(set) var annotated: [Pair] = []
}
