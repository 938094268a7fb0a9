public import Chess

/// A visitor that records a game for a database: the tags, the main line in two bytes per move, the keys of its first
/// positions, and, if that is not all, the whole game as a tree.
///
/// One recorder is used for all games of a file, so that its buffers are allocated once. `PGNStream.recordGame(_:)`
/// reads faster with it than `visitGame(_:)`.
///
/// ```swift
/// var recorder = GameRecorder(keys: 3)
/// var games = PGNReader(Array("[White \"Anand\"] 1. e4 e5 2. Nf3 *".utf8)).makeIterator()
/// while games.visitGame(&recorder) {
///     print(recorder.tags[0].value, recorder.moves.count, recorder.keys.count)  // Anand 3 3
/// }
/// ```
public struct GameRecorder: PGNVisitor {
    /// The number of the game in its file, from 1.
    public private(set) var number = 0
    /// Where the game begins.
    public private(set) var location = SourceLocation.start
    /// All tags in the order of the file. A Result tag that contradicts the result has the value of the result. O(their
    /// length).
    public var tags: [TagPair] { recordedTags.pairs }
    /// The position before the first move.
    public private(set) var start = Position.initial
    /// The main line up to its end or its first null move (`Position.storedMove(_:)`).
    public var moves: [UInt16] { line.moves }
    /// The keys of its first positions (`Position.key`), beginning with the start.
    public var keys: [UInt64] { line.keys }
    /// The result, or the error that rejects the game; nil before the end of the first game.
    public private(set) var result: Result<GameResult, PGNError>?

    /// The errors of a game that is read nevertheless; see `PGNStrictness`.
    public private(set) var warnings: [PGNError] = []

    package private(set) var recordedTags = RecordedTags()
    private var line: RecordedLine
    /// The whole game, once it has more than the moves of the main line.
    private var whole: GameTreeBuilder?
    private var content = Content.moves
    private var depth = 0

    /// What a game has so far beside its tags.
    private enum Content {
        /// Only the moves of the main line.
        case moves
        case more
        /// The main line has had a null move, which ends what is recorded of it.
        case movesAfterNullMove
    }

    /// - Parameter keyCount: The number of positions whose keys are recorded.
    public init(keys keyCount: Int) { self.init(keys: keyCount, recordsChanges: false) }

    /// - Parameters:
    ///   - keyCount: The number of positions whose keys are recorded.
    ///   - recordsChanges: Whether `changes` are recorded.
    package init(keys keyCount: Int, recordsChanges: Bool) {
        line = RecordedLine(keyCount: keyCount, recordsChanges: recordsChanges)
    }

    /// The captures and moves of pawns of the main line in their order, if they are recorded.
    package var changes: [RecordedLine.Change] { line.changes }

    /// The game as a tree, if it has comments, NAGs, variations or null moves; nil otherwise.
    public var annotated: GameTree? { try? whole?.game?.tree.get() }

    public mutating func beginGame(_ number: Int, at location: SourceLocation) {
        self.number = number
        self.location = location
        recordedTags.removeAll()
        line.removeAll()
        start = .initial
        result = nil
        warnings.removeAll()
        whole = nil
        content = .moves
        depth = 0
    }

    public mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        recordedTags.add(name, value)
        whole?.tag(name, value)
    }

    public mutating func beginMoves(from start: Position) -> PGNSkipPolicy {
        self.start = start
        line.begin(start)
        return whole?.beginMoves(from: start) ?? .nothing
    }

    public mutating func move(_ move: Move?, at location: SourceLocation, before: Position, after: Position) {
        if move == nil { startTree() }
        if depth == 0 {
            if move == nil { content = .movesAfterNullMove }
            if let move, content != .movesAfterNullMove {
                record(before.storedMove(move), after.key, before, after)
            }
        }
        whole?.move(move, at: location, before: before, after: after)
    }

    /// Whether the game has nothing but tags and moves so far.
    @inline(__always) var isPlain: Bool { content == .moves }

    /// Records a move of the main line.
    ///
    /// - Parameters:
    ///   - key: the key of the position after it.
    ///   - before: the position before it.
    ///   - after: the position after it.
    @inline(__always)
    mutating func record(_ move: UInt16, _ key: UInt64, _ before: borrowing Position, _ after: borrowing Position) {
        line.record(move, key, before, after)
    }

    public mutating func nag(_ nag: NAG) {
        startTree()
        whole?.nag(nag)
    }

    public mutating func comment(_ text: Span<UInt8>) {
        startTree()
        whole?.comment(text)
    }

    public mutating func beginVariation() {
        startTree()
        depth += 1
        whole?.beginVariation()
    }

    public mutating func endVariation() {
        depth -= 1
        whole?.endVariation()
    }

    public mutating func error(_ error: PGNError) {
        warnings.append(error)
        whole?.error(error)
    }

    public mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
        result = outcome
        if !warnings.isEmpty, case .success(let result) = outcome { recordedTags.correct(result) }
        whole?.endGame(outcome)
    }

    /// Starts a tree with the tags and moves recorded so far.
    private mutating func startTree() {
        guard whole == nil else { return }
        var builder = GameTreeBuilder()
        builder.beginGame(number, at: location)
        for tag in tags { builder.tag(Array(tag.name.utf8).span, Array(tag.value.utf8).span) }
        if !moves.isEmpty || start != .initial { _ = builder.beginMoves(from: start) }
        var position = start
        for stored in moves {
            guard let move = position.play(stored: stored) else { break }
            builder.move(move, at: .start, before: start, after: start)
        }
        whole = builder
        content = .more
    }
}
