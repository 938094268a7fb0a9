/// Reading Forsyth–Edwards Notation.
///
/// Source: the PGN standard, section 16.1; X-FEN and Shredder-FEN for the castling rights of Chess960.
extension Position {
    /// Reads a FEN of four to six fields, separated by any number of blanks or underscores. Placement and side to move
    /// are enough; the position then has no castling rights and no en-passant square.
    ///
    /// Missing clocks are 0 and 1; clocks out of range (0 to 65,535; move numbers start at 1) become the nearest valid
    /// value. Castling rights without king and rook in place, and en-passant squares without a pawn in front, are
    /// dropped; `reading(fen:)` reports the dropped castling letters. Throws an error that names the field for wrong
    /// rank lengths, a side without exactly one king, pawns on the first or last rank, more than sixteen pieces a side,
    /// the side not to move in check, and more checks at once than possible.
    ///
    /// ```swift
    /// let position = try Position(fen: "8/8/8/8/8/k7/p7/K7 w")
    /// print(position.fen)  // 8/8/8/8/8/k7/p7/K7 w - - 0 1
    /// do {
    ///     _ = try Position(fen: "8/8/8/8/8/k7/p7/K8 w - - 0 1")
    /// } catch {
    ///     print(error)  // placement: rank 1 has 9 squares instead of 8
    /// }
    /// ```
    public init(fen: some StringProtocol) throws(FENError) {
        self = try Self.reading(fen: fen).position
    }

    /// Reads a FEN like `init(fen:)` and also returns the castling letters dropped because king or rook is not in
    /// place.
    ///
    /// ```swift
    /// let fen = "r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1"
    /// let (position, ignored) = try Position.reading(fen: fen)
    /// print(ignored)  // Qk
    /// print(position.epd)  // r3k3/8/8/8/8/8/8/4K2R w Kq -
    /// ```
    public static func reading(fen: some StringProtocol) throws(FENError) -> (position: Position, ignored: String) {
        let fields = fen.utf8.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x5F || $0 == 0x0A || $0 == 0x0D }
            .map { Array($0) }
        guard fields.count >= 2 else {
            throw FENError(field: .whole, message: "needs placement and side to move, as in \(Position.initial.fen)")
        }
        guard fields.count <= 6 else {
            throw FENError(field: .whole, message: "has \(fields.count) fields; a FEN has at most 6")
        }
        var parts = try placement(fields[0])
        parts.side = try sideToMove(fields[1])
        try parts.checkPieces()
        let rights = fields.count > 2 ? try castlingRights(fields[2], parts) : (rooks: 0, ignored: "")
        let square = fields.count > 3 ? try enPassantSquare(fields[3], parts) : 64
        let halfmoves = fields.count > 4 ? try number(fields[4], .halfmoveClock) : 0
        let fullmoves = fields.count > 5 ? try number(fields[5], .fullmoveNumber) : 1
        let position = Position(
            kinds: parts.kinds, sides: parts.sides, castling: rights.rooks, sideToMove: parts.side, enPassant: square,
            halfmoves: halfmoves, fullmoves: max(1, fullmoves))
        try position.checkPlausible()
        return (position, rights.ignored)
    }

    /// The parsed placement and side to move, not yet validated.
    private struct Parts {
        var kinds = InlineArray<6, UInt64>(repeating: 0)
        var sides = InlineArray<2, UInt64>(repeating: 0)
        var side = Side.white

        func squares(_ side: Side, _ kind: PieceKind) -> UInt64 {
            sides[Int(side.rawValue)] & kinds[Int(kind.rawValue)]
        }

        func checkPieces() throws(FENError) {
            for side in Side.allCases {
                let kings = squares(side, .king).nonzeroBitCount
                guard kings == 1 else {
                    throw FENError(
                        field: .placement,
                        message: kings == 0 ? "\(side.name) has no king" : "\(side.name) has \(kings) kings")
                }
                let count = sides[Int(side.rawValue)].nonzeroBitCount
                guard count <= 16 else {
                    throw FENError(
                        field: .placement, message: "\(side.name) has \(count) pieces; a side has at most 16")
                }
            }
            guard kinds[0] & 0xFF00_0000_0000_00FF == 0 else {
                throw FENError(field: .placement, message: "a pawn is on the first or the last rank")
            }
        }
    }

    private static func placement(_ field: [UInt8]) throws(FENError) -> Parts {
        var parts = Parts()
        let ranks = field.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard ranks.count == 8 else {
            throw FENError(field: .placement, message: "has \(ranks.count) ranks instead of 8")
        }
        for (row, text) in ranks.enumerated() {
            var file = 0
            for byte in text {
                if byte >= 0x31, byte <= 0x38 {
                    file += Int(byte - 0x30)
                } else if let piece = Piece(fenLetter: byte) {
                    if let square = Square(file: file, rank: 7 - row) {
                        parts.kinds[Int(piece.kind.rawValue)] |= square.bit
                        parts.sides[Int(piece.side.rawValue)] |= square.bit
                    }
                    file += 1
                } else {
                    throw FENError(
                        field: .placement,
                        message:
                            "\(shown(byte)) in rank \(8 - row) is neither a piece (PNBRQK, pnbrqk) nor a digit from 1 to 8"
                    )
                }
            }
            guard file == 8 else {
                throw FENError(field: .placement, message: "rank \(8 - row) has \(file) squares instead of 8")
            }
        }
        return parts
    }

    private static func sideToMove(_ field: [UInt8]) throws(FENError) -> Side {
        switch field {
        case [UInt8(ascii: "w")], [UInt8(ascii: "W")]: return .white
        case [UInt8(ascii: "b")], [UInt8(ascii: "B")]: return .black
        default: throw FENError(field: .sideToMove, message: "must be w or b")
        }
    }

    /// `KQkq` mean the outermost rook on that side of the king (X-FEN), file letters the rook on that file
    /// (Shredder-FEN).
    private static func castlingRights(_ field: [UInt8], _ parts: Parts) throws(FENError) -> (
        rooks: UInt64, ignored: String
    ) {
        var rooks: UInt64 = 0
        var ignored = ""
        if field == [UInt8(ascii: "-")] { return (0, "") }
        for byte in field {
            let side: Side = byte & 0x20 == 0 ? .white : .black
            let letter = byte | 0x20
            let rank = side == .white ? 0 : 7
            let home = parts.squares(side, .rook) & UInt64.rank(rank)
            let king = parts.squares(side, .king) & UInt64.rank(rank)
            var rook: UInt64 = 0
            switch letter {
            case UInt8(ascii: "k"):
                if king != 0, home != 0 {
                    let last = 63 - home.leadingZeroBitCount
                    if last > king.lowest { rook = 1 << UInt64(last) }
                }
            case UInt8(ascii: "q"):
                if king != 0, home != 0, home.lowest < king.lowest { rook = 1 << UInt64(home.lowest) }
            case UInt8(ascii: "a")...UInt8(ascii: "h"):
                if king != 0 { rook = home & UInt64.fileA << UInt64(letter - UInt8(ascii: "a")) }
            default:
                throw FENError(field: .castling, message: "\(shown(byte)) is not one of KQkq, A to H, a to h or -")
            }
            if rook == 0 { ignored.append(Character(Unicode.Scalar(byte))) } else { rooks |= rook }
        }
        for side in Side.allCases {
            let king = parts.squares(side, .king).lowest
            let own = rooks & UInt64.rank(side == .white ? 0 : 7)
            let below = own & (1 << UInt64(king) - 1)
            if below.hasSeveral || (own ^ below).hasSeveral {
                throw FENError(field: .castling, message: "names two rooks on one side of the \(side.name) king")
            }
        }
        return (rooks, ignored)
    }

    /// Returns the en-passant square if a capture there is at least pseudo-legal, else 64.
    private static func enPassantSquare(_ field: [UInt8], _ parts: Parts) throws(FENError) -> UInt8 {
        if field == [UInt8(ascii: "-")] { return 64 }
        guard field.count == 2, let square = Square(fileLetter: field[0], rankDigit: field[1]) else {
            throw FENError(field: .enPassant, message: "must be a square such as e3, or -")
        }
        let mover = parts.side
        guard square.rank == (mover == .white ? 5 : 2) else {
            return 64
        }
        let forward = mover == .white ? 8 : -8
        let occupied = parts.sides[0] | parts.sides[1]
        let pawn: UInt64 = 1 << UInt64(square.index - forward)
        let behind: UInt64 = 1 << UInt64(square.index + forward)
        let capturers = AttackTables.shared.pawn(square.index, of: mover.opponent) & parts.squares(mover, .pawn)
        guard parts.squares(mover.opponent, .pawn) & pawn != 0, occupied & (square.bit | behind) == 0, capturers != 0
        else { return 64 }
        return square.rawValue
    }

    private static func number(_ field: [UInt8], _ name: FENError.Field) throws(FENError) -> UInt16 {
        if field == [UInt8(ascii: "-")] { return 0 }
        let isNegative = field.count > 1 && field[0] == UInt8(ascii: "-")
        var value = 0
        for byte in field.dropFirst(isNegative ? 1 : 0) {
            guard byte >= 0x30, byte <= 0x39 else {
                throw FENError(field: name, message: "must be a number")
            }
            value = min(Int(UInt16.max), value * 10 + Int(byte - 0x30))
        }
        return isNegative ? 0 : UInt16(value)
    }

    /// Refuses positions no game can reach.
    private func checkPlausible() throws(FENError) {
        let waiting = sideToMove.opponent
        guard attackers(of: king(of: waiting), by: sideToMove).isEmpty else {
            throw FENError(
                field: .position, message: "\(waiting.name) is in check, but it is \(sideToMove.name)'s move")
        }
        let checkers = checkers
        guard checkers.count <= 2 else {
            throw FENError(field: .position, message: "\(checkers.count) pieces give check at once; at most two can")
        }
    }

    private static func shown(_ byte: UInt8) -> String {
        byte > 0x20 && byte < 0x7F ? "\"\(Character(Unicode.Scalar(byte)))\"" : "byte \(byte)"
    }
}
