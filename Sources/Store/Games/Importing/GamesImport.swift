import Chess
import GRDB
public import GameDatabases
public import PGN

extension LearnerFile {
    /// Imports the games of a PGN file in one transaction: all of them or, after an error, none.
    ///
    /// A game that the file already contains (same players, date, result and moves) is skipped and reported, so that
    /// importing a file twice adds nothing. Linear in the size of the file: some 10 microseconds per game of 80 plies.
    ///
    /// - Parameters:
    ///   - skipsFaultyGames: leave faulty games out; otherwise a single one refuses the whole file.
    ///   - updatesIndex: extend the position index, or build it if there is none. Otherwise the index is deleted, and every
    ///     question about a position is answered by replay until the next import that builds it.
    ///   - progress: called after each 250 games and while the indexes are built; false stops the import, and nothing is
    ///     written.
    /// - Throws: `StoreError` for the disk, the errors of the stream, `CancellationError` when stopped.
    public func importGames(
        _ stream: inout PGNStream, skipsFaultyGames: Bool = false, updatesIndex: Bool = true,
        progress: (GamesImportStep) -> Bool = { _ in true }
    ) throws -> GamesImportReport {
        try importGames(skipsFaultyGames, updatesIndex, progress) { transaction in
            guard try stream.visitGame(&transaction.recorder) else { return false }
            try transaction.addRecordedGame(number: transaction.recorder.number, error: nil)
            return true
        }
    }

    /// Imports the games of a game database, as those of a PGN file; of another learner's file without the chapters of
    /// the repertoires. Every move is checked.
    ///
    /// - Throws: as for a PGN file, as `DatabaseGameReader.visitGame`, and `StoreError.nothingToImport` when the database
    ///   is this file itself.
    public func importGames(
        of database: GameDatabase, skipsFaultyGames: Bool = false, updatesIndex: Bool = true,
        progress: (GamesImportStep, _ row: Int64) -> Bool = { _, _ in true }
    ) throws -> GamesImportReport {
        guard !isSameFile(as: database.path) else {
            throw StoreError(
                .nothingToImport, path: database.path,
                "\(database.path): is your own file, into which games are imported; name another")
        }
        var games = database.games()
        var row: Int64 = 0
        return try importGames(skipsFaultyGames, updatesIndex, { progress($0, row) }) { transaction in
            guard try games.visitGame(&transaction.recorder) else { return false }
            row = games.row
            try transaction.addRecordedGame(number: Int(games.row), error: games.error)
            return true
        }
    }

    /// - Parameter next: records and adds the next game; returns false after the last one.
    private func importGames(
        _ skipsFaultyGames: Bool, _ updatesIndex: Bool, _ progress: (GamesImportStep) -> Bool,
        next: (inout GamesImportTransaction) throws -> Bool
    ) throws -> GamesImportReport {
        var report = GamesImportReport()
        do {
            try writing(enforcesForeignKeys: false) { db in
                // A large import may write pages before its end, which locks readers out; a small one does not.
                try db.execute(sql: "PRAGMA cache_size = -65536; PRAGMA cache_spill = ON")
                defer { try? db.execute(sql: "PRAGMA cache_size = -2000; PRAGMA cache_spill = OFF") }
                let indexes = try GameIndexes(db)
                try indexes.dropIfEmpty()
                var transaction = try GamesImportTransaction(db)
                while try next(&transaction) {
                    let games = transaction.report.games
                    if games % Self.gamesBetweenSteps == 0, !progress(.reading(games: games)) {
                        throw CancellationError()
                    }
                }
                try transaction.finish()
                report = transaction.report
                if report.refused > 0, !skipsFaultyGames { throw Refused() }
                guard progress(.indexing) else { throw CancellationError() }
                try ProgressHandler.run(db, while: { progress(.indexing) }) {
                    try indexes.restore()
                    let positions = PositionIndex(db)
                    if updatesIndex {
                        try positions.extend(from: transaction.firstAdded, count: report.added)
                    } else {
                        try positions.clear()
                    }
                }
            }
        } catch is Refused {
            report.isRefused = true
            report.added = 0
        }
        return report
    }

    private static let gamesBetweenSteps = 250

    private struct Refused: Error {}
}
