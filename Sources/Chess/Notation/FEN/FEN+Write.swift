/// How castling rights are written in a FEN.
public enum CastlingLetters: Sendable {
    /// `KQkq` for the outermost rook on its side of the king, a file's letter for one that stands further in (X-FEN).
    /// In ordinary chess this is the PGN standard's FEN.
    case sides
    /// The letter of each rook's file, `HAha` in ordinary chess (Shredder-FEN).
    case files
}

/// Forsyth–Edwards Notation, written.
extension Position: CustomStringConvertible {
    /// All six fields. The en-passant square is written only when a capture there is legal; castling rights as
    /// `KQkq`, in Chess960 (`isChess960`) as Shredder-FEN's file letters, which every program of that game reads.
    public var fen: String { fen(castling: customaryLetters) }

    /// As `fen`, with the castling rights in the letters asked for.
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

    /// The first four fields of `fen`: the text by which positions are told apart. Two positions are the same for a
    /// repertoire if and only if this text is equal.
    public var epd: String { String(decoding: fourFields(customaryLetters), as: UTF8.self) }

    /// The position's `fen`.
    public var description: String { fen }

    private var customaryLetters: CastlingLetters { isChess960 ? .files : .sides }

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
            // King side first, so from the h-file down.
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
