/// The repertoires that the user put first with `prefer NAME`: the first of them decides between different answers.
public struct RepertoirePreference: Sendable {
    /// In the user's order.
    private let names: [String]
    private let preferred: Set<String>

    /// - Parameters:
    ///   - names: in the user's order.
    ///   - preferred: those that `prefer NAME` put before the others.
    public init(names: [String], preferred: Set<String>) {
        self.names = names
        self.preferred = preferred
    }

    /// Returns whether the first repertoire with an answer was preferred by the user and has one answer only.
    public func settles(_ answers: [(repertoire: String, san: String)]) -> Bool {
        let first = names.first { name in answers.contains { $0.repertoire == name } }
        guard let first, preferred.contains(first) else { return false }
        return Set(answers.filter { $0.repertoire == first }.map(\.san)).count == 1
    }
}
