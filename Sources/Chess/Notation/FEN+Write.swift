/// Forsyth–Edwards Notation, written.
extension Position {
    /// All six fields. The en-passant square is written only when a capture there is legal; castling rights as
    /// `KQkq`, in Chess960 as Shredder-FEN's file letters.
    public var fen: String { "\(epd) \(halfmoveClock) \(fullmoveNumber)" }

    /// The first four fields of `fen`: the text by which positions are told apart. Two positions are the same for a
    /// repertoire if and only if this text is equal.
    public var epd: String {
        let side = sideToMove == .white ? "w" : "b"
        return "\(placementField) \(side) \(castlingField) \(legalEnPassant?.description ?? "-")"
    }

    private var placementField: String {
        var text = ""
        for rank in (0..<8).reversed() {
            var empty = 0
            for file in 0..<8 {
                guard let square = Square(file: file, rank: rank), let piece = self[square] else {
                    empty += 1
                    continue
                }
                if empty > 0 { text += "\(empty)" }
                empty = 0
                text.append(piece.fenLetter)
            }
            if empty > 0 { text += "\(empty)" }
            if rank > 0 { text += "/" }
        }
        return text
    }

    private var castlingField: String {
        guard castling != 0 else { return "-" }
        let chess960 = isChess960
        var text = ""
        for side in Side.allCases {
            let home = side == .white ? castling & 0xFF : castling & 0xFF00_0000_0000_0000
            // King side first, so from the h-file down.
            for rook in Array(Bitboard(rawValue: home)).reversed() {
                let isKingSide = rook.index > kingIndex(side)
                let letter = chess960 ? rook.fileLetter : isKingSide ? "k" : "q"
                text += side == .white ? letter.uppercased() : String(letter)
            }
        }
        return text
    }
}
