import Chess
import Scheduling

/// What an answer, or asking for the answer, means for the open question.
struct Judgement {
    let verdict: Verdict
    /// Nil where the learner asked for the answer.
    let answer: Answer?
    /// What the log gets; nil when nothing.
    let event: ReviewEvent?
    let next: Outcome.Next
    /// Whether the prepared moves may be shown now.
    let isOut: Bool
    /// Whether the time of the answer counts for the learner's quick time.
    var isTimed = false

    /// The judgement when another session answered the card first.
    var overtaken: Judgement {
        Judgement(verdict: verdict, answer: answer, event: nil, next: .overtaken, isOut: false)
    }
}
