public import Chess
import Foundation
import GRDB
import Openings

extension LearnerFile {
    /// Returns the moves played in a position, transpositions included.
    ///
    /// A position that several games reached costs a lookup in the index, some 0.1 ms; any other position a replay of the
    /// games that may have reached it. A filter costs reading the facts of all games: a hundredth of a second for 500,000.
    public func statistics(of position: Position, _ filter: GameFilter = GameFilter()) throws -> PositionStatistics {
        try reading { db in
            try Self.statistics(of: position, filter.isEmpty ? nil : GameSelection(filter, db), db)
        }
    }

    /// Selects the games that pass a filter, for many questions.
    public func selection(_ filter: GameFilter) throws -> GameSelection {
        try reading { db in try GameSelection(filter, db) }
    }

    /// Returns the moves played in a position by the games of a selection.
    public func statistics(of position: Position, in selection: GameSelection) throws -> PositionStatistics {
        try reading { db in try Self.statistics(of: position, selection.current(db), db) }
    }

    private static func statistics(
        of position: Position, _ selection: GameSelection?, _ db: Database
    ) throws -> PositionStatistics {
        let tally = try PositionIndex(db).tally(position, in: selection)
        return PositionStatistics(try tally ?? ReplaySearch(position).tally(db, in: selection), position)
    }

    /// Returns the moves played in a position that at least two games reached within their first forty plies, with a
    /// lookup in the index, some 0.1 ms. Nil for every other position, and for all positions while the file has
    /// no index (`hasPositionIndex`). Never replays games, so that it can be called for thousands of positions.
    ///
    /// - Parameter selection: the games that count; nil for all. Then a frequent position costs up to 10 ms.
    public func indexedStatistics(
        of position: Position, in selection: GameSelection? = nil
    ) throws -> PositionStatistics? {
        try reading { db in
            try PositionIndex(db).tally(position, in: selection?.current(db)).map { PositionStatistics($0, position) }
        }
    }

    /// Whether the file has a position index. An import of games builds it by default.
    public func hasPositionIndex() throws -> Bool {
        try reading { db in try !PositionIndex(db).isEmpty() }
    }

    /// The number of games, without the chapters of repertoires.
    public func gamesCount() throws -> Int {
        try reading { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM Games WHERE \(try VisibleGames.condition(db))") ?? 0
        }
    }
}

extension PositionStatistics {
    init(_ tally: PositionTally, _ position: Position) {
        games = tally.games
        let read = tally.moves.compactMap { tally in
            position.move(stored: tally.move).map { (position.uci($0), MoveStatistics(tally, $0, position.sideToMove)) }
        }
        moves = read.sorted { ($1.1.games, $0.0) < ($0.1.games, $1.0) }.map(\.1)
    }
}

extension MoveStatistics {
    init(_ tally: PositionTally.MoveTally, _ move: Move, _ mover: Side) {
        self.move = move
        white = tally.white
        draws = tally.draws
        black = tally.black
        games = tally.games
        averageElo = tally.rated > 0 ? (tally.ratings + tally.rated / 2) / tally.rated : nil
        lastYear = tally.lastYear > 0 ? tally.lastYear : nil
        rated = RatedScore(tally.decided)
        let known = Double(white + draws + black)
        if known > 0, tally.opponentsRated > 0 {
            let points = Double(mover == .white ? white : black) + Double(draws) / 2
            let opponents = Double(tally.opponentsRatings) / Double(tally.opponentsRated)
            let difference = points == 0 ? -800 : points == known ? 800 : 400 * log10(points / (known - points))
            performance = Int((opponents + max(-800, min(800, difference))).rounded())
        } else {
            performance = nil
        }
    }
}

extension RatedScore {
    /// Nil without games.
    init?(_ tally: PositionTally.DecidedGames) {
        guard tally.games > 0 else { return nil }
        let games = Double(tally.games)
        let advantage = Double(tally.ratings - tally.opponentsRatings) / games
        let expected = 1 / (1 + pow(10, -advantage / 400))
        self.init(games: tally.games, edge: Double(tally.halfPoints) / 2 / games - expected)
    }
}
