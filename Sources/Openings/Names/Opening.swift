/// An opening, or a variation of one: its code and its name.
public struct Opening: Hashable, Sendable {
    public let code: ECOCode
    /// The name in the table: `Sicilian Defense: Najdorf Variation, English Attack`. From a file of the user's it may be
    /// any text that is not empty: make control characters visible before it reaches a terminal.
    public let name: String

    public init(code: ECOCode, name: String) {
        self.code = code
        self.name = name
    }
}
