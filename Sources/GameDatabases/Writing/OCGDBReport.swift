/// What an ocgdb file could not take of the games written into it. None of these stops the writing.
public struct OCGDBReport: Hashable, Sendable {
    /// Games in the file.
    public internal(set) var games = 0
    /// Games left out because a side passes in them (`--`): the file has no code for that.
    public internal(set) var gamesWithNullMoves = 0
    /// Games left out because they are Chess960: ocgdb plays the standard game only.
    public internal(set) var chess960Games = 0

    /// Variations left out with all that is in them, those inside variations counted too.
    public internal(set) var variations = 0
    /// Glyphs on the main line left out.
    public internal(set) var nags = 0
    /// Dates of which a part was unknown and became a 1, as ocgdb writes them; a date without a year is left out.
    public internal(set) var inexactDates = 0
    /// Tags that have no column: odd names, repeated ones, and what comes after sixty further names.
    public internal(set) var tags = 0
}
