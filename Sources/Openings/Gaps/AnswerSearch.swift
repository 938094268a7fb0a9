public import Chess

/// Finds moves to answer a gap with: those played with success in the game database, and those that lead back into the
/// repertoire.
public struct AnswerSearch {
    private let repertoire: Repertoire
    private let source: FrequencySource

    /// A move is a candidate when it was played in at least one of this number of games.
    private static let candidateShare = 10
    /// A reply is usual when it was played in at least one of this number of games.
    private static let usualShare = 10
    /// How much worse than the best answer one may be that leads back into the repertoire, and still come first.
    private static let worthOfTransposition = 0.03

    /// - Parameter source: called for the position of each gap, and for those its answers lead to.
    public init(_ repertoire: Repertoire, _ source: @escaping FrequencySource) {
        self.repertoire = repertoire
        self.source = source
    }

    /// The answers in a position where the learner is to move, at most `limit`, by their edge (`SuggestedAnswer.edge`). The
    /// most played move is always one of them. A move that leads back into the repertoire comes first if it is hardly
    /// worse than the best.
    ///
    /// - Throws: the errors of the source.
    public func answers(in position: Position, limit: Int = 3) throws -> [SuggestedAnswer] {
        var ranked = try candidates(in: position).sorted { a, b in
            (b.edge, b.played?.games ?? 0, position.uci(a.move)) < (a.edge, a.played?.games ?? 0, position.uci(b.move))
        }
        guard let best = ranked.first?.edge else { return [] }
        let back = ranked.firstIndex { $0.transposesTo != nil && $0.edge >= best - Self.worthOfTransposition }
        if let back { ranked.insert(ranked.remove(at: back), at: 0) }
        guard let most = ranked.max(by: { ($0.played?.games ?? 0) < ($1.played?.games ?? 0) }),
            !ranked.prefix(limit).contains(most)
        else { return Array(ranked.prefix(limit)) }
        return ranked.prefix(limit - 1) + [most]
    }

    /// The moves that were played often enough (more than once if any was), and those that lead back.
    private func candidates(in position: Position) throws -> [SuggestedAnswer] {
        let played = try source(position)
        let moves = played?.moves ?? []
        let least = max((played?.whole ?? 0) / Self.candidateShare, moves.contains { $0.games > 1 } ? 2 : 1)
        let edges = MoveEdges(moves, position.sideToMove)
        return try position.legalMoves().compactMap { move in
            let record = moves.first { $0.move == move }
            let after = position.playing(move)
            let place = repertoire.index(of: after.identity)
            guard place != nil || (record?.games ?? 0) >= least else { return nil }
            return SuggestedAnswer(
                move: move, played: record, edge: edges[move], newCards: try place == nil ? cost(of: after) : 1,
                transposesTo: place)
        }
    }

    /// See `SuggestedAnswer.newCards`.
    private func cost(of after: Position) throws -> Int {
        guard after.hasLegalMove else { return 1 }
        guard let replies = try source(after), !replies.moves.isEmpty else { return 2 }
        let usual = replies.moves.filter { $0.games * Self.usualShare >= replies.whole }
        return 1
            + usual.count { reply in
                let place = repertoire.index(of: after.playing(reply.move).identity)
                return place.map { repertoire.positions[$0].prepared.isEmpty } ?? true
            }
    }
}
