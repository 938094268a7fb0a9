public import PGN

/// An error in a line of a table of openings: its location and a remedy.
public struct OpeningFault: Error, Hashable, Sendable {
    public let location: SourceLocation
    /// One sentence without a final stop. It may quote the file: make control characters visible before it reaches a
    /// terminal.
    public let message: String

    public init(_ location: SourceLocation, _ message: String) {
        self.location = location
        self.message = message
    }
}
