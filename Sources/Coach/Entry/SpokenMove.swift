import Chess

/// A move in words, as it is spoken and dictated: `knight f 3`, `knight takes d5`, `e pawn takes d 5`, `king side
/// castle`, `e 8 queen`. Words for check and mate are ignored.
struct SpokenMove {
    private enum Form {
        case castling(kingSide: Bool)
        /// A piece, which part of its square is named, and the square it reaches.
        case piece(PieceKind, file: Int?, rank: Int?, to: Square, promotion: PieceKind?)
    }

    private let form: Form
    private let isCapture: Bool

    /// Nil when the text is not a move in words.
    init?(_ text: String) {
        var words = Self.words(of: text.lowercased())
        isCapture = words.contains(where: Self.captures.contains)
        words.removeAll { Self.captures.contains($0) || Self.ignored.contains($0) }
        if words.contains(where: Self.castles.contains) {
            words.removeAll(where: Self.castles.contains)
            let wing = words.joined()
            guard let isKingSide = Self.wings[wing] else { return nil }
            form = .castling(kingSide: isKingSide)
            return
        }
        var promotion: PieceKind?
        if words.count > 1, let kind = words.last.flatMap({ Self.kinds[$0] }) {
            promotion = kind
            words.removeLast()
        }
        guard let form = Self.pieceMove(words, promotion) else { return nil }
        self.form = form
    }

    /// `knight`, `g`, `f`, `3`: the last file and rank are the square reached, what is before them is where it came from.
    private static func pieceMove(_ given: [String], _ promotion: PieceKind?) -> Form? {
        var words = given
        guard words.count >= 2, let rank = words.popLast().flatMap(number), let file = words.popLast().flatMap(letter),
            let to = Square(file: file, rank: rank)
        else { return nil }
        var kind: PieceKind?
        var (fromFile, fromRank): (Int?, Int?)
        for word in words {
            if let named = kinds[word], kind == nil {
                kind = named
            } else if let file = letter(word), fromFile == nil {
                fromFile = file
            } else if let rank = number(word), fromRank == nil {
                fromRank = rank
            } else {
                return nil
            }
        }
        return .piece(kind ?? .pawn, file: fromFile, rank: fromRank, to: to, promotion: promotion)
    }

    /// Returns the legal moves that the words describe.
    func moves(in position: Position) -> [Move] {
        position.movesByUCI.filter { move in
            switch form {
            case .castling(let isKingSide):
                return move.isCastling && (move.to.file > move.from.file) == isKingSide
            case .piece(let kind, let file, let rank, let to, let promotion):
                let isTaking = position[move.to] != nil || kind == .pawn && move.from.file != move.to.file
                return !move.isCastling && position[move.from]?.kind == kind && move.to == to
                    && (file == nil || file == move.from.file) && (rank == nil || rank == move.from.rank)
                    && (promotion == nil || promotion == move.promotion) && (isTaking || !isCapture)
                    // A pawn that captures is named by its file or by the word.
                    && (kind != .pawn || isTaking == (isCapture || file.map { $0 != to.file } ?? false))
            }
        }
    }

    /// The same move in SAN: `Nf3`.
    var san: String {
        switch form {
        case .castling(let isKingSide): return isKingSide ? "O-O" : "O-O-O"
        case .piece(let kind, let file, let rank, let to, let promotion):
            let from = (file.map { String(Self.letters[$0]) } ?? "") + (rank.map { "\($0 + 1)" } ?? "")
            // A pawn's own file is no part of a move without capture.
            let start = kind == .pawn && !isCapture && file == to.file ? "" : from
            return (kind == .pawn ? "" : String(kind.letter)) + start + (isCapture ? "x" : "") + to.description
                + (promotion.map { "=\($0.letter)" } ?? "")
        }
    }

    private static let letters = Array("abcdefgh")
    private static func letter(_ word: String) -> Int? { letters.map(String.init).firstIndex(of: word) }
    private static func number(_ word: String) -> Int? { "12345678".map(String.init).firstIndex(of: word) }

    /// The words in lower case without punctuation; `f3` is two of them.
    private static func words(of text: String) -> [String] {
        let parts = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return parts.flatMap { word -> [String] in
            guard word.count == 2, let first = word.first, let last = word.last, letter(String(first)) != nil,
                number(String(last)) != nil
            else { return [word] }
            return [String(first), String(last)]
        }
    }

    private static let kinds: [String: PieceKind] = [
        "king": .king, "queen": .queen, "rook": .rook, "bishop": .bishop, "knight": .knight, "pawn": .pawn,
    ]
    private static let captures: Set<String> = ["takes", "captures", "x"]
    private static let castles: Set<String> = ["castle", "castles", "castling"]
    private static let wings: [String: Bool] = [
        "kingside": true, "short": true, "queenside": false, "long": false,
    ]
    private static let ignored: Set<String> = [
        "to", "on", "from", "check", "mate", "checkmate", "promotes", "becomes", "equals",
    ]
}
