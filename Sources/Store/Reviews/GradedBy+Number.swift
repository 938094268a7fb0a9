import Training

extension GradedBy {
    /// The authors of grades by number. Further ones are appended.
    static let numbered: [GradedBy] = [.answer, .shown, .hint, .retry, .learner, .accept, .script]

    /// The number in the column `graded_by`: it never changes.
    var number: Int { Self.numbered.firstIndex(of: self) ?? -1 }

    /// Nil for a number that stands for no author.
    init?(number: Int) {
        guard Self.numbered.indices.contains(number) else { return nil }
        self = Self.numbered[number]
    }
}
