/// Prep's own table of openings, a line each: code, name, moves.
///
///     B90 Sicilian Defense: Najdorf Variation | B54 Nf6 Nc3 a6
///
/// A code in place of the first moves means the moves of the first line with that code, which comes earlier. So no line
/// is long, and no moves are repeated. Lines are in the order of their codes, and under a code in that of their moves.
///
/// Names are American English: opening, colon, variations from the wider to the narrower. An unnamed variation is named
/// after its last move in the usual order of moves (`Closed, 9.h3`).
enum OpeningLines {
    /// All volumes, in the order in which they must be read.
    static let volumes = [volumeA, volumeB, volumeC00, volumeC50, volumeD, volumeE]
}
