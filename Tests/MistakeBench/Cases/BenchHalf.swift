import Foundation
import TestSupport

/// The two files of labelled mistakes.
enum BenchHalf: String {
    case building, heldout

    /// The half that `PREP_MISTAKES` asks for; nil without that variable. The held-out half needs `PREP_HELDOUT=1` too,
    /// so that nobody reads it by accident.
    static let asked: BenchHalf? = {
        let environment = ProcessInfo.processInfo.environment
        guard let half = environment["PREP_MISTAKES"].flatMap(BenchHalf.init(rawValue:)) else { return nil }
        return half == .heldout && environment["PREP_HELDOUT"] != "1" ? nil : half
    }()

    /// The mistakes of this half, in the order of its file.
    func mistakes() throws -> [LabelledMistake] {
        guard let text = Checkout.text("Tests/MistakeBench/\(rawValue).jsonl") else { throw Missing() }
        return try text.split(separator: "\n").map {
            try JSONDecoder().decode(LabelledMistake.self, from: Data($0.utf8))
        }
    }

    private struct Missing: Error {}
}
