public import Chess
public import Openings
public import Store

/// The games database, and which of its games count.
public struct CountedGames: Sendable {
    public let file: LearnerFile
    /// The games that count; nil when all do.
    let selection: GameSelection?

    /// The maximum number of games that are replayed for each position; larger databases use only the index.
    private static let fewGames = 500

    public init(_ file: LearnerFile, _ filter: GameFilter) throws {
        self.file = file
        selection = filter.isEmpty ? nil : try file.selection(filter)
    }

    /// Which games count; nil when all do.
    public var counts: GameCounts? { selection?.counts }

    /// The number of games that count.
    public func games() throws -> Int { try selection?.counts.counted ?? file.gamesCount() }

    /// Whether there are so few games that each of them counts.
    public func areFew() throws -> Bool { try games() <= Self.fewGames }

    public func statistics(of position: Position) throws -> PositionStatistics {
        try selection.map { try file.statistics(of: position, in: $0) } ?? file.statistics(of: position)
    }

    /// Returns the games as a source of frequencies. Each position costs one index lookup, some 20 microseconds, with a
    /// filter more in frequent positions. A position that only one game reached is unknown, except in a small database,
    /// whose games are replayed.
    ///
    /// - Throws: a `CommandFailure` with the remedy where there are no games, or no index of many.
    public func frequencies() throws -> FrequencySource {
        let all = try selection?.counts.all ?? file.gamesCount()
        guard all > 0 else {
            throw CommandFailure(
                "there are no games to take frequencies from; add some with prep games import FILE, or name a games database with prep settings games-db FILE"
            )
        }
        if let counts, counts.counted == 0 {
            throw CommandFailure(
                "none of the \(all) games counts (\(counts.filter.words.joined(separator: ", "))); --all-games counts all of them"
            )
        }
        if all <= Self.fewGames { return { try statistics(of: $0).playedMoves } }
        guard try file.hasPositionIndex() else {
            throw CommandFailure(
                "the \(all) games have no position index, which frequencies need; the next prep games import FILE builds it"
            )
        }
        return { try file.indexedStatistics(of: $0, in: selection)?.playedMoves }
    }
}

extension Workspace {
    /// The games database with the games that count: those of the options and, for what they leave open, of the settings
    /// games-elo, games-since and games-speed.
    ///
    /// - Parameters:
    ///   - given: the options.
    ///   - isAll: whether the settings are ignored.
    public func countedGames(_ given: GameFilter = GameFilter(), isAll: Bool = false) throws -> CountedGames {
        try CountedGames(gamesDatabase(), filter(given, isAll: isAll))
    }

    /// The filter of the options, completed by the settings unless they are ignored.
    public func filter(_ given: GameFilter, isAll: Bool) throws -> GameFilter {
        guard !isAll else { return given }
        var filter = given
        filter.elo = try given.elo ?? file.value(of: .gamesElo)
        filter.since = try given.since ?? file.value(of: .gamesSince)
        filter.speed = try given.speed ?? file.value(of: .gamesSpeed)
        return filter
    }
}

extension PositionStatistics {
    /// The statistics as `PlayedMoves`; nil without games.
    public var playedMoves: PlayedMoves? {
        guard games > 0 else { return nil }
        return PlayedMoves(
            games: games,
            moves: moves.map {
                PlayedMove(
                    $0.move, games: $0.games, white: $0.white, draws: $0.draws, black: $0.black, rated: $0.rated)
            })
    }
}
