/// How castling rights are written in a FEN.
public enum CastlingLetters: Sendable {
    /// `KQkq` for the outermost rook on its side of the king, the file letter for any other rook (X-FEN). In standard
    /// chess this equals the FEN of the PGN standard.
    case sides
    /// The file letter of each rook: `HAha` in standard chess (Shredder-FEN).
    case files
}

/// Writing Forsyth–Edwards Notation.
extension Position: CustomStringConvertible {
    /// The FEN with all six fields. The en-passant square is written only if a capture there is legal. Castling rights
    /// are `KQkq`, or in Chess960 (`isChess960`) Shredder-FEN file letters, which every Chess960 program reads.
    public var fen: String { fen(castling: defaultCastlingLetters) }

    /// Returns the FEN with castling rights in the given style.
    ///
    /// ```swift
    /// let position = try Position(fen: "4k3/8/8/8/8/8/8/RR2K2R w KB - 0 1")
    /// print(position.fen(castling: .sides))  // 4k3/8/8/8/8/8/8/RR2K2R w KB - 0 1
    /// print(position.fen(castling: .files))  // 4k3/8/8/8/8/8/8/RR2K2R w HB - 0 1
    /// ```
    public func fen(castling letters: CastlingLetters) -> String {
        var text = fourFields(letters)
        text.append(UInt8(ascii: " "))
        text.append(contentsOf: "\(halfmoveClock)".utf8)
        text.append(UInt8(ascii: " "))
        text.append(contentsOf: "\(fullmoveNumber)".utf8)
        return String(decoding: text, as: UTF8.self)
    }

    /// The first four fields of `fen`. Two positions are the same for a repertoire if and only if this text is equal.
    public var epd: String { String(decoding: fourFields(defaultCastlingLetters), as: UTF8.self) }

    /// The same as `fen`.
    public var description: String { fen }

    private var defaultCastlingLetters: CastlingLetters { isChess960 ? .files : .sides }

    private func fourFields(_ letters: CastlingLetters) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(96)
        writePlacement(&text)
        text.append(contentsOf: sideToMove == .white ? " w ".utf8 : " b ".utf8)
        writeCastling(letters, &text)
        text.append(UInt8(ascii: " "))
        text.append(contentsOf: (legalEnPassant?.description ?? "-").utf8)
        return text
    }

    private func writePlacement(_ text: inout [UInt8]) {
        for rank in (0..<8).reversed() {
            var empty: UInt8 = 0
            for square in rank * 8..<rank * 8 + 8 {
                guard let piece = self[Square(onBoard: square)] else {
                    empty += 1
                    continue
                }
                if empty > 0 { text.append(UInt8(ascii: "0") + empty) }
                empty = 0
                text.append(piece.side == .white ? piece.kind.capital : piece.kind.capital | 0x20)
            }
            if empty > 0 { text.append(UInt8(ascii: "0") + empty) }
            if rank > 0 { text.append(UInt8(ascii: "/")) }
        }
    }

    private func writeCastling(_ letters: CastlingLetters, _ text: inout [UInt8]) {
        if castling == 0 { text.append(UInt8(ascii: "-")) }
        for side in Side.allCases {
            let home = UInt64.rank(side == .white ? 0 : 7)
            let rooks = squares(side, .rook) & home
            // King side first: from the h-file to the a-file.
            for rook in Array(Bitboard(rawValue: castling & home)).reversed() {
                let isKingSide = rook.index > kingIndex(side)
                let outermost = isKingSide ? 63 - rooks.leadingZeroBitCount : rooks.lowest
                var letter = UInt8(ascii: "A") + UInt8(rook.file)
                if letters == .sides, rook.index == outermost {
                    letter = isKingSide ? UInt8(ascii: "K") : UInt8(ascii: "Q")
                }
                text.append(side == .white ? letter : letter | 0x20)
            }
        }
    }
}
