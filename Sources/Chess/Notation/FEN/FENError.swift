/// The reason why a FEN is invalid. The message names the field and what it should contain.
public struct FENError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The fields of a FEN in order; the raw value is the field's name in messages.
    public enum Field: String, Sendable {
        /// The FEN has too few or too many fields.
        case whole = "FEN"
        /// The piece placement, rank 8 first.
        case placement
        /// `w` or `b`.
        case sideToMove = "side to move"
        /// `KQkq`, file letters, or `-`.
        case castling = "castling rights"
        /// A square, or `-`.
        case enPassant = "en passant"
        /// Plies since the last capture or pawn move.
        case halfmoveClock = "halfmove clock"
        /// The number of the next move.
        case fullmoveNumber = "fullmove number"
        /// An operation of an EPD line.
        case operation
        /// Every field is valid, but no game can reach the position.
        case position
    }

    /// The field with the error.
    public let field: Field
    /// One sentence that says what is wrong and how to fix it, without the field's name.
    public let message: String

    /// `placement: rank 5 has 9 squares instead of 8`.
    public var description: String { "\(field.rawValue): \(message)" }
}
