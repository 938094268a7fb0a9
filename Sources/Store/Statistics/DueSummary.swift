public import Chess

/// The due counts of a study day, and those of each repertoire. The members of `counts` are members of the summary too.
@dynamicMemberLookup
public struct DueSummary: Hashable, Sendable {
    /// The counts of one repertoire. A card of two repertoires counts in both.
    public struct Part: Hashable, Sendable {
        public let name: String
        public let side: Side
        public let isActive: Bool
        public let cards: Int
        public let due: Int
        public let late: Int
        /// New cards left, without the day's limit.
        public let new: Int
        /// New positions that are still to be shown today. A card of two repertoires counts for the first.
        public let newToday: Int
    }

    public let counts: DueCounts
    /// New cards without the limit, shown or not.
    public let newLeft: Int
    /// In the learner's order.
    public let repertoires: [Part]

    public subscript<Value>(dynamicMember member: KeyPath<DueCounts, Value>) -> Value { counts[keyPath: member] }
}
