public import Chess

/// A question about the board, answered in words, for a user who cannot or does not want to see it.
public enum BoardQuery: Hashable, Sendable {
    /// `b`: the whole position: all pieces, whose move it is, check, and who can still castle.
    case board
    /// `p`: all pieces of both sides.
    case allPieces
    /// `p N`: the pieces of one kind and side, by their FEN letter.
    case pieces(Piece)
    /// `s e4`: what is on a square.
    case square(Square)
    /// `s e`: the pieces on a file, 0 for the a-file.
    case file(Int)
    /// `s 4`: the pieces on a rank, 0 for the first.
    case rank(Int)
    /// `m f3`: the legal moves of the piece on a square.
    case moves(from: Square)

    /// Returns the query of a line's words.
    /// - Returns: Nil when the first word is not `b`, `p`, `s`, `m` or `moves`, or `moves` is alone; `.misused` with the
    ///   remedy when the rest is wrong.
    static func read(_ word: String, _ rest: [String]) -> DrillEntry? {
        let argument = rest.first ?? ""
        let query: BoardQuery?
        switch word {
        case "b" where rest.isEmpty: query = .board
        case "p" where rest.isEmpty: query = .allPieces
        case "p": query = Self.piece(argument).map(BoardQuery.pieces)
        case "s": query = Self.place(argument)
        case "m", "moves":
            if rest.isEmpty { return word == "moves" ? nil : .command(.moves) }
            query = Square(argument.lowercased()).map(BoardQuery.moves)
        default: return nil
        }
        guard let query, rest.count <= 1 else {
            return .misused(
                "Ask the board with b (all of it), p N (White's knights), p n (Black's), s e4, s e, s 4, m f3.")
        }
        return .command(.query(query))
    }

    private static func piece(_ letter: String) -> Piece? {
        let all = Side.allCases.flatMap { side in PieceKind.allCases.map { Piece(side, $0) } }
        return all.first { String($0.fenLetter) == letter }
    }

    private static func place(_ text: String) -> BoardQuery? {
        let text = text.lowercased()
        if let square = Square(text) { return .square(square) }
        guard let byte = text.utf8.first, text.utf8.count == 1 else { return nil }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "h"): return .file(Int(byte - UInt8(ascii: "a")))
        case UInt8(ascii: "1")...UInt8(ascii: "8"): return .rank(Int(byte - UInt8(ascii: "1")))
        default: return nil
        }
    }

    /// Returns the answer, one sentence a line.
    public func answer(in position: Position) -> [String] {
        switch self {
        case .board: return Self.pieces(in: position) + Self.state(of: position)
        case .allPieces: return Self.pieces(in: position)
        case .pieces(let piece):
            let squares = Self.squares(of: piece, in: position)
            return [
                squares.isEmpty
                    ? "\(piece.side.name) has no \(piece.kind.name)"
                    : "\(piece.side.name) \(piece.kind.name): \(squares.joined(separator: " "))"
            ]
        case .square(let square):
            return ["\(square): \(position[square].map(Self.words) ?? "empty")"]
        case .file(let file):
            return [Self.row((0..<8).compactMap { Square(file: file, rank: $0) }, in: position)]
        case .rank(let rank):
            return [Self.row((0..<8).compactMap { Square(file: $0, rank: rank) }, in: position)]
        case .moves(let square):
            let moves = position.movesByUCI.filter { $0.from == square }.map { position.san($0) }
            let piece = position[square].map(Self.words) ?? "empty"
            if let side = position[square]?.side, side != position.sideToMove {
                return ["\(square), \(piece): no move, \(position.sideToMove.name) is to move"]
            }
            return ["\(square), \(piece): \(moves.isEmpty ? "no legal move" : moves.joined(separator: " "))"]
        }
    }

    /// `white: king e1, queen d1, rook a1 h1`, a sentence for each side.
    private static func pieces(in position: Position) -> [String] {
        Side.allCases.map { side in
            let kinds = PieceKind.allCases.sorted { $0.rawValue > $1.rawValue }
            let groups = kinds.map { ($0, squares(of: Piece(side, $0), in: position)) }.filter { !$0.1.isEmpty }
            return "\(side.name): "
                + groups.map { "\($0.0.name) \($0.1.joined(separator: " "))" }.joined(separator: ", ")
        }
    }

    /// `black to move, in check`, `white can castle king side and queen side`.
    private static func state(of position: Position) -> [String] {
        let end = position.isCheckmate ? ", mated" : position.isCheck ? ", in check" : ""
        let castling = Side.allCases.compactMap { side -> String? in
            let king = position.king(of: side).file
            let rooks = position.castlingRooks.filter { position[$0]?.side == side }
            guard !rooks.isEmpty else { return nil }
            let words = rooks.sorted { $0.file > $1.file }.map { $0.file > king ? "king side" : "queen side" }
            return "\(side.name) can castle \(words.joined(separator: " and "))"
        }
        return ["\(position.sideToMove.name) to move\(end)"] + (castling.isEmpty ? ["no castling"] : castling)
    }

    private static func row(_ squares: [Square], in position: Position) -> String {
        let pieces = squares.compactMap { square in position[square].map { "\(square) \(words($0))" } }
        guard let first = squares.first, let last = squares.last else { return "" }
        return "\(first) to \(last): \(pieces.isEmpty ? "empty" : pieces.joined(separator: ", "))"
    }

    private static func squares(of piece: Piece, in position: Position) -> [String] {
        Square.all.filter { position[$0] == piece }.map(\.description)
    }

    private static func words(_ piece: Piece) -> String { "\(piece.side.name) \(piece.kind.name)" }
}
