public import Analysis
import Chess
import Openings

/// What the engine says about the prepared moves.
extension LintContext {
    /// All prepared moves, also those added by the learner, in the order of the lines.
    public var preparedMoves: [AnswerCheck.Question] { checkedMoves.map(\.question) }

    /// The prepared moves that cost at least 10 points of win chance: mistakes and blunders. Gambits that cost less are the
    /// learner's business.
    ///
    /// - Parameter checks: the comparisons of the prepared moves with the engine's own; a move without one is skipped.
    public func losing(_ checks: [AnswerCheck.Question: MoveComparison]) -> [LintFinding] {
        checkedMoves.compactMap { question, place in
            guard let comparison = checks[question], comparison.band >= .mistake else { return nil }
            let san = question.position.san(question.move)
            let best = question.position.san(comparison.expected.move)
            let chances = (Int(comparison.expected.winChance.rounded()), Int(comparison.played.winChance.rounded()))
            return LintFinding(problem: .losing(san: san, best: best, chances: chances), place: place)
        }
    }

    private var checkedMoves: [(question: AnswerCheck.Question, place: LintLocation)] {
        merged.positions.filter(\.isOwn).sorted { $0.order < $1.order }.flatMap { position in
            position.prepared.compactMap { move in
                let chapter = move.origin?.chapter ?? position.chapter
                guard isAsked(merged.chapters[chapter].repertoire) else { return nil }
                return (
                    AnswerCheck.Question(position: position.position, move: move.move),
                    place(
                        position.start, position.line, position.position, chapter: chapter,
                        move.origin?.location ?? position.location)
                )
            }
        }
    }
}
