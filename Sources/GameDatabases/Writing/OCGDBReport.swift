/// How many games were written into an ocgdb file, and what of them the format cannot hold.
public struct OCGDBReport: Hashable, Sendable {
    /// Games written.
    public internal(set) var games = 0
    /// Games left out because of a null move (`--`), for which the format has no code.
    public internal(set) var gamesWithNullMoves = 0
    /// Games left out because they are Chess960, which ocgdb does not support.
    public internal(set) var chess960Games = 0

    /// Variations left out, nested ones counted, too.
    public internal(set) var variations = 0
    /// NAGs on the main line left out.
    public internal(set) var nags = 0
    /// Dates with unknown parts, which become 1 as in ocgdb; a date without a year is left out.
    public internal(set) var inexactDates = 0
    /// Tags without a column: with an invalid or a repeated name, or after sixty other names.
    public internal(set) var tags = 0
}
