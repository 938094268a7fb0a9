import Chess
import GRDB
import GameDatabases
import PGN

/// An import under way.
struct GamesImportTransaction {
    private(set) var report = GamesImportReport()
    /// The ID of the first game that was added.
    private(set) var firstAdded: Int64?
    /// What the source tells the next game to.
    var recorder = GameRecorder()

    private var writer: GameWriter
    private var known: KnownGames

    init(_ db: Database) throws {
        writer = try GameWriter(db)
        known = try KnownGames(db)
    }

    /// Writes the game that has been heard, or notes what is wrong with it.
    /// - Parameters:
    ///   - number: by which the report names it.
    ///   - fault: what a database says is wrong with it.
    mutating func take(number: Int, fault: DatabaseGameError?) throws {
        if recorder.number > 0 { report.games += 1 }
        switch (recorder.result, fault) {
        case (_, let fault?): report.faults.append(fault)
        case (.failure(let error)?, nil): report.errors.append(error)
        case (.success(let result)?, nil): try add(result, number)
        case (nil, nil): break
        }
    }

    /// Nothing comes any more: all rows are in their table when this returns.
    func finish() throws { try writer.flush() }

    private mutating func add(_ result: GameResult, _ number: Int) throws {
        let columns = GameColumns(recorder.tags, result: result)
        let digest = KnownGames.digest(
            white: columns.white, black: columns.black, date: columns.date, result: result.rawValue,
            fen: recorder.start == .initial ? nil : recorder.start.fen, moves: recorder.moves)
        if known.mayHave(digest) { try writer.flush() }
        let same = try known.game(digest, columns, recorder.moves)
        if let same, same < firstAdded ?? .max {
            report.duplicates.append(GamesImportReport.Duplicate(number: number, game: same))
            return
        }
        if let same { report.twins.append(GamesImportReport.Duplicate(number: number, game: same)) }
        let game = try writer.write(
            columns, recorder.tags, recorder.start, recorder.moves, result, annotated: recorder.annotated)
        if same == nil { known.add(digest, game) }
        if firstAdded == nil { firstAdded = game }
        report.added += 1
    }
}
