/// Building positions from pieces, and mirroring them.
extension Position {
    /// Creates a position from its pieces.
    ///
    /// An en-passant square where no capture is possible is left out, as in `init(fen:)`.
    ///
    /// ```swift
    /// var board = Position.initial.board
    /// for square in Bitboard.rank(6) { board[square] = nil }
    /// let handicap = try Position(board: board, castlingRooks: Position.initial.castlingRooks)
    /// print(handicap.fen)  // rnbqkbnr/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
    /// ```
    ///
    /// - Parameters:
    ///   - board: The pieces by their squares.
    ///   - sideToMove: The side that moves next.
    ///   - castlingRooks: The rooks that may still castle.
    ///   - enPassant: The square that a pawn has just passed over.
    ///   - halfmoveClock: The plies since the last capture or pawn move, 0 to 65,535.
    ///   - fullmoveNumber: The number of the next move, 1 to 65,535.
    /// - Throws: The error of `init(fen:)` for the same position; also for castling rights without king and rook in
    ///   place, and for clocks out of range.
    public init(
        board: [Square: Piece], sideToMove: Side = .white, castlingRooks: Bitboard = .empty, enPassant: Square? = nil,
        halfmoveClock: Int = 0, fullmoveNumber: Int = 1
    ) throws(FENError) {
        guard (0...65_535).contains(halfmoveClock) else {
            throw FENError(field: .halfmoveClock, message: "must be 0 to 65535")
        }
        guard (1...65_535).contains(fullmoveNumber) else {
            throw FENError(field: .fullmoveNumber, message: "must be 1 to 65535")
        }
        let ranks = (0..<8).reversed().map { rank in
            Bitboard.rank(rank).map { board[$0].map { String($0.fenLetter) } ?? "1" }.joined()
        }
        let rights = castlingRooks.map { $0.rank == 0 ? $0.fileLetter.uppercased() : String($0.fileLetter) }.joined()
        try self.init(
            fen: ranks.joined(separator: "/") + (sideToMove == .white ? " w " : " b ") + (rights.isEmpty ? "-" : rights)
                + " " + (enPassant?.description ?? "-") + " \(halfmoveClock) \(fullmoveNumber)")
        guard self.castlingRooks == castlingRooks else {
            throw FENError(
                field: .castling, message: "castling needs the king and a rook of its side on the first rank")
        }
    }

    /// The pieces by their squares, to be changed and given to `init(board:)`.
    public var board: [Square: Piece] {
        var board: [Square: Piece] = [:]
        for square in occupied { board[square] = self[square] }
        return board
    }

    /// The position with the sides exchanged: White's pieces become Black's on the mirrored ranks, and the other side is
    /// to move. It has the same value for the side to move.
    ///
    /// ```swift
    /// let position = try Position(fen: "4k3/8/8/8/8/8/4P3/4K2R w K - 3 7")
    /// print(position.mirrored.fen)  // 4k2r/4p3/8/8/8/8/8/4K3 b k - 3 7
    /// ```
    public var mirrored: Position {
        var kinds = kinds
        for index in kinds.indices { kinds[index] = kinds[index].byteSwapped }
        return Position(
            kinds: kinds, sides: [sides[1].byteSwapped, sides[0].byteSwapped], castling: castling.byteSwapped,
            sideToMove: sideToMove.opponent, enPassant: enPassant < 64 ? enPassant ^ 56 : 64, halfmoves: halfmoves,
            fullmoves: fullmoves)
    }
}
