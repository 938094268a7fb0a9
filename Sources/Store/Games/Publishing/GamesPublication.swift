import GRDB
import GameDatabases

/// Writes the games that an import has read: duplicates are found, rows are written, the indexes are built, and at the
/// end all games become visible.
struct GamesPublication {
    private let source: GamesImport
    private let db: Database
    private let pace: ImportPace
    private let indexes: GameIndexes
    private var writer: GameWriter
    private var known: DuplicateGames
    private var reports: [GamesImportReport]
    /// The ID of the first game that is added.
    private let first: Int64
    /// The row of game_batch that hides the games; nil in a single transaction.
    private var batch: Int64?
    /// The number of games that were added.
    private var added = 0
    /// The positions of the games; nil unless they are the first ones.
    private var positions: ImportedPositions?

    init(_ source: GamesImport, _ db: Database, _ pace: ImportPace) throws {
        self.source = source
        self.db = db
        self.pace = pace
        indexes = try GameIndexes(db)
        reports = source.sources.map(\.report)
        writer = try GameWriter(db, pace)
        known = try DuplicateGames(db, capacity: source.staged.count)
        first = writer.nextGame
        let collected = source.takePositions()
        // Other games may have come while these were read.
        positions = try ImportedPositions.areComplete(for: db) ? collected : nil
    }

    mutating func run(_ progress: (GamesImportStep) -> Bool) throws -> [GamesImportReport] {
        if source.staged.count > 0 { try known.addStoredGames(db, pace) }
        positions?.beginWriting()
        if pace.hasPauses {
            try reserve()
        } else {
            try indexes.dropIfEmpty()
        }
        try writeGames(progress)
        positions?.endWriting()
        known = try DuplicateGames(db)  // frees its memory
        writer.removeNames()
        FreedMemory.returnToSystem()
        guard progress(.indexing) else { throw CancellationError() }
        try ProgressHandler.run(db, while: { progress(.indexing) }) {
            if !pace.hasPauses {
                try indexes.restore()
                FreedMemory.returnToSystem()
            }
            let index = PositionIndex(db)
            let change = try change(of: index)
            try finish(added)
            try index.apply(change)
            try pace.pauseIfDue()
            try index.removeReplaced(pace)
        }
        return reports
    }

    private mutating func change(of index: PositionIndex) throws -> PositionIndex.Change {
        guard source.options.updatesIndex else { return .removal }
        guard let positions else {
            return try index.extend(from: first, count: added, source.staged.takeFile(), pace)
        }
        self.positions = nil
        _ = source.staged.takeFile()  // Frees the disk.
        return try index.replacement(positions, first: first, pace)
    }

    private mutating func writeGames(_ progress: (GamesImportStep) -> Bool) throws {
        var number = 0
        var current = 0
        try source.staged.forEach { game in
            while number >= source.sources[current].end { current += 1 }
            number += 1
            if try add(game, to: current) {
                added += 1
                try positions?.add(game)
            } else {
                positions?.leaveOut()
            }
            if number % Self.gamesBetweenSteps == 0 {
                guard progress(.writing(games: number)) else { throw CancellationError() }
            }
            if pace.isDue {
                try writer.flush()
                try pace.pauseIfDue()
            }
        }
        try writer.flush()
    }

    private static let gamesBetweenSteps = 250

    /// - Returns: whether the game was added; duplicates may not be.
    private mutating func add(_ game: StagedGame, to report: Int) throws -> Bool {
        let players = try writer.knownPlayers(game)
        let key = players.both.map { DuplicateGames.Key(game, $0) }
        if let key, let same = try known.duplicate(of: game, key, writer) {
            let duplicate = GamesImportReport.Duplicate(number: game.row.number, game: same)
            if same < first {
                reports[report].duplicates.append(duplicate)
            } else {
                reports[report].duplicatesWithinImport.append(duplicate)
            }
            guard source.options.keepsDuplicates else { return false }
        }
        let written = try writer.write(game, players)
        reports[report].added += 1
        known.add(key ?? DuplicateGames.Key(game, written.players), id: written.id)
        return true
    }

    // MARK: - Visibility

    /// Reserves the IDs of all staged games and hides them.
    private mutating func reserve() throws {
        let last = first + Int64(source.staged.count) - 1
        guard last >= first else { return }
        try db.execute(sql: "INSERT INTO game_batch (first_game, last_game) VALUES (?, ?)", arguments: [first, last])
        batch = db.lastInsertedRowID
        try db.execute(sql: "UPDATE sqlite_sequence SET seq = ? WHERE name = 'Games'", arguments: [last])
        if db.changesCount == 0 {
            try db.execute(sql: "INSERT INTO sqlite_sequence (name, seq) VALUES ('Games', ?)", arguments: [last])
        }
    }

    /// Makes the games visible.
    private mutating func finish(_ added: Int) throws {
        guard let batch else { return }
        try db.execute(sql: "DELETE FROM game_batch WHERE id = ?", arguments: [batch])
        // IDs that duplicates left over are used by the next game, unless another program has taken later ones.
        try db.execute(
            sql: "UPDATE sqlite_sequence SET seq = ? WHERE name = 'Games' AND seq = ?",
            arguments: [first + Int64(added) - 1, first + Int64(source.staged.count) - 1])
        self.batch = nil
    }
}
