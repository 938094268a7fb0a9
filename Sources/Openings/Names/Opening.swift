/// An opening, or a variation of one: its code and its name.
public struct Opening: Hashable, Sendable {
    public let code: ECOCode
    /// As it stands in the table: `Sicilian Defense: Najdorf Variation, English Attack`. From a file of the learner's it
    /// may hold anything but nothing: make it visible before it reaches a terminal.
    public let name: String

    public init(code: ECOCode, name: String) {
        self.code = code
        self.name = name
    }
}
