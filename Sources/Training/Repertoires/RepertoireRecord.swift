public import Chess

/// A repertoire as it is stored: a name, a side, and its place in the user's order.
public struct RepertoireRecord: Hashable, Sendable {
    public let id: Int64
    public let name: String
    public let side: Side
    /// Whether its cards are asked.
    public let isActive: Bool
    /// Whether `prefer NAME` put it before the others.
    public let isPreferred: Bool

    public init(id: Int64, name: String, side: Side, isActive: Bool = true, isPreferred: Bool = false) {
        self.id = id
        self.name = name
        self.side = side
        self.isActive = isActive
        self.isPreferred = isPreferred
    }
}
