import Chess
import GRDB
public import GameDatabases
public import PGN

extension LearnerFile {
    /// Takes a PGN file of games in, in one transaction: all of it or, after a fault, nothing.
    ///
    /// A game that was there before (same players, date, result and moves) is left out and reported: so the same file
    /// again adds nothing. Linear in the file, some 10 microseconds a game of 80 plies on a current machine.
    ///
    /// - Parameters:
    ///   - isKeptGoing: faulty games are left out; otherwise one of them keeps the whole file out.
    ///   - isIndexed: the position index is brought up to date, or made anew where there is none. Otherwise it is
    ///     taken away, and every question about a position is answered by replay until the next import that makes it.
    ///   - progress: called after some hundred games and all through the making of indexes; false stops the import, and
    ///     nothing is written.
    /// - Throws: `StoreError` for the disk, what the stream throws, `CancellationError` when stopped.
    public func importGames(
        _ stream: inout PGNStream, isKeptGoing: Bool = false, isIndexed: Bool = true,
        progress: (GamesImportStep) -> Bool = { _ in true }
    ) throws -> GamesImportReport {
        try importGames(isKeptGoing, isIndexed, progress) { work in
            guard try stream.visitGame(&work.recorder) else { return false }
            try work.take(number: work.recorder.number, fault: nil)
            return true
        }
    }

    /// Takes the games of a database in, as those of a PGN file; of another learner's file not the chapters of his
    /// repertoires. Each game is played through, whatever its row says.
    ///
    /// - Throws: as for a PGN file, as `DatabaseGameReader.visitGame`, and `StoreError.nothingToImport` where the database is
    ///   this file itself.
    public func importGames(
        of database: GameDatabase, isKeptGoing: Bool = false, isIndexed: Bool = true,
        progress: (GamesImportStep, _ row: Int64) -> Bool = { _, _ in true }
    ) throws -> GamesImportReport {
        guard !isSameFile(as: database.path) else {
            throw StoreError(
                .nothingToImport, path: database.path,
                "\(database.path): is your own file, into which games are imported; name another")
        }
        var games = database.games()
        var row: Int64 = 0
        return try importGames(isKeptGoing, isIndexed, { progress($0, row) }) { work in
            guard try games.visitGame(&work.recorder) else { return false }
            row = games.row
            try work.take(number: Int(games.row), fault: games.fault)
            return true
        }
    }

    /// - Parameter next: hears the next game and has it taken; false behind the last.
    private func importGames(
        _ isKeptGoing: Bool, _ isIndexed: Bool, _ progress: (GamesImportStep) -> Bool,
        next: (inout GamesImportTransaction) throws -> Bool
    ) throws -> GamesImportReport {
        var report = GamesImportReport()
        do {
            try writing(isLinking: false) { db in
                // A large import may write pages before its end, which keeps readers out; a small one does not.
                try db.execute(sql: "PRAGMA cache_size = -65536; PRAGMA cache_spill = ON")
                defer { try? db.execute(sql: "PRAGMA cache_size = -2000; PRAGMA cache_spill = OFF") }
                let indexes = try GameIndexes(db)
                try indexes.dropIfEmpty()
                var work = try GamesImportTransaction(db)
                while try next(&work) {
                    let games = work.report.games
                    if games % Self.gamesBetweenSteps == 0, !progress(.reading(games: games)) {
                        throw CancellationError()
                    }
                }
                try work.finish()
                report = work.report
                if report.refused > 0, !isKeptGoing { throw Refused() }
                guard progress(.indexing) else { throw CancellationError() }
                try ProgressHandler.during(db, isWanted: { progress(.indexing) }) {
                    try indexes.restore()
                    let positions = PositionIndex(db)
                    if isIndexed {
                        try positions.extend(from: work.firstAdded, count: report.added)
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
