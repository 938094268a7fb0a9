import Chess
import GRDB
import GameDatabases
import PGN

/// A row of Games, with its names and its text.
struct StoredGame {
    let id: Int64
    let columns: GameColumns
    /// The tags that the columns do not hold exactly.
    private let inexactTags: [TagPair]
    let result: GameResult
    let plies: Int
    private let fen: String?
    private let moves: [UInt8]
    /// A `GameText` with more than inexact tags; nil when columns and moves are complete.
    private let text: [UInt8]?

    /// The query for the rows, of visible games; more conditions may follow.
    static func selection(_ db: Database) throws -> String {
        """
        SELECT Games.ID, e.Name, s.Name, Date, Round, w.Name, b.Name, WhiteElo, BlackElo, TimeControl, ECO,
          Result, PlyCount, FEN, Moves, game_text.text FROM Games
        LEFT JOIN Events AS e ON e.ID = EventID LEFT JOIN Sites AS s ON s.ID = SiteID
        LEFT JOIN Players AS w ON w.ID = WhiteID LEFT JOIN Players AS b ON b.ID = BlackID
        LEFT JOIN game_text ON game_text.game = Games.ID
        WHERE \(try VisibleGames.condition(db))
        """
    }

    init(_ row: Row) {
        id = Int64.fromDatabaseValue(row[0]) ?? 0
        columns = GameColumns(row, from: 1)
        result = row.text(at: 11).flatMap { GameResult(tag: $0) } ?? .unknown
        plies = Int.fromDatabaseValue(row[12]).flatMap { ColumnLimits.count.contains(Int64($0)) ? $0 : nil } ?? 0
        fen = row.text(at: 13)
        moves = [UInt8].stored(row[14])
        let text: DatabaseValue = row[15]
        let bytes = text.isNull ? nil : [UInt8].stored(text)
        let inexact = bytes.flatMap(GameText.inexactTags)
        inexactTags = inexact ?? []
        self.text = inexact == nil ? bytes : nil
    }

    /// Returns the game as it was imported. O(its size).
    ///
    /// - Throws: when the row is damaged.
    func tree() throws(MoveDecodingError) -> GameTree {
        var tags = columns.tags(result, inexact: inexactTags)
        if let text {
            guard let game = try parsed(text) else { return try played([]) }
            if game.hasMoreThanTags { return game }
            tags = game.tags.entries
        }
        return try played(tags)
    }

    private func parsed(_ text: [UInt8]) throws(MoveDecodingError) -> GameTree? {
        var games = PGNReader(text).makeIterator()
        guard let game = games.next() else { return nil }
        switch game.tree {
        case .success(let tree): return tree
        case .failure(let error):
            throw MoveDecodingError(.unreadableMoves, ply: error.ply, "its comments and tags: \(error.message)")
        }
    }

    /// Returns the main line with these tags, after checking every move and their number: a game that was cut off after a
    /// whole move would look like a shorter one.
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
        try TwoByteMoveDecoder(moves, .prep).decode(into: &builder, from: start)
        guard moves.count / 2 >= plies else {
            throw MoveDecodingError(
                .unreadableMoves, ply: moves.count / 2, "\(moves.count / 2) of its \(plies) half-moves are left")
        }
        builder.endGame(.success(result))
        guard let game = builder.game, var tree = try? game.tree.get() else {
            throw MoveDecodingError(.tooLong, "has too many moves")
        }
        tree.tags = TagPairs(tags)
        return tree
    }
}

extension GameTree {
    /// Whether there are moves, or comments or NAGs before the first move.
    fileprivate var hasMoreThanTags: Bool {
        count > 1 || !self[GameTree.root].comments.isEmpty || !self[GameTree.root].nags.isEmpty
    }
}
