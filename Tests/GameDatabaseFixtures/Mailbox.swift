/// A second, slow chess board for the encoders of these tests: letters on 64 squares, with its own implementation of the
/// rules, so that it shares no code with the decoders. a1 = 0 … h8 = 63; moves in UCI, castling as the king's move by two
/// squares, in Chess960 as king takes rook.
struct Mailbox {
    var squares: [Character]
    var isWhite: Bool
    /// Squares of the rooks that may castle.
    var rooks: Set<Int> = []
    var enPassant: Int?
    let isChess960: Bool

    /// A FEN without errors, castling as `KQkq`.
    init(_ fen: String) {
        let fields = fen.split(separator: " ")
        var board: [Character] = []
        for rank in fields[0].split(separator: "/").reversed() {
            for letter in rank {
                if let empty = letter.wholeNumberValue {
                    board += Array(repeating: ".", count: empty)
                } else {
                    board.append(letter)
                }
            }
        }
        squares = board
        isWhite = fields[1] == "w"
        for letter in fields[2] where letter != "-" {
            let home = letter.isUppercase ? 0 : 56
            let (king, rook): (Character, Character) = letter.isUppercase ? ("K", "R") : ("k", "r")
            guard let at = (home..<(home + 8)).first(where: { board[$0] == king }) else { continue }
            if letter.lowercased() == "k" {
                rooks.insert((at..<(home + 8)).last { board[$0] == rook } ?? at)
            } else {
                rooks.insert((home..<at).first { board[$0] == rook } ?? at)
            }
        }
        isChess960 = !rooks.isSubset(of: [0, 7, 56, 63]) || (!rooks.isEmpty && board[4] != "K" && board[60] != "k")
        if fields[3] != "-" { enPassant = Mailbox.square(String(fields[3])) }
    }

    static let start = Mailbox("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")

    static func square(_ name: some StringProtocol) -> Int {
        let bytes = Array(name.utf8)
        return Int(bytes[0]) - 97 + (Int(bytes[1]) - 49) * 8
    }

    static func name(_ square: Int) -> String { "\("abcdefgh".map { $0 }[square % 8])\(square / 8 + 1)" }

    func isOwn(_ square: Int) -> Bool { squares[square] != "." && squares[square].isUppercase == isWhite }
    func isEnemy(_ square: Int) -> Bool { squares[square] != "." && squares[square].isUppercase != isWhite }

    var king: Int { squares.firstIndex(of: isWhite ? "K" : "k") ?? 0 }

    /// Returns the square that many files and ranks away; nil outside the board.
    static func step(_ square: Int, _ file: Int, _ rank: Int) -> Int? {
        let (toFile, toRank) = (square % 8 + file, square / 8 + rank)
        return (0..<8).contains(toFile) && (0..<8).contains(toRank) ? toRank * 8 + toFile : nil
    }

    static let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)]
    static let diagonal = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
    static let jumps = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]

    /// Whether the side that is not `white` attacks the square.
    func isAttacked(_ square: Int, ofWhite white: Bool) -> Bool {
        func holds(_ at: Int?, _ letters: String) -> Bool {
            guard let at, squares[at] != ".", squares[at].isUppercase != white else { return false }
            return letters.contains(squares[at].lowercased())
        }
        for (file, rank) in Mailbox.jumps where holds(Mailbox.step(square, file, rank), "n") { return true }
        for file in [-1, 1] where holds(Mailbox.step(square, file, white ? 1 : -1), "p") { return true }
        for (directions, letters) in [(Mailbox.straight, "rq"), (Mailbox.diagonal, "bq")] {
            for (file, rank) in directions {
                if holds(Mailbox.step(square, file, rank), "k") { return true }
                var at = Mailbox.step(square, file, rank)
                while let here = at, squares[here] == "." { at = Mailbox.step(here, file, rank) }
                if holds(at, letters) { return true }
            }
        }
        return false
    }

    /// Plays a legal move.
    mutating func play(_ uci: String) {
        let (from, to) = (Mailbox.square(uci.prefix(2)), Mailbox.square(uci.dropFirst(2).prefix(2)))
        let piece = squares[from]
        let was = enPassant
        enPassant = nil
        defer { isWhite.toggle() }
        let home = isWhite ? 0 : 56
        let rook = castlingRook(from, to)
        if piece.lowercased() == "k" { rooks = rooks.filter { $0 / 8 != home / 8 } }
        if let rook {
            squares[from] = "."
            squares[rook] = "."
            squares[home + (rook > from ? 6 : 2)] = piece
            squares[home + (rook > from ? 5 : 3)] = isWhite ? "R" : "r"
            return
        }
        rooks.remove(from)
        rooks.remove(to)
        if piece.lowercased() == "p" {
            if to == was { squares[to + (isWhite ? -8 : 8)] = "." }
            if abs(to - from) == 16 { enPassant = (to + from) / 2 }
        }
        squares[to] = piece
        squares[from] = "."
        if let promotion = uci.dropFirst(4).first {
            squares[to] = isWhite ? Character(promotion.uppercased()) : promotion
        }
    }

    /// Returns the rook of a castling move, in either notation.
    func castlingRook(_ from: Int, _ to: Int) -> Int? {
        guard squares[from].lowercased() == "k" else { return nil }
        if squares[to] != ".", isOwn(to) { return to }
        guard !isChess960, abs(to - from) == 2 else { return nil }
        return rooks.first { $0 / 8 == from / 8 && ($0 > from) == (to > from) }
    }
}
