extension SearchInfo {
    /// The time of a search, what it has counted, and what it uses.
    public struct Statistics: Hashable, Sendable {
        /// The time since `go` in milliseconds.
        public var time: Int?
        /// The number of positions searched since `go`.
        public var nodes: Int?
        /// The number of positions searched per second.
        public var nodesPerSecond: Int?
        /// The usage of the hash table in thousandths.
        public var hashFull: Int?
        /// The number of positions found in endgame tablebases.
        public var tablebaseHits: Int?
        /// The number of positions found in Shredder's endgame databases.
        public var shredderBaseHits: Int?
        /// The processor load in thousandths.
        public var processorLoad: Int?

        /// Creates empty statistics.
        public init() {}
    }
}
