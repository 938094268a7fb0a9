import Chess

/// What a merge finds out about each position for the faults it reports.
struct FaultEvidence {
    /// Per place: the first answer of the first file that has one.
    private var first: [FirstAnswer?] = []
    /// By place: the first answers of further files, in the order of the files.
    private var others: [Int: [FirstAnswer]] = [:]
    /// The places where a line ends on purpose (a null move, the depth), so no answer is missing.
    private var ends: Set<Int> = []
    /// Moves that are marked as mistakes in one place of a repertoire and played without a mark in another.
    private(set) var contradictions: [RepertoireFault] = []

    private struct FirstAnswer {
        let move: Move
        let answer: RepertoireFault.Answer
    }

    /// Makes room for a number of further places.
    mutating func reserve(_ count: Int) {
        first.reserveCapacity(first.count + count)
    }

    /// Makes room for the next place, unless it is there.
    mutating func makeRoom(for place: Int) {
        if place == first.count { first.append(nil) }
    }

    /// Notes that a line ends here on purpose.
    mutating func end(at place: Int) { ends.insert(place) }

    /// Returns whether the place has an answer of a file.
    func hasAnswer(of source: Int, at place: Int) -> Bool {
        first[place]?.answer.source == source || others[place]?.contains { $0.answer.source == source } ?? false
    }

    /// Adds the first answer of a file.
    mutating func add(_ answer: RepertoireFault.Answer, _ move: Move, at place: Int) {
        let answer = FirstAnswer(move: move, answer: answer)
        if first[place] == nil { first[place] = answer } else { others[place, default: []].append(answer) }
    }

    mutating func add(contradiction: RepertoireFault) {
        contradictions.merge([contradiction])
    }

    func isEnded(at place: Int) -> Bool { ends.contains(place) }

    /// Returns the first answers of the files when two of them differ; nil when all are one move.
    func conflict(at place: Int) -> [RepertoireFault.Answer]? {
        guard let first = first[place], let others = others[place], others.contains(where: { $0.move != first.move })
        else { return nil }
        return ([first] + others).map(\.answer)
    }
}
