/// Why a FEN is not a position. The message names the field and what should stand there.
public struct FENError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Field: String, Sendable {
        case whole = "FEN"
        case placement
        case sideToMove = "side to move"
        case castling = "castling rights"
        case enPassant = "en passant"
        case halfmoveClock = "halfmove clock"
        case fullmoveNumber = "fullmove number"
        /// Every field can be read, but no game can have this position.
        case position
    }

    public let field: Field
    /// One sentence with the remedy, without the field's name.
    public let message: String

    /// `placement: rank 5 has 9 squares instead of 8`.
    public var description: String { "\(field.rawValue): \(message)" }
}
