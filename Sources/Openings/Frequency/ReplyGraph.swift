import Chess

/// A repertoire with the weights of a base of games: where each move leads, and how often it comes.
///
/// Its places are the positions of the repertoire, by their index, and behind them the positions that replies unknown to
/// the repertoire lead to, each once.
struct ReplyGraph: Sendable {
    /// A move from one place to another.
    struct Edge: Sendable {
        let move: Move
        let to: Int
        /// How often it is chosen where its side is to move, 0…1.
        let share: Double
        /// Games in which it was played there.
        let games: Int
    }

    /// A place behind the repertoire's last: a position the opponent reached with a reply that has no answer.
    struct Unknown: Sendable {
        let position: Position
        /// The replies that lead here: from which place.
        var arrivals: [(from: Int, edge: Edge)] = []
    }

    /// By place, of the repertoire's positions only. Where the learner is to move, his main move, with a share of 1.
    private(set) var edges: [[Edge]] = []
    /// Where the learner has prepared more than one move, the others.
    private(set) var alternatives: [(from: Int, to: Int)] = []
    private(set) var unknown: [Unknown] = []
    /// By place: the share of games that go on with a move after the repertoire's line has ended, at the last move of a
    /// line; 0 elsewhere.
    private(set) var lineEnds: [Double] = []
    /// By place: the share of games that end there.
    private(set) var gameEnds: [Double] = []

    var count: Int { edges.count + unknown.count }

    /// - Complexity: O(positions + moves played in them); one question to the base for each position where the opponent
    ///   is to move.
    init(_ repertoire: Repertoire, _ source: FrequencySource) throws {
        var numbers: [PositionIdentity: Int] = [:]
        edges.reserveCapacity(repertoire.positions.count)
        for (index, position) in repertoire.positions.enumerated() {
            let known = repertoire.successors(of: index)
            if position.isOwn {
                edges.append(known.prefix(1).map { Edge(move: $0.move, to: $0.position, share: 1, games: 0) })
                alternatives += known.dropFirst().map { (index, $0.position) }
                lineEnds.append(0)
                gameEnds.append(0)
            } else {
                let played = try source(position.position)
                add(index, position.position, known, played, repertoire, &numbers)
            }
        }
    }

    /// The opponent's replies in one place.
    private mutating func add(
        _ index: Int, _ position: Position, _ known: [Repertoire.Successor], _ played: PlayedMoves?,
        _ repertoire: Repertoire, _ numbers: inout [PositionIdentity: Int]
    ) {
        guard let played, played.whole > 0 else {
            edges.append(
                known.map { Edge(move: $0.move, to: $0.position, share: 1 / Double(known.count), games: 0) })
            lineEnds.append(known.isEmpty ? 1 : 0)
            gameEnds.append(0)
            return
        }
        let whole = Double(played.whole)
        var own: [Edge] = []
        var ended = 0
        for reply in played.moves {
            let share = Double(reply.games) / whole
            func lead(to place: Int) -> Edge { Edge(move: reply.move, to: place, share: share, games: reply.games) }
            if let place = known.first(where: { $0.move == reply.move })?.position {
                own.append(lead(to: place))
                continue
            }
            let after = position.playing(reply.move)
            let identity = after.identity
            if let place = repertoire.index(of: identity) {
                own.append(lead(to: place))
            } else if known.isEmpty {
                ended += reply.games
            } else {
                let number = numbers[identity] ?? unknown.count
                if number == unknown.count { unknown.append(Unknown(position: after)) }
                numbers[identity] = number
                let edge = lead(to: repertoire.positions.count + number)
                unknown[number].arrivals.append((index, edge))
                own.append(edge)
            }
        }
        for reply in known where !own.contains(where: { $0.move == reply.move }) {
            own.append(Edge(move: reply.move, to: reply.position, share: 0, games: 0))
        }
        edges.append(own)
        lineEnds.append(Double(ended) / whole)
        gameEnds.append(Double(played.whole - played.moves.reduce(0) { $0 + $1.games }) / whole)
    }

    /// The moves on from a place; none from an unknown one.
    func edges(from place: Int) -> [Edge] { place < edges.count ? edges[place] : [] }
}
