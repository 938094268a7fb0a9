public import Chess
public import Openings

/// One version of a repertoire file: its parsed text, and what was decided about it at import.
public struct SourceReading: Equatable, Sendable {
    /// Milliseconds since 1970 UTC.
    public var importedAt: Int64
    public var source: ParsedSource
    /// One for each game of the file; nil where it does not matter (a rejected or empty chapter).
    public var sides: [Side?]
    public var limits: ImportLimits

    public init(importedAt: Int64, source: ParsedSource, sides: [Side?], limits: ImportLimits = .none) {
        self.importedAt = importedAt
        self.source = source
        self.sides = sides
        self.limits = limits
    }

    /// Returns whether both versions give the same repertoire. The time of the import does not matter.
    public func isSameReading(as other: SourceReading) -> Bool {
        sides == other.sides && limits == other.limits && source == other.source
    }

    /// Returns the chapters without errors, in the file's order.
    ///
    /// - Parameter name: the repertoire the chapters belong to.
    public func chapters(of name: String) -> [Chapter] {
        source.chapters(of: name, sides: sides, limits: limits)
    }
}
