public import Chess

/// Looks for moves to answer a gap with: those the base's players chose with success, and those that lead back into the
/// repertoire.
public struct AnswerSearch {
    private let repertoire: Repertoire
    private let source: FrequencySource

    /// A move comes into question when at least one game in so many went on with it.
    private static let usualShare = 10
    /// So many games at an average score are added to each move's, so that three wins do not outweigh three hundred games.
    private static let weightOfAverage = 10.0
    /// A move that scores so much less than the best one is no suggestion.
    private static let tolerance = 0.06

    /// - Parameter source: is asked for the position of each gap, and for those its answers lead to.
    public init(_ repertoire: Repertoire, _ source: @escaping FrequencySource) {
        self.repertoire = repertoire
        self.source = source
    }

    /// Answers in a position where the learner is to move, at most `limit`: of those that score about as well as the
    /// best one the cheapest to learn come first, and of equally cheap ones those with the better record.
    ///
    /// - Throws: what the source throws.
    public func answers(in position: Position, limit: Int = 3) throws -> [SuggestedAnswer] {
        let played = try source(position)
        let moves = played?.moves ?? []
        let total = moves.reduce((points: 0.0, games: 0)) {
            let (points, games) = $1.points(of: position.sideToMove)
            return ($0.points + points, $0.games + games)
        }
        let average = total.games > 0 ? total.points / Double(total.games) : 0.5
        var candidates: [(answer: SuggestedAnswer, value: Double)] = []
        for move in position.legalMoves() {
            let record = moves.first { $0.move == move }
            let after = position.playing(move)
            let place = repertoire.index(of: after.identity)
            guard place != nil || (record?.games ?? 0) * Self.usualShare >= played?.whole ?? 1 else { continue }
            let (points, games) = record?.points(of: position.sideToMove) ?? (0, 0)
            let value = (points + Self.weightOfAverage * average) / (Double(games) + Self.weightOfAverage)
            let cards = try place == nil ? cost(of: after) : 1
            candidates.append(
                (SuggestedAnswer(move: move, played: record, newCards: cards, transposesTo: place), value))
        }
        let best = candidates.map(\.value).max() ?? 0
        let fit = candidates.filter { $0.value >= best - Self.tolerance }.sorted {
            ($0.answer.newCards, -$0.value, position.uci($0.answer.move))
                < ($1.answer.newCards, -$1.value, position.uci($1.answer.move))
        }
        return fit.prefix(limit).map(\.answer)
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
