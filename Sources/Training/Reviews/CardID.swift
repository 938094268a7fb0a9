/// The number of a card in the learner's file. It never changes and is never given to another card.
public struct CardID: Hashable, Sendable, Comparable, CustomStringConvertible {
    public let rawValue: Int64

    public init(_ rawValue: Int64) {
        self.rawValue = rawValue
    }

    public static func < (left: CardID, right: CardID) -> Bool {
        left.rawValue < right.rawValue
    }

    public var description: String { String(rawValue) }
}
