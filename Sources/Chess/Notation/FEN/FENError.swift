/// Why a FEN is not a position. The message names the field and what should stand there.
public struct FENError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The fields of a FEN in their order; the raw value is the field's name in messages.
    public enum Field: String, Sendable {
        /// Too few fields or too many.
        case whole = "FEN"
        /// What stands where, rank 8 first.
        case placement
        /// `w` or `b`.
        case sideToMove = "side to move"
        /// `KQkq`, file letters, or `-`.
        case castling = "castling rights"
        /// A square, or `-`.
        case enPassant = "en passant"
        /// Plies since the last capture or pawn move.
        case halfmoveClock = "halfmove clock"
        /// The number of the move to be made.
        case fullmoveNumber = "fullmove number"
        /// An operation of an EPD line.
        case operation
        /// Every field can be read, but no game can have this position.
        case position
    }

    /// Where the fault is.
    public let field: Field
    /// One sentence with the remedy, without the field's name.
    public let message: String

    /// `placement: rank 5 has 9 squares instead of 8`.
    public var description: String { "\(field.rawValue): \(message)" }
}
