public import Chess
import Foundation
import GRDB

extension LearnerFile {
    /// Returns the moves played in a position, transpositions included.
    ///
    /// A position that several games reached costs a lookup in the index, some 0.1 ms; any other position, and
    /// every question with a filter, a replay of all games that can have reached it.
    public func statistics(of position: Position, _ filter: GameFilter = GameFilter()) throws -> PositionStatistics {
        try reading { db in
            if filter.isEmpty, let tally = try PositionIndex(db).tally(position) {
                return PositionStatistics(tally, position)
            }
            return PositionStatistics(try ReplaySearch(position).tally(db, filter), position)
        }
    }

    /// Returns the moves played in a position that at least two games reached within their first forty plies, with a
    /// lookup in the index, some 0.1 ms. Nil for every other position, and for all positions while the file has
    /// no index (`hasPositionIndex`). Never replays games, so that it can be called for thousands of positions.
    public func indexedStatistics(of position: Position) throws -> PositionStatistics? {
        try reading { db in try PositionIndex(db).tally(position).map { PositionStatistics($0, position) } }
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
        games = tally.white + tally.draws + tally.black + tally.open
        averageElo = tally.rated > 0 ? (tally.ratings + tally.rated / 2) / tally.rated : nil
        lastYear = tally.lastYear > 0 ? tally.lastYear : nil
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

extension LearnerFile {
    /// Returns the moves prepared in a position by active repertoires; none when it is not the learner's move. One lookup in
    /// an index.
    public func preparedMoves(in position: Position) throws -> Set<Move> {
        try reading { db in
            let sql = "SELECT prepared FROM card WHERE side = ? AND epd = ? AND is_queued = 1"
            let side = Int(position.sideToMove.rawValue)
            guard let text = try String.fetchOne(db, sql: sql, arguments: [side, position.epd]) else { return [] }
            return Set(text.split(separator: " ").compactMap { position.move(uci: $0) })
        }
    }
}
