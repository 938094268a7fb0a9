import Chess
import GRDB
import GameDatabases
import PGN

/// The games of one import, written in one transaction.
struct GamesImportTransaction {
    private(set) var report = GamesImportReport()
    /// The ID of the first game that was added.
    private(set) var firstAdded: Int64?
    /// Records the next game of the source.
    var recorder = GameRecorder()

    private var writer: GameWriter
    private var known: DuplicateGames

    init(_ db: Database) throws {
        writer = try GameWriter(db)
        known = try DuplicateGames(db)
    }

    /// Adds the recorded game, or reports its error.
    ///
    /// - Parameters:
    ///   - number: the number of the game in the report.
    ///   - error: why a game database refused it.
    mutating func addRecordedGame(number: Int, error: DatabaseGameError?) throws {
        if recorder.number > 0 { report.games += 1 }
        switch (recorder.result, error) {
        case (_, let error?): report.databaseErrors.append(error)
        case (.failure(let error)?, nil): report.errors.append(error)
        case (.success(let result)?, nil): try add(result, number)
        case (nil, nil): break
        }
    }

    /// Writes the last rows. Call it after the last game.
    func finish() throws { try writer.flush() }

    private mutating func add(_ result: GameResult, _ number: Int) throws {
        let columns = GameColumns(recorder.tags, result: result)
        let digest = DuplicateGames.digest(
            white: columns.white, black: columns.black, date: columns.date, result: result.rawValue,
            fen: recorder.start == .initial ? nil : recorder.start.fen, moves: recorder.moves)
        if known.mayContain(digest) { try writer.flush() }
        let same = try known.duplicate(digest, columns, recorder.moves)
        if let same, same < firstAdded ?? .max {
            report.duplicates.append(GamesImportReport.Duplicate(number: number, game: same))
            return
        }
        if let same {
            report.duplicatesWithinFile.append(GamesImportReport.Duplicate(number: number, game: same))
        }
        let game = try writer.write(
            columns, recorder.tags, recorder.start, recorder.moves, result, annotated: recorder.annotated)
        if same == nil { known.add(digest, game) }
        if firstAdded == nil { firstAdded = game }
        report.added += 1
    }
}
