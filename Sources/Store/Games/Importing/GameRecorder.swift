import Chess
import GameDatabases
import PGN

/// Hears a game and keeps what its row needs: the tags, the main line in two bytes a move, and, where that is not all,
/// the whole game as a tree.
///
/// One recorder serves a whole file: its buffers are used again for every game.
struct GameRecorder: PGNVisitor {
    private(set) var number = 0
    private(set) var location = SourceLocation.start
    private(set) var tags: [TagPair] = []
    private(set) var start = Position.initial
    /// Two bytes a ply, least significant first: the main line up to its end or its first null move.
    private(set) var moves: [UInt8] = []
    private(set) var result: Result<GameResult, PGNError>?

    /// The whole game, where the moves are not all there is to it.
    private var whole: GameTreeBuilder?
    private var hasNull = false
    private var depth = 0

    /// The game as a tree, if it has comments, glyphs, variations or null moves; nil if the moves are all.
    var annotated: GameTree? { try? whole?.game?.tree.get() }

    mutating func beginGame(_ number: Int, at location: SourceLocation) {
        self.number = number
        self.location = location
        tags.removeAll(keepingCapacity: true)
        moves.removeAll(keepingCapacity: true)
        start = .initial
        result = nil
        whole = nil
        hasNull = false
        depth = 0
    }

    mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        tags.append(TagPair(name: name.text, value: value.text))
        whole?.tag(name, value)
    }

    mutating func beginMoves(from start: Position) -> PGNSkipPolicy {
        self.start = start
        return whole?.beginMoves(from: start) ?? .nothing
    }

    mutating func move(_ move: Move?, at location: SourceLocation, before: Position, after: Position) {
        if move == nil { needWhole() }
        if depth == 0 {
            if move == nil { hasNull = true }
            if let move, !hasNull {
                moves.append(stored: before.storedMove(move))
            }
        }
        whole?.move(move, at: location, before: before, after: after)
    }

    mutating func nag(_ nag: NAG) {
        needWhole()
        whole?.nag(nag)
    }

    mutating func comment(_ text: Span<UInt8>) {
        needWhole()
        whole?.comment(text)
    }

    mutating func beginVariation() {
        needWhole()
        depth += 1
        whole?.beginVariation()
    }

    mutating func endVariation() {
        depth -= 1
        whole?.endVariation()
    }

    mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
        result = outcome
        whole?.endGame(outcome)
    }

    /// From here on a tree is grown; what has been heard so far goes into it first.
    private mutating func needWhole() {
        guard whole == nil else { return }
        var builder = GameTreeBuilder()
        builder.beginGame(number, at: location)
        for tag in tags { builder.tag(Array(tag.name.utf8).span, Array(tag.value.utf8).span) }
        if !moves.isEmpty || start != .initial { _ = builder.beginMoves(from: start) }
        var position = start
        for index in stride(from: 0, to: moves.count - 1, by: 2) {
            guard let move = position.play(stored: UInt16(moves[index]) | UInt16(moves[index + 1]) << 8) else { break }
            builder.move(move, at: .start, before: start, after: start)
        }
        whole = builder
    }
}
