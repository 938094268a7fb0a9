public import Chess
public import Openings
public import Scheduling

/// The request to import a repertoire file: its parsed text and the user's options.
public struct ImportRequest: Sendable {
    /// Which stored source the file replaces.
    public enum Placement: Sendable, Hashable {
        /// The source with the same path; failing that the one that shares most positions.
        case automatic
        /// None: the file becomes a further source of the repertoire.
        case add
        /// The source with this path, this file name, or this number among the repertoire's sources, from 1.
        case replace(String)
    }

    public var name: String
    /// Whether the user named the repertoire. If not, a file that is known under another name keeps that name.
    public var isNameChosen: Bool
    /// Absolute; "-" for standard input.
    public var path: String
    public var source: ParsedSource
    /// One for each game of the file, rejected ones too; nil where the side does not matter.
    public var sides: [Side?]
    public var limits: ImportLimits
    public var placement: Placement
    /// Whether new cards are marked as known: they start as mature, due within the next 28 days.
    public var isKnown: Bool
    public var day: StudyDay
    /// Milliseconds since 1970 UTC.
    public var instant: Int64

    public init(
        name: String, isNameChosen: Bool, path: String, source: ParsedSource, sides: [Side?],
        limits: ImportLimits = .none, placement: Placement = .automatic, isKnown: Bool = false, day: StudyDay,
        instant: Int64
    ) {
        self.name = name
        self.isNameChosen = isNameChosen
        self.path = path
        self.source = source
        self.sides = sides
        self.limits = limits
        self.placement = placement
        self.isKnown = isKnown
        self.day = day
        self.instant = instant
    }

    /// The version of the file that will be stored.
    var reading: SourceReading {
        SourceReading(importedAt: instant, source: source, sides: sides, limits: limits)
    }
}
