import Chess
import GRDB
import GameDatabases
import PGN

/// A row of Games with the names it points to and the text beside it.
struct StoredGame {
    let id: Int64
    let columns: GameColumns
    /// What the columns do not hold of their own tags.
    private let odd: [TagPair]
    let result: GameResult
    let plies: Int
    private let fen: String?
    private let moves: [UInt8]
    /// `GameText`; nil where columns and moves are all.
    private let text: [UInt8]?

    /// All that is read here; a condition may follow. A repertoire's chapters are not among the rows.
    static let selection = """
        SELECT Games.ID, e.Name, s.Name, Date, Round, w.Name, b.Name, WhiteElo, BlackElo, TimeControl, ECO,
          Result, PlyCount, FEN, Moves, game_text.text FROM Games
        LEFT JOIN Events AS e ON e.ID = EventID LEFT JOIN Sites AS s ON s.ID = SiteID
        LEFT JOIN Players AS w ON w.ID = WhiteID LEFT JOIN Players AS b ON b.ID = BlackID
        LEFT JOIN game_text ON game_text.game = Games.ID
        WHERE Games.ID NOT IN (SELECT game FROM chapter)
        """

    init(_ row: Row) {
        func word(_ column: Int) -> String? { row.text(at: column) }
        id = Int64.fromDatabaseValue(row[0]) ?? 0
        columns = GameColumns(row, from: 1)
        result = word(11).flatMap { GameResult(tag: $0) } ?? .unknown
        plies = Int.fromDatabaseValue(row[12]).flatMap { ColumnLimits.count.contains(Int64($0)) ? $0 : nil } ?? 0
        fen = word(13)
        moves = [UInt8].stored(row[14])
        let text: DatabaseValue = row[15]
        let bytes = text.isNull ? nil : [UInt8].stored(text)
        let alone = bytes.flatMap(GameText.odd)
        odd = alone ?? []
        self.text = alone == nil ? bytes : nil
    }

    /// The game as it came in. O(its size).
    ///
    /// - Throws: where the row is damaged.
    func tree() throws(MoveDecodingError) -> GameTree {
        var tags = columns.tags(result, odd: odd)
        if let text {
            guard let kept = try kept(text) else { return try played([]) }
            if kept.hasMoreThanTags { return kept }
            tags = kept.tags.entries
        }
        return try played(tags)
    }

    private func kept(_ text: [UInt8]) throws(MoveDecodingError) -> GameTree? {
        var games = PGNReader(text).makeIterator()
        guard let game = games.next() else { return nil }
        switch game.tree {
        case .success(let tree): return tree
        case .failure(let error):
            throw MoveDecodingError(.unreadableMoves, ply: error.ply, "its comments and tags: \(error.message)")
        }
    }

    /// The main line under these tags, every move looked at.
    private func played(_ tags: [TagPair]) throws(MoveDecodingError) -> GameTree {
        var start = Position.initial
        if let fen {
            do {
                start = try Position(fen: fen)
            } catch {
                throw MoveDecodingError(.badStart, "its FEN is not a position (\(error))")
            }
        }
        var builder = GameTreeBuilder()
        builder.beginGame(1, at: .start)
        _ = builder.beginMoves(from: start)
        try TwoByteMoveDecoder(moves, .prep).tell(&builder, from: start)
        builder.endGame(.success(result))
        guard let game = builder.game, var tree = try? game.tree.get() else {
            throw MoveDecodingError(.tooLong, "has too many moves")
        }
        tree.tags = TagPairs(tags)
        return tree
    }
}

extension GameTree {
    /// Moves, or something said where none has been made.
    fileprivate var hasMoreThanTags: Bool {
        count > 1 || !self[GameTree.root].comments.isEmpty || !self[GameTree.root].nags.isEmpty
    }
}
