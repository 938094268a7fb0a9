import Analysis
import Chess
import TestSupport
import UCI

/// Evaluations that Stockfish 15.1 gave once with the default budget, read from `recorded.txt`: the tests of the
/// reasons need no engine and no time. `PREP_RECORD=1` writes the file anew, and `PREP_LONG=1` asks the engine.
///
/// A line of the file: the position, the score in centipawns or `#3`, and the moves in UCI notation, the evaluated one
/// first; the parts are separated by semicolons.
struct RecordedEvaluator: Evaluator {
    static let file = "Tests/AnalysisTests/Mistakes/recorded.txt"

    private let evaluations: [String: Evaluation]

    /// Reads the file.
    init() throws {
        var evaluations: [String: Evaluation] = [:]
        for line in (Checkout.text(Self.file) ?? "").split(separator: "\n") {
            let evaluation = try Self.read(line)
            evaluations[Self.key(evaluation.move, evaluation.position)] = evaluation
        }
        self.evaluations = evaluations
    }

    func evaluate(_ move: Move?, in position: Position, budget: SearchBudget) async throws -> Evaluation {
        guard let move, let evaluation = evaluations[Self.key(move, position)] else {
            throw EvaluationError.noEvaluation
        }
        return evaluation
    }

    private static func key(_ move: Move, _ position: Position) -> String { "\(position.fen);\(move)" }

    private static func read(_ line: Substring) throws -> Evaluation {
        let parts = line.split(separator: ";")
        guard parts.count == 3 else { throw EvaluationError.noEvaluation }
        let start = try Position(fen: String(parts[0]))
        var position = start
        var moves: [Move] = []
        for text in parts[2].split(separator: " ") {
            guard let move = position.legalMoves().first(where: { "\($0)" == text }) else {
                throw EvaluationError.noEvaluation
            }
            moves.append(move)
            position = position.playing(move)
        }
        let mate = parts[1].hasPrefix("#") ? Int(parts[1].dropFirst()) : nil
        guard let value = mate.map(Score.Value.mate) ?? Int(parts[1]).map(Score.Value.centipawns),
            let evaluation = Evaluation(
                position: start, moves: moves, score: Score(value, for: start.sideToMove), depth: 0, nodes: 200_000,
                engine: "Stockfish 15.1")
        else { throw EvaluationError.noEvaluation }
        return evaluation
    }

    /// Returns an evaluation as a line of the file.
    static func text(_ evaluation: Evaluation) -> String {
        let score =
            switch evaluation.score.seen(by: evaluation.side).value {
            case .centipawns(let centipawns): "\(centipawns)"
            case .mate(let moves): "#\(moves)"
            }
        let moves = evaluation.line.moves.map { "\($0)" }.joined(separator: " ")
        return "\(evaluation.position.fen);\(score);\(moves)"
    }
}
