import Chess
import PGN

/// Hears the games of one file after another and keeps the learner's.
struct OwnGameReader: PGNVisitor {
    private let names: PlayerNames
    private var file = ""
    /// All that were heard.
    private(set) var count = 0
    private(set) var games: [OwnGame] = []
    private(set) var skipped: [SkippedGame] = []
    private(set) var errors: [(file: String, error: PGNError)] = []

    private var number = 0
    private var pairs: [TagPair] = []
    private var side: Side?
    private var start = Position.initial
    private var moves: [Move] = []
    private var isLineOver = false
    private var reason: SkippedGame.Reason?

    init(_ names: PlayerNames) { self.names = names }

    /// Games heard from here on are of this file.
    mutating func begin(_ file: String) { self.file = file }

    mutating func beginGame(_ number: Int, at _: SourceLocation) {
        self.number = number
        count += 1
        pairs.removeAll(keepingCapacity: true)
        side = nil
        start = .initial
        moves = []
        isLineOver = false
        reason = nil
    }

    mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        pairs.append(TagPair(name: name.text, value: value.text))
    }

    mutating func beginMoves(from start: Position) -> PGNInterest {
        self.start = start
        admit(GameTags(pairs))
        return reason == nil ? .mainLine : .nothing
    }

    mutating func move(_ move: Move?, at _: SourceLocation, before _: Position, after _: Position) {
        guard let move, !isLineOver else {
            isLineOver = true
            return
        }
        moves.append(move)
    }

    mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
        let tags = GameTags(pairs)
        // A fault in the tags comes before the moves.
        if side == nil, reason == nil, number > 0 { admit(tags) }
        switch outcome {
        case .failure(let error) where reason == nil || number == 0: errors.append((file, error))
        case .success(let result) where reason == nil:
            guard let side, !moves.isEmpty else {
                skip(.noMoves)
                return
            }
            games.append(
                OwnGame(
                    file: file, number: number, tags: tags, result: result, side: side, start: start, moves: moves))
        default: if let reason { skip(reason) }
        }
    }

    /// Decides whether the game is the learner's, and chess.
    private mutating func admit(_ tags: GameTags) {
        switch names.side(white: tags.white, black: tags.black) {
        case .nobody: reason = .notMine
        case .both: reason = .bothMine
        case .mine(let side):
            self.side = side
            if tags.isOtherVariant { reason = .variant(tags.variant) }
        }
    }

    private mutating func skip(_ reason: SkippedGame.Reason) {
        skipped.append(SkippedGame(file: file, number: number, reason: reason))
    }
}
