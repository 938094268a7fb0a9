/// One of the two players: who moves, whose piece. (A colour belongs to the terminal.)
public enum Side: UInt8, Sendable, Hashable, CaseIterable {
    /// White moves first and stands on the ranks 1 and 2.
    case white, black

    /// The other player.
    @inlinable public var opponent: Side { self == .white ? .black : .white }

    /// `"white"` or `"black"`, as PGN's `Orientation` tag and every JSON document of Prep write it.
    public var name: String { self == .white ? "white" : "black" }

    /// Reads `"white"` or `"black"` in any mixture of upper and lower case; nil for anything else.
    public init?(name: some StringProtocol) {
        switch name.lowercased() {
        case "white": self = .white
        case "black": self = .black
        default: return nil
        }
    }
}
