public import Chess
public import PGN

/// Hears the games of one file after another and keeps the learner's.
public struct OwnGameReader: PGNVisitor {
    private let names: PlayerNames
    private var file = ""
    /// All that were heard.
    public private(set) var count = 0
    public private(set) var games: [OwnGame] = []
    public private(set) var skipped: [SkippedGame] = []
    public private(set) var errors: [(file: String, error: PGNError)] = []
    /// Everybody whose games were read.
    private(set) var tally = PlayerTally()
    /// The players whose names only begin with one of the learner's, in small letters, as first written.
    private var begun: [String: String] = [:]
    /// Games of the one player in `begun`; none once there are several.
    private var begunGames: [OwnGame] = []
    private var isBegun = false

    private var number = 0
    private var pairs: [TagPair] = []
    private var side: Side?
    private var start = Position.initial
    private var moves: [Move] = []
    private var isLineOver = false
    private var reason: SkippedGame.Reason?

    public init(_ names: PlayerNames) { self.names = names }

    /// Games heard from here on are of this file.
    public mutating func begin(_ file: String) { self.file = file }

    public mutating func beginGame(_ number: Int, at _: SourceLocation) {
        self.number = number
        count += 1
        pairs.removeAll(keepingCapacity: true)
        side = nil
        start = .initial
        moves = []
        isLineOver = false
        reason = nil
        isBegun = false
    }

    public mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        pairs.append(TagPair(name: name.text, value: value.text))
    }

    public mutating func beginMoves(from start: Position) -> PGNSkipPolicy {
        self.start = start
        admit(GameTags(pairs))
        return reason == nil ? .variations : .moves
    }

    public mutating func move(_ move: Move?, at _: SourceLocation, before _: Position, after _: Position) {
        guard let move, !isLineOver else {
            isLineOver = true
            return
        }
        moves.append(move)
    }

    public mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
        let tags = GameTags(pairs)
        // A fault in the tags comes before the moves.
        if side == nil, reason == nil, number > 0 { admit(tags) }
        switch outcome {
        case .failure(let error) where reason == nil || number == 0: errors.append((file, error))
        case .success(let result) where reason == nil:
            guard let side, !moves.isEmpty else {
                skip(isBegun ? .notMine : .noMoves)
                return
            }
            let game = OwnGame(
                file: file, number: number, tags: tags, result: result, side: side, start: start, moves: moves)
            if isBegun {
                if begun.count == 1 { begunGames.append(game) }
                skip(.notMine)
            } else {
                games.append(game)
            }
        default: if let reason { skip(reason) }
        }
    }

    /// Decides whether the game is the learner's, and chess.
    private mutating func admit(_ tags: GameTags) {
        tally.count(tags.white)
        tally.count(tags.black)
        switch names.side(white: tags.white, black: tags.black) {
        case .nobody: admitBegun(tags)
        case .both: reason = .bothMine
        case .mine(let side):
            self.side = side
            if tags.isOtherVariant { reason = .variant(tags.variant) }
        }
    }

    /// Keeps a game of a player whose name begins with the learner's, for the case that nobody has that name.
    private mutating func admitBegun(_ tags: GameTags) {
        let (white, black) = (names.begins(tags.white), names.begins(tags.black))
        reason = .notMine
        guard white != black, !tags.isOtherVariant else { return }
        let player = white ? tags.white : tags.black
        begun[PlayerNames.folded(player)] = player
        guard begun.count == 1 else {
            begunGames = []
            return
        }
        reason = nil
        isBegun = true
        side = white ? .white : .black
    }

    /// Whether there are games, and all are other people's.
    private var hasNoneOfMine: Bool {
        games.isEmpty && !skipped.isEmpty && skipped.allSatisfy { $0.reason == .notMine }
    }

    /// Decides, when all games are read, whose they are. If nobody has the learner's name and one player's name begins
    /// with it, that one is meant.
    ///
    /// - Returns: the player who is meant by a beginning; nil when the names were clear.
    /// - Throws: a `CommandFailure` of status 1 when nobody or several could be meant.
    public mutating func settle() throws -> String? {
        if let (name, players) = tally.ambiguity(of: names) { throw Self.ambiguous(name, players) }
        guard hasNoneOfMine else { return nil }
        let name = names.names.joined(separator: "; ")
        guard begun.count <= 1 else { throw Self.ambiguous(name, begun.values.sorted()) }
        guard let player = begun.values.first, !begunGames.isEmpty else {
            throw CommandFailure(tally.nobody(names), status: .found)
        }
        games = begunGames
        skipped.removeAll { skipped in games.contains { $0.file == skipped.file && $0.number == skipped.number } }
        return player
    }

    private static func ambiguous(_ name: String, _ players: [String]) -> CommandFailure {
        let shown = players.prefix(5).joined(separator: " or ") + (players.count > 5 ? " …" : "")
        return CommandFailure("“\(name)” could be \(shown); give --me the whole name", status: .found)
    }

    private mutating func skip(_ reason: SkippedGame.Reason) {
        skipped.append(SkippedGame(file: file, number: number, reason: reason))
    }
}
