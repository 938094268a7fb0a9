import Chess
import GRDB
import GameDatabases

/// Searches games for one position by replaying each as long as it can still reach the position.
struct ReplaySearch {
    private let target: Position
    private let key: UInt64
    private let count: Int
    /// The pawns of the target that have not moved. A game without one of them cannot reach the target any more.
    private let homePawns: UInt16
    private let castlingRooks: UInt64
    private let placement: PlacementReplay

    init(_ target: Position) {
        self.target = target
        key = target.key
        count = target.occupied.count
        homePawns = Self.homePawns(target)
        castlingRooks = target.castlingRooks.rawValue
        placement = PlacementReplay(target)
    }

    /// Returns the moves played in the position.
    ///
    /// - Parameter selection: the games that count; nil for all.
    func tally(_ db: Database, in selection: GameSelection?) throws -> PositionTally {
        try tally(candidates(db, selection))
    }

    /// Returns the moves played in the position by the games of a cursor.
    func tally(_ cursor: GameCursor) throws -> PositionTally {
        var tally = PositionTally()
        var moves: [UInt16] = []
        while try cursor.next() != nil {
            guard var position = start(of: cursor) else { continue }
            moves.removeAll(keepingCapacity: true)
            var isReached = false
            Replay.forEachPosition(&position, cursor) { position, move in
                if position.key == key, isTarget(position) {
                    isReached = true
                    if move != 0, !moves.contains(move) { moves.append(move) }
                }
                return canReach(position)
            }
            guard isReached else { continue }
            tally.games += 1
            let summary = cursor.summary
            for move in moves { tally.add(move, summary, mover: target.sideToMove) }
        }
        return tally
    }

    /// Returns the games that pass the filter and reach the position, in ascending order.
    func games(_ db: Database, _ filter: GameFilter) throws -> [Int64] {
        var games: [Int64] = []
        let (condition, values) = filter.sql
        let cursor = try GameCursor(db, where: condition, values)
        while let game = try cursor.next() {
            guard var position = start(of: cursor) else { continue }
            var isReached = false
            Replay.forEachPosition(&position, cursor) { position, _ in
                isReached = position.key == key && isTarget(position)
                return !isReached && canReach(position)
            }
            if isReached { games.append(game) }
        }
        return games
    }

    /// The position in which the current game begins; nil when the game cannot have reached the target.
    private func start(of cursor: GameCursor) -> Position? {
        guard let start = cursor.start else { return nil }
        return start != .initial || cursor.withMoves(placement.mayReach) ? start : nil
    }

    /// The games that count and may have reached the position; without a position index all that count.
    private func candidates(_ db: Database, _ selection: GameSelection?) throws -> GameCursor {
        let segments = try PositionSegment.ready(db)
        guard !segments.isEmpty else {
            let (condition, values) = (selection?.counts.filter ?? GameFilter()).sql
            return try GameCursor(db, where: condition, values)
        }
        return try GameCursor(db, ids: games(segments, db, selection))
    }

    /// Returns the games of the position index that count and may have reached the position, in ascending order.
    func games(_ segments: [PositionSegment], _ db: Database, _ selection: GameSelection?) throws -> [Int64] {
        let signature = GameSignature(of: target)
        var places = try segments.map { segment in
            let counted = selection?.facts(segment)
            let places = try SegmentSignatures(segment, db).places(with: signature)
            guard let counted else { return places }
            return places.filter { counted.indices.contains($0) && counted[$0].isGame }
        }
        if places.reduce(0, { $0 + $1.count }) > Self.fewGames, try !isReachedBeforeInitial(db) {
            var paths = IndexedPaths(segments, db) { canReach($0) }
            let found = try paths.search()
            for segment in segments.indices { places[segment].removeAll { !found[segment][$0] } }
        }
        var found: [Int64] = []
        for (segment, places) in zip(segments, places) {
            let games = try SegmentGames(segment, db)
            for place in places {
                if let game = try games.game(at: place) { found.append(games.id(game)) }
            }
        }
        return found.sorted()
    }

    /// Whether a game may have reached the position first and the initial position later: only if it begins elsewhere, and
    /// nothing but knights has moved. Reads the starts of all games, if the position is such a one.
    private func isReachedBeforeInitial(_ db: Database) throws -> Bool {
        guard ReplaySearch(.initial).canReach(target) else { return false }
        return try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM Games WHERE FEN NOT NULL)") ?? true
    }

    /// As many games are replayed without looking for fewer: that takes some milliseconds.
    private static let fewGames = 2000

    /// The pawns on their first squares: White's in the lower eight bits, Black's in the upper, from the a-file.
    private static func homePawns(_ position: borrowing Position) -> UInt16 {
        UInt16(truncatingIfNeeded: position.pieces(.white, .pawn).rawValue >> 8 & 0xFF)
            | UInt16(truncatingIfNeeded: position.pieces(.black, .pawn).rawValue >> 40 & 0xFF00)
    }

    private func isTarget(_ position: Position) -> Bool { position.identity == target.identity }

    /// Whether a game can still reach the position from another one.
    @inline(__always)
    func canReach(_ position: Position) -> Bool {
        homePawns & ~Self.homePawns(position) == 0
            && castlingRooks & ~position.castlingRooks.rawValue == 0
            && position.occupied.count >= count
    }
}
