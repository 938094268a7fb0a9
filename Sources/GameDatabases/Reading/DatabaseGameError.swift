/// Why one game of a foreign database is not read. The game is left out as a whole; reading goes on with the next.
public struct DatabaseGameError: Error, Hashable, Sendable, CustomStringConvertible {
    /// By which refused games are counted, in the order of listings.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// A move that cannot be played in its position.
        case illegalMove = "illegal move"
        /// What stands in the column of moves is none, or is cut off.
        case unreadableMoves = "unreadable moves"
        /// The FEN is not a position.
        case badStart = "bad starting position"
        /// More moves, text or variations than any game has.
        case tooLong = "too long"
    }

    public let reason: Reason
    /// The row of the game in the table Games: its ID.
    public let row: Int64
    /// Half-moves from the start of the game to the move in question, that one included; nil outside the moves.
    public let ply: Int?
    /// One sentence that names game and ply, without the file's name and a final stop. It may quote the file: make
    /// control characters visible before it reaches a terminal.
    public let message: String

    /// A fault in the moves of the game in that row.
    public init(_ fault: MoveDecodingError, row: Int64) {
        reason = fault.reason
        self.row = row
        ply = fault.ply
        let place = fault.ply.map { "game \(row), ply \($0)" } ?? "game \(row)"
        message = "\(place): \(fault.message)"
    }

    public var description: String { message }
}

/// What is wrong with the moves of a game whose row the finder does not know.
public struct MoveDecodingError: Error {
    let reason: DatabaseGameError.Reason
    let ply: Int?
    let message: String

    public init(_ reason: DatabaseGameError.Reason, ply: Int? = nil, _ message: String) {
        self.reason = reason
        self.ply = ply
        self.message = message
    }

    /// So many half-moves, in main line and variations together, has no game; a list of them is an attack or damage.
    static let mostPlies = 250_000

    static func tooLong(_ what: String = "moves") -> MoveDecodingError {
        MoveDecodingError(.tooLong, "has more than \(mostPlies) \(what)")
    }
}
