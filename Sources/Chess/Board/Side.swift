/// One of the two players. (The word *colour* is reserved for the terminal.)
public enum Side: UInt8, Sendable, Hashable, CaseIterable {
    /// White moves first and starts on ranks 1 and 2.
    case white, black

    /// The other player.
    @inlinable public var opponent: Side { self == .white ? .black : .white }

    /// `"white"` or `"black"`, the spelling of PGN's `Orientation` tag and of Prep's JSON documents.
    public var name: String { self == .white ? "white" : "black" }

    /// Reads `"white"` or `"black"`, ignoring case; nil for anything else.
    public init?(name: some StringProtocol) {
        switch name.lowercased() {
        case "white": self = .white
        case "black": self = .black
        default: return nil
        }
    }
}
