import Chess

/// A repertoire weighted with a game database: where each move leads, and how often it is played.
///
/// The nodes are the positions of the repertoire, by their index, followed by the positions after replies that the
/// repertoire does not contain, each once.
struct ReplyGraph: Sendable {
    /// A move from one node to another.
    struct Edge: Sendable {
        let move: Move
        let to: Int
        /// The share of games in which it is played, 0…1.
        let share: Double
        /// The number of games in which it was played.
        let games: Int
    }

    /// By node, of the repertoire's positions only. Where the learner is to move, the main move, with a share of 1.
    private(set) var edges: [[Edge]] = []
    /// The prepared moves that are not the main one.
    private(set) var alternatives: [(from: Int, to: Int)] = []
    /// The positions after replies that have no answer, which are the nodes after those of the repertoire.
    private(set) var unknown: [Position] = []
    /// By node: the share of games that continue after the repertoire's line has ended, at the last move of a line; 0
    /// elsewhere.
    private(set) var lineEnds: [Double] = []
    /// By node, of the repertoire's positions only: the games that reached it; 0 where the learner is to move, or the
    /// database does not contain it.
    private(set) var games: [Int] = []

    var count: Int { edges.count + unknown.count }

    /// - Complexity: O(positions + moves played in them); one lookup for each position where the opponent is to move.
    init(_ repertoire: Repertoire, _ source: FrequencySource) throws {
        var numbers: [PositionIdentity: Int] = [:]
        edges.reserveCapacity(repertoire.positions.count)
        for (index, position) in repertoire.positions.enumerated() {
            let known = repertoire.successors(of: index)
            if position.isOwn {
                edges.append(known.prefix(1).map { Edge(move: $0.move, to: $0.position, share: 1, games: 0) })
                alternatives += known.dropFirst().map { (index, $0.position) }
                lineEnds.append(0)
                games.append(0)
            } else {
                let played = try source(position.position)
                games.append(played?.whole ?? 0)
                add(position.position, known, played, repertoire, &numbers)
            }
        }
    }

    /// Adds the opponent's replies in one position.
    private mutating func add(
        _ position: Position, _ known: [Repertoire.Successor], _ played: PlayedMoves?,
        _ repertoire: Repertoire, _ numbers: inout [PositionIdentity: Int]
    ) {
        guard let played, played.whole > 0 else {
            edges.append(
                known.map { Edge(move: $0.move, to: $0.position, share: 1 / Double(known.count), games: 0) })
            lineEnds.append(known.isEmpty ? 1 : 0)
            return
        }
        let whole = Double(played.whole)
        var own: [Edge] = []
        var ended = 0
        for reply in played.moves {
            let share = Double(reply.games) / whole
            func edge(to node: Int) -> Edge { Edge(move: reply.move, to: node, share: share, games: reply.games) }
            if let node = known.first(where: { $0.move == reply.move })?.position {
                own.append(edge(to: node))
                continue
            }
            let after = position.playing(reply.move)
            let identity = after.identity
            if let node = repertoire.index(of: identity) {
                own.append(edge(to: node))
            } else if known.isEmpty {
                ended += reply.games
            } else {
                let number = numbers[identity] ?? unknown.count
                if number == unknown.count { unknown.append(after) }
                numbers[identity] = number
                own.append(edge(to: repertoire.positions.count + number))
            }
        }
        for reply in known where !own.contains(where: { $0.move == reply.move }) {
            own.append(Edge(move: reply.move, to: reply.position, share: 0, games: 0))
        }
        edges.append(own)
        lineEnds.append(Double(ended) / whole)
    }

    /// The moves from a node; none from one outside the repertoire.
    func edges(from node: Int) -> [Edge] { node < edges.count ? edges[node] : [] }
}
