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
    private var recorder = GameRecorder(keys: PositionIndex.depth)
    /// The positions of all games that were read, for the position index.
    private var positions = RepeatedPositions()

    init(_ file: LearnerFile, _ options: GamesImportOptions) {
        self.file = file
        self.options = options
        staged = StagedGames(in: FileLocation(path: file.path).folder)
    }

    /// Reads the games of a PGN file. Linear in the size of the file: some 8 microseconds per game of 80 plies.
    ///
    /// - Parameter progress: called after each 250 games; false stops the import.
    /// - Throws: the errors of the stream, `StoreError` when no temporary file can be written, `CancellationError` when
    ///   stopped. No game of this file will be published then.
    public func read(_ stream: inout PGNStream, progress: (GamesImportStep) -> Bool = { _ in true }) throws {
        try read(progress) { report in
            guard try stream.recordGame(&recorder) else { return false }
            try add(number: recorder.number, error: nil, &report)
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
            try add(number: Int(games.row), error: games.error, &report)
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

    /// - Parameter next: records and adds the next game; returns false after the last one.
    private func read(
        _ progress: (GamesImportStep) -> Bool, next: (inout GamesImportReport) throws -> Bool
    ) throws {
        let mark = staged.mark
        var report = GamesImportReport()
        do {
            while try next(&report) {
                if report.games % Self.gamesBetweenSteps == 0, !progress(.reading(games: report.games)) {
                    throw CancellationError()
                }
            }
        } catch {
            staged.cut(to: mark)
            throw error
        }
        if options.isStrict, report.faulty > 0 {
            staged.cut(to: mark)
            report.isRefused = true
        }
        sources.append((report, staged.count))
    }

    /// Stages the recorded game, or reports its error.
    private func add(number: Int, error: DatabaseGameError?, _ report: inout GamesImportReport) throws {
        positions.add(recorder.keys)
        if recorder.number > 0 { report.games += 1 }
        switch (recorder.result, error) {
        case (_, let error?): report.databaseErrors.append(error)
        case (.failure(let error)?, nil): report.errors.append(error)
        case (.success(let result)?, nil):
            report.warnings += recorder.warnings
            try stage(result, number)
        case (nil, nil): break
        }
    }

    private func stage(_ result: GameResult, _ number: Int) throws {
        let tags = recorder.recordedTags
        let columns = RecordedColumns(tags, result: result)
        try staged.append(
            UnstagedGame(
                columns: columns, bytes: tags.bytes, number: number, result: result,
                start: recorder.start, moves: [UInt8](stored: recorder.moves), text: text(columns)))
    }

    /// Returns the text to store beside the game; nil when the columns hold all of it.
    private func text(_ columns: RecordedColumns) -> [UInt8]? {
        if let annotated = recorder.annotated { return GameText.bytes(of: recorder.tags, whole: annotated) }
        if !columns.areComplete { return GameText.bytes(of: recorder.tags) }
        guard !columns.inexactTags.isEmpty else { return nil }
        return GameText.bytes(ofInexact: columns.inexactTags.map(recorder.recordedTags.pair))
    }

    /// Moves the positions of the games that were read out of memory until `takePositions()`.
    ///
    /// - Parameter areComplete: whether no positions of other games will be added.
    func movePositions(to folder: String, areComplete: Bool) throws {
        if areComplete { positions.finish() }
        try positions.moveToFile(in: folder)
    }

    /// Returns the positions of the games that were read, and forgets them.
    func takePositions() throws -> RepeatedPositions {
        defer { positions = RepeatedPositions() }
        try positions.moveBack()
        return positions
    }

    private static let gamesBetweenSteps = 250
}

extension LearnerFile {
    /// Begins an import of games. Writes nothing.
    public func importGames(_ options: GamesImportOptions = GamesImportOptions()) -> GamesImport {
        GamesImport(self, options)
    }
}
