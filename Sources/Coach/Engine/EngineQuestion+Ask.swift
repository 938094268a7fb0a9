import Analysis
import Chess
import UCI

extension EngineQuestion {
    /// What an engine answered, best first.
    struct Answer: Sendable {
        let found: [Evaluation]
        /// False when the search ended before its limit.
        let isComplete: Bool

        /// Returns whether the engine has hardly searched at all, although it was given nodes to search.
        ///
        /// - Parameter depth: The depth of a search that has just begun.
        func isUnsearched(_ question: EngineQuestion, depth: Int) -> Bool {
            guard isComplete, let first = found.first, case .centipawns = first.score.value else { return false }
            return first.depth <= depth && first.nodes < question.limit.amount / 10
                && question.position.legalMoves().count > 1
        }
    }

    /// Asks the question from a clean slate, so that the answer does not depend on earlier questions.
    func ask(_ engine: Engine) async throws -> Answer {
        let result = try await engine.search(
            from: position, onlyMoves: move.map { [$0] } ?? [], limit: limit.search, lines: lines, isFresh: true,
            within: limit.patience)
        let name = await engine.name
        let found = result.lines.compactMap { line in
            Evaluation(
                position: position, moves: line.moves, score: line.score, depth: line.depth, nodes: line.nodes,
                engine: name)
        }
        return Answer(found: found, isComplete: result.isComplete)
    }

    /// Asks for the best reply to the move instead, of an engine that cannot be asked about a single move.
    /// - Parameter move: legal in the position.
    func ask(_ engine: Engine, after move: Move) async throws -> Answer {
        let result = try await engine.search(
            from: position, moves: [move], limit: limit.search, isFresh: true, within: limit.patience)
        let reached = position.playing(move)
        let line = result.lines.first
        let side = position.sideToMove
        let behind = line.map { Self.before($0.score.seen(by: side)) }
        guard let score = behind ?? Score(endOf: reached)?.seen(by: side) else {
            return Answer(found: [], isComplete: false)
        }
        let found = Evaluation(
            position: position, moves: [move] + (line?.moves ?? []),
            score: score, depth: line.map { $0.depth + 1 } ?? 1,
            nodes: line?.nodes ?? 0, engine: await engine.name)
        return Answer(found: found.map { [$0] } ?? [], isComplete: result.isComplete)
    }

    /// Returns the mover's score before a move, given the score after it: a mate by the mover is one move further away.
    private static func before(_ score: Score) -> Score {
        guard case .mate(let moves) = score.value, moves > 0 else { return score }
        return Score(.mate(moves + 1), for: score.pointOfView)
    }
}
