/// Why one game of a game database is not read. The whole game is skipped, and reading continues with the next one.
public struct DatabaseGameError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason by which refused games are counted, in the order of lists.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// A move that is not legal in its position.
        case illegalMove = "illegal move"
        /// The column of moves does not hold moves in the format of the file, or is truncated.
        case unreadableMoves = "unreadable moves"
        /// The FEN is not a position.
        case badStart = "bad starting position"
        /// More moves, text or variations than any game has.
        case tooLong = "too long"
    }

    public let reason: Reason
    /// The row of the game in the table Games: its ID.
    public let row: Int64
    /// The number of half-moves from the start of the game up to and including the faulty move; nil outside the moves.
    public let ply: Int?
    /// One sentence that names game and ply, without the name of the file and a full stop. It may quote the file: make
    /// control characters visible before it reaches a terminal.
    public let message: String

    /// An error in the moves of the game in `row`.
    public init(_ error: MoveDecodingError, row: Int64) {
        reason = error.reason
        self.row = row
        ply = error.ply
        let place = error.ply.map { "game \(row), ply \($0)" } ?? "game \(row)"
        message = "\(place): \(error.message)"
    }

    public var description: String { message }
}
