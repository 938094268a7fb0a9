public import Analysis
import Chess
import UCI

/// An inaccuracy, a mistake or a blunder of a reviewed game, with its reason.
public struct ReviewedMistake: Sendable {
    public let move: ReviewedMove
    public let explanation: Explanation
    /// The move as one that may be instructive.
    public let candidate: MomentCandidate

    /// Nil if the move is neither.
    public init?(_ move: ReviewedMove) {
        guard move.moveClass >= .inaccuracy, let comparison = move.comparison, let explanation = move.explanation else {
            return nil
        }
        self.move = move
        self.explanation = explanation
        candidate = MomentCandidate(comparison, ply: move.ply, cause: Self.cause(explanation))
    }

    private static func cause(_ explanation: Explanation) -> String? {
        explanation.reasons.first.flatMap { $0.finding == .onlyWorse ? nil : $0.finding.code }
    }

    // MARK: Words

    /// The code of the main reason; nil where none is proved.
    public var cause: String? { candidate.cause }

    /// `17...Be7??`
    public var name: String { MoveLine.numbered(move.move, in: move.position) + move.moveClass.sign }

    /// `17...Qd7`
    public var bestName: String { move.best.prefix(1).text }

    /// The reason in one or two sentences. Where none is proved, both expected scores with their lines: `17...Be7?? is a
    /// blunder: expected score 21 % after 18.Nxe5 Kh8 instead of 55 % after 17...Qd7 18.Rad1.`
    public var text: String {
        cause == nil ? "\(name) is \(article) \(move.moveClass.rawValue): \(scores)." : explanation.full.text
    }

    /// The text without the move, as a comment on it: `Loses a piece: 18.Qd5+ forks the king and the rook on a8.`
    public var comment: String {
        guard cause != nil else { return "\(Self.capitalized(move.moveClass.rawValue)): \(scores)." }
        let text = explanation.full.text
        let comment = text.hasPrefix(name + " ") ? Self.capitalized(String(text.dropFirst(name.count + 1))) : text
        return comment.contains(bestName) ? comment : "\(comment) \(bestName) was best."
    }

    private var article: String { move.moveClass == .inaccuracy ? "an" : "a" }

    /// `expected score 21 % after 18.Nxe5 Kh8 instead of 55 % after 17...Qd7 18.Rad1`
    public var scores: String {
        let (comparison, full) = (explanation.comparison, explanation.full)
        let reply = full.shortPlayed.dropFirst().text
        return "expected score \(Self.score(comparison.played))\(reply.isEmpty ? "" : " after \(reply)")"
            + " instead of \(Self.score(comparison.expected)) after \(full.shortExpected.text)"
    }

    /// `55 %`, or `mate in 5`.
    private static func score(_ evaluation: Evaluation) -> String {
        if case .mate(let moves) = evaluation.score.value, moves > 0 { return "mate in \(moves)" }
        return WinChance.text(evaluation.winChance)
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension GameReview {
    /// The inaccuracies, mistakes and blunders of both players.
    public var mistakes: [ReviewedMistake] { moves.compactMap(ReviewedMistake.init) }
}
