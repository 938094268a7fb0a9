import GameDatabases
import PGN

/// What games that were read add to an import. It depends on these games only, so that several parts of a file can be read
/// at the same time.
struct ReadGames: Sendable {
    /// How many there are, and their errors.
    private(set) var report = GamesImportReport()
    /// The games to stage, as `UnstagedGame.append(to:)` writes them.
    private(set) var staged: [UInt8] = []
    /// The number of games in `staged`.
    private(set) var count = 0
    /// Their positions, if they are collected.
    private(set) var positions = ReadPositions()
    /// Where the part of a file that was read begins and ends; nil for single games.
    private(set) var outcome: PGNPart.Outcome?

    private let collectsPositions: Bool
    /// The structures of the game that is being added.
    private var history = StructureHistory()
    private var historyBytes: [UInt8] = []

    /// No games.
    ///
    /// - Parameter collectsPositions: whether the positions of the games that follow are collected.
    init(collectsPositions: Bool) { self.collectsPositions = collectsPositions }

    /// Returns a recorder for the games that are added.
    static func recorder(collectsPositions: Bool) -> GameRecorder {
        GameRecorder(keys: collectsPositions ? .max : 0, recordsChanges: collectsPositions)
    }

    /// Reads the games of a part of a file. Their numbers, and the lines of their errors, are counted from its start.
    init(_ part: PGNPart, collectsPositions: Bool) {
        self.init(collectsPositions: collectsPositions)
        var recorder = Self.recorder(collectsPositions: collectsPositions)
        // Usual games take about two thirds of the bytes that they have in the file, and have a position per twelve bytes.
        staged.reserveCapacity(part.size * 3 / 4)
        if collectsPositions { positions.reserveCapacity(part.size / 12) }
        outcome = part.record(&recorder) { add($0, number: $0.number) }
    }

    mutating func removeAll() {
        report = GamesImportReport()
        staged.removeAll(keepingCapacity: true)
        count = 0
        positions.removeAll()
    }

    /// Adds the recorded game, or its error.
    ///
    /// - Parameters:
    ///   - number: its number in the file, from 1, or its ID in a game database.
    ///   - error: the error for which a game database's reader refuses it.
    mutating func add(_ recorder: GameRecorder, number: Int, error: DatabaseGameError? = nil) {
        if recorder.number > 0 { report.games += 1 }
        switch (recorder.result, error) {
        case (_, let error?): report.databaseErrors.append(error)
        case (.failure(let error)?, nil): report.errors.append(error)
        case (.success(let result)?, nil):
            report.warnings += recorder.warnings
            stage(recorder, result, number)
        case (nil, nil): break
        }
    }

    private mutating func stage(_ recorder: GameRecorder, _ result: GameResult, _ number: Int) {
        let tags = recorder.recordedTags
        let columns = RecordedColumns(tags, result: result)
        let game = UnstagedGame(
            columns: columns, bytes: tags.bytes, number: number, result: result,
            start: recorder.start, moves: [UInt8](stored: recorder.moves), text: Self.text(recorder, columns),
            history: collectsPositions ? collect(recorder) : nil)
        game.append(to: &staged)
        count += 1
    }

    /// Adds the positions of a game, and returns the bytes of its `StagedHistory`.
    private mutating func collect(_ recorder: GameRecorder) -> [UInt8] {
        history.begin(recorder.start)
        for change in recorder.changes { history.add(change.men, at: change.index) }
        positions.add(recorder, history)
        historyBytes.removeAll(keepingCapacity: true)
        StagedHistory.append(history, keys: recorder.keys, to: &historyBytes)
        return historyBytes
    }

    /// Returns the text to store beside the game; nil when the columns hold all of it.
    private static func text(_ recorder: GameRecorder, _ columns: RecordedColumns) -> [UInt8]? {
        if let annotated = recorder.annotated { return GameText.bytes(of: recorder.tags, whole: annotated) }
        if !columns.areComplete { return GameText.bytes(of: recorder.tags) }
        guard !columns.inexactTags.isEmpty else { return nil }
        return GameText.bytes(ofInexact: columns.inexactTags.map(recorder.recordedTags.pair))
    }
}
