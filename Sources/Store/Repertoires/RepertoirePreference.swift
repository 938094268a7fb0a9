import Chess
import Openings

/// Which repertoires the learner has put first with `prefer NAME`: where they answer a position, nothing is open.
public struct RepertoirePreference: Sendable {
    /// In the learner's order.
    private let names: [String]
    private let preferred: Set<String>

    init(names: [String], preferred: Set<String>) {
        self.names = names
        self.preferred = preferred
    }

    /// - Parameter repertoires: in the learner's order.
    public init(_ repertoires: [StoredRepertoire]) {
        self.init(
            names: repertoires.map(\.repertoire.name),
            preferred: Set(repertoires.filter(\.isPreferred).map(\.repertoire.name)))
    }

    /// Whether the repertoire that comes first among these answers was put there by the learner, and answers with one
    /// move.
    public func settles(_ answers: [(repertoire: String, san: String)]) -> Bool {
        let first = names.first { name in answers.contains { $0.repertoire == name } }
        guard let first, preferred.contains(first) else { return false }
        return Set(answers.filter { $0.repertoire == first }.map(\.san)).count == 1
    }
}
