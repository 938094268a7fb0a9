public import Chess

/// Finds moves to answer a gap with: those played with success in the game database, and those that lead back into the
/// repertoire.
public struct AnswerSearch {
    private let repertoire: Repertoire
    private let source: FrequencySource

    /// A move is a candidate, and a reply is usual, when it was played in at least one of this number of games.
    private static let usualShare = 10
    /// The number of games at an average score added to each move's, so that three wins do not outweigh three hundred
    /// games.
    private static let weightOfAverage = 10.0
    /// How much less than the best move a move may score; more where it was played in few games.
    private static let tolerance = 0.04
    private static let toleranceOfOneGame = 0.3
    /// The score that a further card must gain.
    private static let worthOfCard = 0.015

    /// - Parameter source: called for the position of each gap, and for those its answers lead to.
    public init(_ repertoire: Repertoire, _ source: @escaping FrequencySource) {
        self.repertoire = repertoire
        self.source = source
    }

    /// The answers in a position where the learner is to move that score about as well as the best one, at most `limit`:
    /// first those that lead back into the repertoire, then the others by their score, less a penalty for each card.
    ///
    /// - Throws: the errors of the source.
    public func answers(in position: Position, limit: Int = 3) throws -> [SuggestedAnswer] {
        let candidates = try self.candidates(in: position)
        let best = candidates.map(\.value).max() ?? 0
        let fit = candidates.filter { candidate in
            let games = Double(candidate.answer.played?.games ?? 0) + Self.weightOfAverage
            return candidate.value >= best - Self.tolerance - Self.toleranceOfOneGame / games.squareRoot()
        }
        let ranked = fit.map { candidate in
            (
                candidate.answer, isBack: candidate.answer.transposesTo != nil,
                worth: candidate.value - Self.worthOfCard * Double(candidate.answer.newCards),
                text: position.uci(candidate.answer.move)
            )
        }.sorted { a, b in a.isBack == b.isBack ? (b.worth, a.text) < (a.worth, b.text) : a.isBack }
        return ranked.prefix(limit).map(\.0)
    }

    private typealias Candidate = (answer: SuggestedAnswer, value: Double)

    /// The moves that were played often enough (more than once if any was), and those that lead back.
    private func candidates(in position: Position) throws -> [Candidate] {
        let played = try source(position)
        let moves = played?.moves ?? []
        let least = max((played?.whole ?? 0) / Self.usualShare, moves.contains { $0.games > 1 } ? 2 : 1)
        let total = moves.reduce((points: 0.0, games: 0)) {
            let (points, games) = $1.points(of: position.sideToMove)
            return ($0.points + points, $0.games + games)
        }
        let average = total.games > 0 ? total.points / Double(total.games) : 0.5
        return try position.legalMoves().compactMap { move in
            let record = moves.first { $0.move == move }
            let after = position.playing(move)
            let place = repertoire.index(of: after.identity)
            guard place != nil || (record?.games ?? 0) >= least else { return nil }
            let (points, games) = record?.points(of: position.sideToMove) ?? (0, 0)
            let value = (points + Self.weightOfAverage * average) / (Double(games) + Self.weightOfAverage)
            let cards = try place == nil ? cost(of: after) : 1
            return (SuggestedAnswer(move: move, played: record, newCards: cards, transposesTo: place), value)
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
