import Chess
public import Openings
public import Store

extension LearnerFile {
    /// The maximum number of games that are replayed for each position; larger databases use only the index.
    private static let fewGames = 500

    /// Whether there are so few games that each of them counts.
    public func hasFewGames() throws -> Bool { try gamesCount() <= Self.fewGames }

    /// Returns this file's games as a source of frequencies. Each position costs one index lookup, some 20
    /// microseconds. A position that only one game reached is unknown, except in a small database, whose games are
    /// replayed.
    ///
    /// - Throws: a `CommandFailure` with the remedy where there are no games, or no index of many.
    public func frequencies() throws -> FrequencySource {
        let games = try gamesCount()
        guard games > 0 else {
            throw CommandFailure(
                "there are no games to take frequencies from; add some with prep games import FILE, or name a games database with prep settings games-db FILE"
            )
        }
        if try hasFewGames() { return { try self.statistics(of: $0).playedMoves } }
        guard try hasPositionIndex() else {
            throw CommandFailure(
                "the \(games) games have no position index, which frequencies need; the next prep games import FILE builds it"
            )
        }
        return { try self.indexedStatistics(of: $0)?.playedMoves }
    }
}

extension PositionStatistics {
    /// The statistics as `PlayedMoves`; nil without games.
    public var playedMoves: PlayedMoves? {
        guard games > 0 else { return nil }
        return PlayedMoves(
            games: games,
            moves: moves.map {
                PlayedMove($0.move, games: $0.games, white: $0.white, draws: $0.draws, black: $0.black)
            })
    }
}
