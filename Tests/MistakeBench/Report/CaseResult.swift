/// How well the main reason of an explanation agrees with the label.
enum ReasonGrade: String, CaseIterable {
    case exact = "as written"
    case acceptable
    case beside = "beside the point"
    case nothing
}

/// One judged explanation.
struct CaseResult {
    let mistake: LabelledMistake
    let answer: ProgramAnswer
    let sentences: [(text: String, verdict: SentenceVerdict)]
    /// Claims of the text that the label lists as false.
    let listedFalse: [String]

    /// Nil if the lines of the answer are not legal.
    init?(_ mistake: LabelledMistake, answer: ProgramAnswer) {
        guard let judged = JudgedCase(fen: mistake.fen, answer: answer) else { return nil }
        self.mistake = mistake
        self.answer = answer
        sentences = Sentence.split(answer.text).map { ($0, SentenceJudge.verdict(on: $0, of: judged)) }
        let given = answer.reasons.filter { answer.text.contains($0.text) }
        listedFalse = mistake.false.filter { claim in given.contains { Self.states($0, claim) } }
    }

    /// The code of the main reason; `sound` for a move that is about as good, `nothing` without a reason.
    var givenCode: String {
        if mistake.code == "sound" && answer.outcome == "sound" { return "sound" }
        return answer.reasons.first?.code ?? "nothing"
    }

    var grade: ReasonGrade {
        if givenCode == "nothing" || givenCode == "only-worse" { return .nothing }
        if givenCode == mistake.code { return .exact }
        return mistake.acceptable.contains(givenCode) ? .acceptable : .beside
    }

    /// Whether the class is the label's, or the one beside it with the reference loss at most 1.5 points away from the
    /// threshold between them.
    var isClassRight: Bool { ClassAgreement.isRight(answer.labelClass, label: mistake.class, loss: mistake.loss) }

    /// The sentences that do not hold, with the reason, and the claims that the label lists as false.
    var faults: [(text: String, reason: String)] {
        disproved + listedFalse.map { (answer.text, "listed as false: \($0)") }
    }

    /// The sentences that do not hold, with the reason.
    var disproved: [(text: String, reason: String)] {
        sentences.compactMap { sentence in
            guard case .wrong(let reason) = sentence.verdict else { return nil }
            return (sentence.text, reason)
        }
    }

    /// The number of false sentences; a listed claim in a sentence that does not hold is not counted twice.
    var falseSentences: Int { max(disproved.count, listedFalse.isEmpty ? 0 : 1) }

    /// Whether the mistake is a blunder, and whether its main reason is a cause that holds.
    var isBlunder: Bool { mistake.class == "blunder" }
    var hasProvedCause: Bool {
        guard let first = sentences.first, !answer.reasons.isEmpty else { return false }
        return givenCode != "only-worse" && first.verdict == .holds && listedFalse.isEmpty
    }

    /// Returns whether a reason states a claim such as `fork` or `hanging-piece: the pawn on e4`. What follows the colon is
    /// compared by the squares it names; without squares a reader has to decide.
    private static func states(_ reason: ProgramAnswer.GivenReason, _ claim: String) -> Bool {
        let parts = claim.split(separator: ": ", maxSplits: 1)
        guard let code = parts.first, reason.code == code else { return false }
        guard parts.count > 1 else { return true }
        let squares = parts[1].matches(of: /\b[a-h][1-8]\b/).map(\.output)
        return !squares.isEmpty && squares.allSatisfy { reason.text.contains($0) }
    }
}
