import Chess
import GRDB
public import GameDatabases
public import PGN

/// An import of games from any number of files, in two steps: `read` each file, then `publish` all games at once.
///
/// The data file is unchanged until `publish`, and its lock is free. While files are read, memory does not depend on the
/// number of games.
public final class GamesImport {
    let file: LearnerFile
    let options: GamesImportOptions
    let staged: StagedGames
    /// The report of each file that was read, and the number of games staged after it.
    private(set) var sources: [(report: GamesImportReport, end: Int)] = []
    private let division: FileDivision
    private var recorder: GameRecorder
    /// The game in `recorder`.
    private var single: ReadGames
    /// The games of parts of a file that are not added yet, and what their numbers are increased by: of the file being
    /// read, or of the one before it while `start` is nil.
    private var waiting: [(games: ReadGames, offset: Int)] = []
    /// What was staged before the games of the file being read; nil while games of the file before it wait.
    private var start: Mark?
    /// Why games could not be staged.
    private var failure: (any Error)?
    /// The positions of all games that were read, for the position index; nil unless the file had no games.
    private var positions: ImportedPositions?

    init(_ file: LearnerFile, _ options: GamesImportOptions, _ division: FileDivision = FileDivision()) {
        self.file = file
        self.options = options
        self.division = division
        FreedMemory.share()
        let folder = FileLocation(path: file.path).folder
        staged = StagedGames(in: folder)
        let collects = options.updatesIndex && file.awaitsFirstGames
        positions = collects ? ImportedPositions(in: folder) : nil
        recorder = ReadGames.recorder(collectsPositions: collects)
        single = ReadGames(collectsPositions: collects)
    }

    /// Reads the games of a PGN file. Linear in the size of the file: some 8 microseconds of one core per game of 80 plies.
    /// Parts of a large file, or of one after many games, are read on several cores; games, reports and errors are those of reading it game by game.
    ///
    /// - Parameter progress: called after each 250 games; false stops the import.
    /// - Throws: the errors of the stream, `StoreError` when no temporary file can be written, `CancellationError` when
    ///   stopped. No game of this file will be published then; after a `StoreError` none of any file.
    public func read(_ stream: inout PGNStream, progress: (GamesImportStep) -> Bool = { _ in true }) throws {
        var singleGames = staged.count < division.singleGames ? division.singleGames : 0
        try read(progress) { report in
            if singleGames == 0 {
                if try readParts(&stream, &report) { return true }
                singleGames = division.singleGames
            }
            singleGames -= 1
            guard try stream.recordGame(&recorder) else { return false }
            try addGame(number: recorder.number, &report)
            return true
        }
    }

    /// Reads the games of a game database, as those of a PGN file; of another learner's file without the chapters of
    /// the repertoires. Every move is checked.
    ///
    /// - Throws: as for a PGN file, as `DatabaseGameReader.visitGame`, and `StoreError.nothingToImport` when the database
    ///   is the data file itself.
    public func read(
        _ database: GameDatabase, progress: (GamesImportStep, _ row: Int64) -> Bool = { _, _ in true }
    ) throws {
        guard !file.isSameFile(as: database.path) else {
            throw StoreError(
                .nothingToImport, path: database.path,
                "\(database.path): is your own file, into which games are imported; name another")
        }
        var games = database.games()
        var row: Int64 = 0
        try read({ progress($0, row) }) { report in
            guard try games.visitGame(&recorder) else { return false }
            row = games.row
            try addGame(number: Int(games.row), error: games.error, &report)
            return true
        }
    }

    /// Writes the games that were read.
    ///
    /// A file without cards is written in one transaction. In a learner's file the games are written in transactions of
    /// at most 100 ms with pauses, so that sessions go on, and become visible together at the end. After an error, a
    /// stop or a crash none is visible; what was written is removed at once or when the file is next opened for writing.
    ///
    /// - Parameter progress: called again and again; false stops the import.
    /// - Returns: a report for each file that was read, in their order.
    /// - Throws: `StoreError` for the disk, `CancellationError` when stopped.
    public func publish(progress: (GamesImportStep) -> Bool = { _ in true }) throws -> [GamesImportReport] {
        if let failure { throw failure }
        try addWaiting()
        guard staged.count > 0 else { return sources.map(\.report) }
        let lock = try ImportLock(path: file.path) { progress(.waiting) }
        defer { lock.release() }
        return try file.withoutTransaction { db in
            // Few pages in memory, and none written before the end of a transaction if sessions may be running.
            try db.execute(sql: "PRAGMA cache_size = -8192")
            defer { try? db.execute(sql: "PRAGMA cache_size = -2000; PRAGMA cache_spill = OFF") }
            let pace = try ImportPace(db, path: file.path)
            if !pace.hasPauses { try db.execute(sql: "PRAGMA cache_spill = ON") }
            return try pace.run { () throws -> [GamesImportReport] in
                try UnfinishedImport(db).remove(pace)
                var publication = try GamesPublication(self, db, pace)
                return try publication.run(progress)
            } onFailure: {
                try UnfinishedImport(db).remove(pace)
            }
        }
    }

    /// - Parameter next: adds the next game, or the next ones; returns false after the last one.
    private func read(
        _ progress: (GamesImportStep) -> Bool, next: (inout GamesImportReport) throws -> Bool
    ) throws {
        start = waiting.isEmpty ? mark : nil
        var report = GamesImportReport()
        var steps = 0
        do {
            while try next(&report) {
                while steps < report.games / Self.gamesBetweenSteps {
                    steps += 1
                    guard progress(.reading(games: steps * Self.gamesBetweenSteps)) else { throw CancellationError() }
                }
            }
        } catch {
            removeGamesOfFile()
            throw error
        }
        if options.isStrict, report.faulty > 0 {
            removeGamesOfFile()
            report.isRefused = true
        }
        sources.append((report, waiting.reduce(staged.count) { $0 + $1.games.count }))
    }

    /// Removes the games of the file being read.
    private func removeGamesOfFile() {
        guard let start else { return }
        waiting.removeAll()
        staged.cut(to: start.staged)
        if let start = start.positions { positions?.cut(to: start) }
    }

    /// Reads the next parts of a file at the same time, and adds the games of the parts before them.
    ///
    /// - Returns: whether games were read; otherwise the next one has to be read by itself.
    private func readParts(_ stream: inout PGNStream, _ report: inout GamesImportReport) throws -> Bool {
        let parts = try stream.parts(division.parts, of: division.bytes)
        guard !parts.isEmpty else { return false }
        let collects = positions != nil
        let read = try Cores.map(
            parts.count, { ReadGames(parts[$0], collectsPositions: collects) }, while: addWaiting)
        var hasGames = false
        for games in read {
            guard let outcome = games.outcome, let offset = stream.pass(outcome) else { break }
            report.add(games.report, offset)
            waiting.append((games, offset.games))
            hasGames = hasGames || games.report.games > 0
        }
        return hasGames
    }

    /// Adds the recorded game, or its error.
    private func addGame(number: Int, error: DatabaseGameError? = nil, _ report: inout GamesImportReport) throws {
        try addWaiting()
        single.removeAll()
        single.add(recorder, number: number, error: error)
        report.add(single.report, nil)
        try add(single, offset: 0)
    }

    /// Adds the games that wait. Those of the last parts of a file wait for the first parts of the next one, so that no
    /// core is idle between files.
    private func addWaiting() throws {
        for (games, offset) in waiting { try add(games, offset: offset) }
        waiting.removeAll()
        if start == nil { start = mark }
    }

    /// A place between two staged games.
    private struct Mark {
        var staged: StagedGames.Mark
        var positions: ImportedPositions.Mark?
    }

    private var mark: Mark { Mark(staged: staged.mark, positions: positions?.mark) }

    private func add(_ games: ReadGames, offset: Int) throws {
        do {
            try positions?.add(games.positions)
            try staged.append(games.staged, count: games.count, offset: offset)
        } catch {
            failure = error
            throw error
        }
    }

    /// Returns the positions of the games that were read, and forgets them; nil if they were not collected.
    func takePositions() -> ImportedPositions? {
        defer { positions = nil }
        return positions
    }

    private static let gamesBetweenSteps = 250
}

extension LearnerFile {
    /// Begins an import of games. Writes nothing.
    public func importGames(_ options: GamesImportOptions = GamesImportOptions()) -> GamesImport {
        GamesImport(self, options)
    }

    /// Whether games would be the first ones, written in a single transaction. False also when the file cannot be read now.
    fileprivate var awaitsFirstGames: Bool {
        let awaits = try? reading { db in try ImportedPositions.areComplete(for: db) }
        return awaits ?? false
    }
}
