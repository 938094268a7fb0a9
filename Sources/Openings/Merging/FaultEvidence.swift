import Chess

/// What a merge finds out about each position for the faults it reports.
struct FaultEvidence {
    /// Per place: the first answer of each file, in the order of the files.
    private var answers: [[FirstAnswer]] = []
    /// Per place: whether a line ends here on purpose (a null move, the depth), so no answer is missing.
    private var isEnded: [Bool] = []
    /// Moves that are marked as mistakes in one place of a repertoire and played without a mark in another.
    private(set) var contradictions: [RepertoireFault] = []

    private struct FirstAnswer {
        let move: Move
        let answer: RepertoireFault.Answer
    }

    /// Makes room for a number of further places.
    mutating func reserve(_ count: Int) {
        answers.reserveCapacity(answers.count + count)
        isEnded.reserveCapacity(isEnded.count + count)
    }

    /// Adds the next place.
    mutating func appendPlace() {
        answers.append([])
        isEnded.append(false)
    }

    /// Notes that a line ends here on purpose.
    mutating func end(at place: Int) { isEnded[place] = true }

    /// Returns whether the place has an answer of a file.
    func hasAnswer(of source: Int, at place: Int) -> Bool {
        answers[place].contains { $0.answer.source == source }
    }

    /// Adds the first answer of a file.
    mutating func add(_ answer: RepertoireFault.Answer, _ move: Move, at place: Int) {
        answers[place].append(FirstAnswer(move: move, answer: answer))
    }

    mutating func add(contradiction: RepertoireFault) {
        contradictions.merge([contradiction])
    }

    func isEnded(at place: Int) -> Bool { isEnded[place] }

    /// Returns the first answers of the files when two of them differ; nil when all are one move.
    func conflict(at place: Int) -> [RepertoireFault.Answer]? {
        guard let first = answers[place].first, answers[place].contains(where: { $0.move != first.move }) else {
            return nil
        }
        return answers[place].map(\.answer)
    }
}
