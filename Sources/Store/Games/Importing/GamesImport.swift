import Chess
import GRDB
public import PGN

/// What an import of games did, or would have done.
public struct GamesImportReport: Sendable, Equatable {
    /// Games in the file, refused ones and duplicates included.
    public internal(set) var games = 0
    /// Games that are in the database now and were not before.
    public internal(set) var added = 0
    /// Games that were there before, left out, and the IDs they have there.
    public internal(set) var duplicates: [Duplicate] = []
    /// Games that the file itself holds a second time. They are taken: the file says so.
    public internal(set) var twins: [Duplicate] = []
    /// What is wrong with the refused games, in the order of the file.
    public internal(set) var errors: [PGNError] = []
    /// Nothing was written, because of errors.
    public internal(set) var isRefused = false

    /// A game with the same players, date, result and moves as another one.
    public struct Duplicate: Sendable, Equatable {
        public let number: Int
        public let game: Int64
    }
}

extension LearnerFile {
    /// Takes a file of games in, in one transaction: all of it or, after a fault, nothing.
    ///
    /// A game that was there before (same players, date, result and moves) is left out and reported: so the same file
    /// again adds nothing. Linear in the
    /// file, some 10 microseconds a game of 80 plies on a current machine; the position index is brought up to date.
    ///
    /// - Parameters:
    ///   - isKeptGoing: faulty games are left out; otherwise one of them keeps the whole file out.
    ///   - progress: called after every thousandth game with the number of games read; false stops the import, and
    ///     nothing is written.
    /// - Throws: `StoreError` for the disk, what the stream throws, `CancellationError` when stopped.
    public func importGames(
        _ stream: inout PGNStream, isKeptGoing: Bool = false, progress: (Int) -> Bool = { _ in true }
    ) throws -> GamesImportReport {
        var report = GamesImportReport()
        do {
            try writing { db in
                // A large import may write pages before its end, which keeps readers out; a small one does not.
                try db.execute(sql: "PRAGMA cache_size = -65536; PRAGMA cache_spill = ON")
                defer { try? db.execute(sql: "PRAGMA cache_size = -2000; PRAGMA cache_spill = OFF") }
                let indexes = try GameIndexes(db)
                try indexes.dropIfEmpty()
                var work = try GamesImportWork(db)
                while try work.takeNext(&stream) {
                    if work.report.games % 1000 == 0, !progress(work.report.games) { throw CancellationError() }
                }
                report = work.report
                if !report.errors.isEmpty, !isKeptGoing { throw Refused() }
                try indexes.restore()
                try PositionIndex(db).extend(from: work.firstAdded, count: report.added)
            }
        } catch is Refused {
            report.isRefused = true
            report.added = 0
        }
        return report
    }

    private struct Refused: Error {}
}

/// An import under way.
private struct GamesImportWork {
    private(set) var report = GamesImportReport()
    /// The ID of the first game that was added.
    private(set) var firstAdded: Int64?

    private var recorder = GameRecorder()
    private var writer: GameWriter
    private var known: KnownGames

    init(_ db: Database) throws {
        writer = try GameWriter(db)
        known = try KnownGames(db)
    }

    /// Reads and writes the next game; false at the end of the file.
    mutating func takeNext(_ stream: inout PGNStream) throws -> Bool {
        guard try stream.visitGame(&recorder) else { return false }
        if recorder.number > 0 { report.games += 1 }
        switch recorder.result {
        case .failure(let error)?: report.errors.append(error)
        case .success(let result)?: try add(result)
        case nil: break
        }
        return true
    }

    private mutating func add(_ result: GameResult) throws {
        let columns = GameColumns(recorder.tags, result: result)
        let digest = KnownGames.digest(
            white: columns.white, black: columns.black, date: columns.date, result: result.rawValue,
            fen: recorder.start == .initial ? nil : recorder.start.fen, moves: recorder.moves)
        let same = try known.game(digest, columns, recorder.moves)
        if let same, same < firstAdded ?? .max {
            report.duplicates.append(GamesImportReport.Duplicate(number: recorder.number, game: same))
            return
        }
        if let same { report.twins.append(GamesImportReport.Duplicate(number: recorder.number, game: same)) }
        let game = try writer.write(
            columns, recorder.tags, recorder.start, recorder.moves, result, annotated: recorder.annotated)
        if same == nil { known.add(digest, game) }
        if firstAdded == nil { firstAdded = game }
        report.added += 1
    }
}
