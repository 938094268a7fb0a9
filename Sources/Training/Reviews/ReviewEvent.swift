public import Scheduling

/// What happened to a card. The log of these events is the truth; every schedule is derived from it by replay.
///
/// Moves are in UCI form.
public enum ReviewEvent: Hashable, Sendable {
    /// Where the learner gave a command: at the question, or for many cards at once (`prep suspend`).
    public enum Origin: Hashable, Sendable {
        case question
        case command
    }

    /// A graded answer.
    case answered(GradedAnswer)
    /// A wrong first try, written before the retry is asked for. Changes nothing.
    case wrongTry(WrongTry)
    /// A new position was shown with its move, and the move was typed once. No grade.
    case introduced(played: String?, milliseconds: Int?)
    /// The learner marked the position as known: the card starts as mature, due on a day.
    ///
    /// - `byCommand`: whether `prep known` did it, which `undo` takes back; an import is undone as a whole.
    case known(due: StudyDay, byCommand: Bool = false)
    /// The prepared answer was changed in the file: the card restarts.
    case restarted(former: String?)
    /// The learner asked to restart the card.
    case reset
    /// The due day was moved, nothing else.
    case rescheduled(due: StudyDay)
    /// A game showed the position forgotten: due on a day; a right answer then keeps n and interval.
    case madeDue(due: StudyDay, played: String?)
    /// A prepared move was played in games of the learner's.
    case seenInGames(SeenInGames)
    /// The learner added a move to the repertoire (`add`). Changes no schedule.
    ///
    /// - `number`: the number of the addition in the learner's file.
    case added(move: String, number: Int)
    /// Not asked before a day.
    case buried(until: StudyDay, Origin)
    /// Not asked until released.
    case suspended(Origin)
    /// Ends a suspension and a burial.
    case released
    /// Gives an answer another grade.
    case regraded(Regrade)
    /// Voids an event.
    case undone(target: Int64)

    /// The graded answer; nil for every other event.
    public var answer: GradedAnswer? {
        if case .answered(let answer) = self { answer } else { nil }
    }

    /// The event that is regraded or undone; nil for every other event.
    public var target: Int64? {
        switch self {
        case .regraded(let regrade): regrade.target
        case .undone(let target): target
        default: nil
        }
    }

    /// The move, in UCI form, of a wrong first try or of a second try that was wrong too; nil for every other event.
    public var deviation: String? {
        switch self {
        case .wrongTry(let wrongTry): wrongTry.played
        case .answered(let answer) where answer.gradedBy == .retry && answer.grade == .wrongShown: answer.played
        default: nil
        }
    }

    /// Whether the learner suspended the card.
    public var isSuspension: Bool {
        if case .suspended = self { true } else { false }
    }

    /// Whether the event is an answer or a wrong try.
    var isTry: Bool {
        switch self {
        case .answered, .wrongTry: true
        default: false
        }
    }

    /// Whether the event is about the question of its card: not a later grade, and not an added move.
    var concernsQuestion: Bool {
        switch self {
        case .regraded, .added: false
        default: true
        }
    }

    /// The due day that load balancing chose for the review; nil when it chose none.
    public var balanced: BalancedDay? {
        switch self {
        case .answered(let answer): answer.balanced
        case .seenInGames(let seen): seen.balanced
        case .regraded(let regrade): regrade.balanced
        default: nil
        }
    }

    /// The same event with a due day that load balancing chose. Only reviews and regrades have one.
    public func balanced(_ day: BalancedDay?) -> ReviewEvent {
        switch self {
        case .answered(var answer):
            answer.balanced = day
            return .answered(answer)
        case .seenInGames(var seen):
            seen.balanced = day
            return .seenInGames(seen)
        case .regraded(var regrade):
            regrade.balanced = day
            return .regraded(regrade)
        default: return self
        }
    }

    /// The same event with the grade of a regrade, and with its author. Only answers, and games that count as a review,
    /// have a grade.
    func regraded(_ regrade: Regrade) -> ReviewEvent {
        switch self {
        case .answered(let answer):
            let author: GradedBy =
                switch regrade.reason {
                case .overruled: .learner
                case .accepted: .accept
                }
            return .answered(
                GradedAnswer(
                    answer.kind, regrade.grade, by: author, played: answer.played, milliseconds: answer.milliseconds,
                    balanced: regrade.balanced))
        case .seenInGames(let seen) where seen.grade != nil:
            return .seenInGames(
                SeenInGames(
                    played: seen.played, games: seen.games, grade: regrade.grade, balanced: regrade.balanced))
        default: return self
        }
    }
}
