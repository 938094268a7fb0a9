/// The parts of a position that decide whether two positions are the same for a repertoire: placement, side to move,
/// castling rights, and the en-passant square if a capture there is legal. The clocks are ignored.
///
/// ```swift
/// func position(after line: [String]) throws -> Position {
///     var position = Position.initial
///     for text in line {
///         position = position.playing(try position.move(san: text))
///     }
///     return position
/// }
/// let reti = try position(after: ["Nf3", "d5", "d4"])
/// let queensPawn = try position(after: ["d4", "d5", "Nf3"])
/// print(reti == queensPawn, reti.identity == queensPawn.identity)  // false true
/// print(reti.identity.epd)  // rnbqkbnr/ppp1pppp/8/3p4/3P4/5N2/PPP1PPPP/RNBQKB1R b KQkq -
/// ```
///
/// The order (`<`) is arbitrary but fixed, for code that needs a deterministic order.
public struct PositionIdentity: Hashable, Sendable, Comparable, CustomStringConvertible {
    let whitePieces, pawns, knights, bishops, rooks, queens, kings, castling: UInt64
    let enPassant, side: UInt8
    /// The same as `Position.key`. Equal positions have equal keys.
    public let key: UInt64

    /// The position's `epd`. Identities are equal if and only if these texts are equal.
    public var epd: String {
        let all = pawns | knights | bishops | rooks | queens | kings
        return Position(
            kinds: [pawns, knights, bishops, rooks, queens, kings], sides: [whitePieces, all ^ whitePieces],
            castling: castling, sideToMove: side == Side.white.rawValue ? .white : .black, enPassant: enPassant,
            halfmoves: 0, fullmoves: 1
        ).epd
    }

    /// The same as `epd`.
    public var description: String { epd }

    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    public static func < (a: PositionIdentity, b: PositionIdentity) -> Bool {
        if a.key != b.key { return a.key < b.key }
        return a.words.lexicographicallyPrecedes(b.words)
    }

    private var words: [UInt64] {
        [whitePieces, pawns, knights, bishops, rooks, queens, kings, castling, UInt64(enPassant), UInt64(side)]
    }
}
