public import PGN

/// A move in a conflict, and where a file plays it.
public struct LintAnswer: Sendable {
    public let san: String
    public let path: String
    public let location: SourceLocation
}
