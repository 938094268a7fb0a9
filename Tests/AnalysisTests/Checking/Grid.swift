import Chess

/// A board parsed from a FEN and examined square by square. The checks of reasons use it so that they share no code
/// with the detectors.
struct Grid {
    /// The FEN letters, "." for an empty square: `cells[rank][file]`; rank 0 is White's first rank.
    private let cells: [[Character]]
    let isWhiteToMove: Bool
    /// The castling letters of the FEN.
    let castling: String

    init(_ position: Position) {
        let fields = position.fen.split(separator: " ").map(String.init)
        cells = fields[0].split(separator: "/").reversed().map { row in
            row.flatMap { letter in
                letter.wholeNumberValue.map { Array(repeating: Character("."), count: $0) } ?? [letter]
            }
        }
        isWhiteToMove = fields[1] == "w"
        castling = fields[2]
    }

    subscript(square: Square) -> Character { cells[square.rank][square.file] }

    static let squares: [Square] = (0..<64).compactMap { Square(file: $0 % 8, rank: $0 / 8) }

    static func isWhite(_ letter: Character) -> Bool { letter.isUppercase }

    func owner(of square: Square) -> Side? {
        self[square] == "." ? nil : self[square].isUppercase ? .white : .black
    }

    /// Returns the number of pieces with a FEN letter.
    func count(_ letter: Character) -> Int { cells.reduce(0) { $0 + $1.count { $0 == letter } } }

    /// Returns the squares between two squares on a common line; nil without one.
    static func squaresBetween(_ a: Square, _ b: Square) -> [Square]? {
        let (files, ranks) = (b.file - a.file, b.rank - a.rank)
        guard a != b, files * ranks == 0 || abs(files) == abs(ranks) else { return nil }
        let count = max(abs(files), abs(ranks))
        return (1..<count).compactMap {
            Square(file: a.file + files / count * $0, rank: a.rank + ranks / count * $0)
        }
    }

    /// Returns whether a piece with `letter` can move along the line from `from` to `to`.
    static func moves(_ letter: Character, alongLineFrom from: Square, to: Square) -> Bool {
        let isStraight = from.file == to.file || from.rank == to.rank
        let isDiagonal = abs(from.file - to.file) == abs(from.rank - to.rank)
        return switch letter.lowercased() {
        case "q": isStraight || isDiagonal
        case "r": isStraight
        case "b": isDiagonal
        default: false
        }
    }

    /// Returns whether the piece on `from` attacks `to`, ignoring pins; the square `ignoring` counts as empty.
    func attacks(_ from: Square, _ to: Square, ignoring: Square? = nil) -> Bool {
        let (files, ranks) = (to.file - from.file, to.rank - from.rank)
        switch self[from] {
        case ".": return false
        case "P": return ranks == 1 && abs(files) == 1
        case "p": return ranks == -1 && abs(files) == 1
        case "N", "n": return abs(files * ranks) == 2
        case "K", "k": return from != to && max(abs(files), abs(ranks)) == 1
        default:
            guard from != to, Self.moves(self[from], alongLineFrom: from, to: to),
                let between = Self.squaresBetween(from, to)
            else {
                return false
            }
            return between.allSatisfy { self[$0] == "." || $0 == ignoring }
        }
    }

    /// Returns the pieces of a side that attack a square.
    func attackers(of square: Square, by side: Side) -> [Square] {
        Self.squares.filter { owner(of: $0) == side && attacks($0, square) }
    }

    static func value(_ letter: Character) -> Int {
        ["p": 1, "n": 3, "b": 3, "r": 5, "q": 9][letter.lowercased()] ?? 0
    }

    /// Returns the pawns of a side by file.
    func pawns(of side: Side) -> [[Square]] {
        let letter: Character = side == .white ? "P" : "p"
        return (0..<8).map { file in Self.squares.filter { $0.file == file && self[$0] == letter } }
    }
}

extension Position {
    /// The same position with the other side to move, created by a FEN; nil if that is invalid.
    var passed: Position? {
        var fields = fen.split(separator: " ").map(String.init)
        fields[1] = fields[1] == "w" ? "b" : "w"
        fields[3] = "-"
        return try? Position(fen: fields.joined(separator: " "))
    }

    /// Returns the most the side to move can win by captures on one square, if both sides may capture in any order or
    /// stop.
    func bestCapture(on square: Square) -> Int {
        let grid = Grid(self)
        let takes = legalMoves().filter { $0.to == square && !$0.isCastling && grid[square] != "." }
        return takes.map { take in
            Grid.value(grid[square]) + (take.promotion.map { Grid.value($0.letter) - 1 } ?? 0)
                - playing(take).bestCapture(on: square)
        }.max().map { max(0, $0) } ?? 0
    }
}
