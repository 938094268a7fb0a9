public import Chess
public import PGN

/// Reads the games of one or several files and collects those of the learner.
public struct OwnGameReader: PGNVisitor {
    private let names: PlayerNames
    private var file = ""
    /// The number of games read.
    public private(set) var count = 0
    public private(set) var games: [OwnGame] = []
    public private(set) var skipped: [SkippedGame] = []
    public private(set) var errors: [(file: String, error: PGNError)] = []
    /// The Result tags of the learner's games that contradict the result. Those games are compared like others.
    public private(set) var warnings: [(file: String, error: PGNError)] = []
    /// The players of all games read.
    private(set) var tally = PlayerTally()
    private var prefixMatches = PrefixMatches()
    private var open = OpenGame()

    public init(_ names: PlayerNames) { self.names = names }

    /// Begins a file. The following games come from it.
    public mutating func begin(_ file: String) { self.file = file }

    public mutating func beginGame(_ number: Int, at _: SourceLocation) {
        open = OpenGame(number: number)
        count += 1
    }

    public mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        if let tag = TagPair(name: name.text, value: value.text) { open.pairs.append(tag) }
    }

    public mutating func beginMoves(from start: Position) -> PGNSkipPolicy {
        open.start = start
        admit(GameTags(open.pairs))
        return open.skipReason == nil ? .variations : .moves
    }

    public mutating func move(_ move: Move?, at _: SourceLocation, before _: Position, after _: Position) {
        guard let move, !open.isLineOver else {
            open.isLineOver = true
            return
        }
        open.moves.append(move)
    }

    public mutating func error(_ error: PGNError) {
        if open.skipReason == nil { warnings.append((file, error)) }
    }

    public mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
        let tags = GameTags(open.pairs)
        // A fault in the tags ends a game before `beginMoves`.
        if open.side == nil, open.skipReason == nil, open.number > 0 { admit(tags) }
        switch outcome {
        case .failure(let error) where open.skipReason == nil || open.number == 0: errors.append((file, error))
        case .success(let result) where open.skipReason == nil:
            guard let side = open.side, !open.moves.isEmpty else {
                skip(open.isPrefixMatch ? .notMine : .noMoves)
                return
            }
            let game = OwnGame(
                file: file, number: open.number, tags: tags, result: result, side: side, start: open.start,
                moves: open.moves)
            if open.isPrefixMatch {
                prefixMatches.add(game)
                skip(.notMine)
            } else {
                games.append(game)
            }
        default: if let reason = open.skipReason { skip(reason) }
        }
    }

    /// Decides whether the game is one of the learner's in standard chess.
    private mutating func admit(_ tags: GameTags) {
        tally.count(tags.white)
        tally.count(tags.black)
        switch names.side(white: tags.white, black: tags.black) {
        case .nobody: admitPrefixMatch(tags)
        case .both: open.skipReason = .bothMine
        case .mine(let side):
            open.side = side
            if tags.isOtherVariant { open.skipReason = .variant(tags.variant) }
        }
    }

    /// Admits a game of a player whose name begins with one of the learner's names.
    private mutating func admitPrefixMatch(_ tags: GameTags) {
        let (white, black) = (names.begins(tags.white), names.begins(tags.black))
        open.skipReason = .notMine
        guard white != black, !tags.isOtherVariant else { return }
        guard prefixMatches.record(white ? tags.white : tags.black) else { return }
        open.skipReason = nil
        open.isPrefixMatch = true
        open.side = white ? .white : .black
    }

    /// Whether there are games, all of them of other players.
    private var hasNoneOfMine: Bool {
        games.isEmpty && !skipped.isEmpty && skipped.allSatisfy { $0.reason == .notMine }
    }

    /// Decides which player is the learner. Call it after all games have been read. If no player has the learner's name
    /// and the name of one player begins with it, this player is the learner.
    ///
    /// - Returns: the player who was found by a prefix; nil when the names matched exactly.
    /// - Throws: a `CommandFailure` of status 1 when no player or several players match.
    public mutating func resolvePlayer() throws -> String? {
        if let (name, players) = tally.ambiguity(of: names) { throw Self.ambiguous(name, players) }
        guard hasNoneOfMine else { return nil }
        let name = names.names.joined(separator: "; ")
        let players = prefixMatches.names
        guard players.count <= 1 else { throw Self.ambiguous(name, players) }
        guard let player = players.first, !prefixMatches.games.isEmpty else {
            throw CommandFailure(tally.noGameMessage(names), status: .found)
        }
        games = prefixMatches.games
        skipped.removeAll { skipped in games.contains { $0.file == skipped.file && $0.number == skipped.number } }
        return player
    }

    private static func ambiguous(_ name: String, _ players: [String]) -> CommandFailure {
        let shown = players.prefix(5).joined(separator: " or ") + (players.count > 5 ? " …" : "")
        return CommandFailure("“\(name)” could be \(shown); give the whole name with --me", status: .found)
    }

    private mutating func skip(_ reason: SkippedGame.Reason) {
        skipped.append(SkippedGame(file: file, number: open.number, reason: reason))
    }
}
