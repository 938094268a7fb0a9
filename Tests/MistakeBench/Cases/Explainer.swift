import Foundation
import TestSupport

/// The built program with a learner's file in which its engine results are stored.
final class Explainer {
    private let folder: TemporaryFolder
    private let program: Program
    private let environment: [String: String]

    /// - Parameters:
    ///   - nodes: The effort of a search; nil for the program's default.
    ///   - database: The learner's file; nil for a new one.
    init(nodes: Int?, database: String? = nil) throws {
        folder = try TemporaryFolder()
        program = try .prep
        environment = [
            "HOME": folder.path("home"), "PREP_DB": database ?? folder.path("prep.sqlite"),
            "PREP_ENGINE": try Stockfish.required(), "PREP_REPERTOIRES": folder.path("none"), "PREP_DETECT": "off",
        ]
        let settings = ["settings", "engine-nodes", nodes.map(String.init) ?? "200000"]
        let outcome = try program.run(settings, environment: environment)
        guard outcome.ending == 0 else { throw Failure(description: outcome.error) }
    }

    /// Explains a mistake.
    func answer(_ mistake: LabelledMistake) throws -> ProgramAnswer {
        let outcome = try program.run(
            [
                "explain", "--fen", mistake.fen, "--played", mistake.played, "--expected", mistake.prepared, "--json",
            ], environment: environment, within: 300)
        guard outcome.ending == 0 else { throw Failure(description: "\(mistake.id): \(outcome.error)") }
        return try JSONDecoder().decode(ProgramAnswer.self, from: Data(outcome.outputBytes))
    }

    /// Explains a mistake and judges the answer.
    func result(_ mistake: LabelledMistake) throws -> CaseResult {
        guard let result = CaseResult(mistake, answer: try answer(mistake)) else {
            throw Failure(description: "\(mistake.id): the lines of the answer are not legal")
        }
        return result
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
