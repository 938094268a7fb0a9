import Chess
import GameDatabases
import PGN

/// Records a game for its row: the tags, the main line in two bytes per move, and, if that is not all, the whole game as
/// a tree.
///
/// One recorder is used for all games of a file, so that its buffers are allocated once.
struct GameRecorder: PGNVisitor {
    private(set) var number = 0
    private(set) var location = SourceLocation.start
    private(set) var tags: [TagPair] = []
    private(set) var start = Position.initial
    /// The main line up to its end or its first null move (`Position.storedMove(_:)`).
    private(set) var moves: [UInt16] = []
    private(set) var result: Result<GameResult, PGNError>?

    /// The positions of all games recorded so far, for the position index.
    private var positions = RepeatedPositions()
    /// The keys of the first positions of this game.
    private var keys: [UInt64] = []

    /// The whole game, once it has more than the moves of the main line.
    private var whole: GameTreeBuilder?
    private var hasNullMove = false
    private var depth = 0

    /// The main line in two bytes per ply, least significant first.
    var moveBytes: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 2 * moves.count) { bytes, count in
            for move in moves {
                bytes[count] = UInt8(truncatingIfNeeded: move)
                bytes[count + 1] = UInt8(truncatingIfNeeded: move >> 8)
                count += 2
            }
        }
    }

    /// The game as a tree, if it has comments, NAGs, variations or null moves; nil otherwise.
    var annotated: GameTree? { try? whole?.game?.tree.get() }

    /// Returns the positions of the games recorded so far, and forgets them.
    mutating func takePositions() -> RepeatedPositions {
        defer { positions = RepeatedPositions() }
        return positions
    }

    mutating func beginGame(_ number: Int, at location: SourceLocation) {
        self.number = number
        self.location = location
        tags.removeAll(keepingCapacity: true)
        moves.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
        start = .initial
        result = nil
        whole = nil
        hasNullMove = false
        depth = 0
    }

    mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        if let tag = TagPair(name: name.text, value: value.text) { tags.append(tag) }
        whole?.tag(name, value)
    }

    mutating func beginMoves(from start: Position) -> PGNSkipPolicy {
        self.start = start
        keys.append(start.key)
        return whole?.beginMoves(from: start) ?? .nothing
    }

    mutating func move(_ move: Move?, at location: SourceLocation, before: Position, after: Position) {
        if move == nil { startTree() }
        if depth == 0 {
            if move == nil { hasNullMove = true }
            if let move, !hasNullMove {
                moves.append(before.storedMove(move))
                if moves.count < PositionIndex.depth { keys.append(after.key) }
            }
        }
        whole?.move(move, at: location, before: before, after: after)
    }

    mutating func nag(_ nag: NAG) {
        startTree()
        whole?.nag(nag)
    }

    mutating func comment(_ text: Span<UInt8>) {
        startTree()
        whole?.comment(text)
    }

    mutating func beginVariation() {
        startTree()
        depth += 1
        whole?.beginVariation()
    }

    mutating func endVariation() {
        depth -= 1
        whole?.endVariation()
    }

    mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
        result = outcome
        positions.add(keys)
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
    }
}
