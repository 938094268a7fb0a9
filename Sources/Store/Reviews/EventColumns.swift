import Scheduling
public import Training

/// The columns of the log that not every event has.
struct EventColumns {
    var grade: Grade?
    var gradedBy: GradedBy?
    var milliseconds: Int?
    var played: String?
    var value: Int?

    /// The value of a wrong try at an early question.
    static let early = 1

    init(_ event: ReviewEvent) {
        switch event {
        case .answered(let answer):
            (grade, gradedBy) = (answer.grade, answer.gradedBy)
            (played, milliseconds) = (answer.played, answer.milliseconds)
        case .introduced(let played, let milliseconds):
            (self.played, self.milliseconds) = (played, milliseconds)
        case .wrongTry(let wrongTry):
            (played, milliseconds) = (wrongTry.played, wrongTry.milliseconds)
            value = wrongTry.isEarly ? EventColumns.early : nil
        case .known(let due, let byCommand):
            gradedBy = byCommand ? .learner : .script
            value = due.number
        case .restarted(let former):
            gradedBy = .script
            played = former
        case .rescheduled(let due):
            value = due.number
        case .madeDue(let due, let played):
            (self.played, value) = (played, due.number)
        case .seenInGames(let seen):
            (grade, gradedBy) = (seen.grade, seen.grade == nil ? nil : .script)
            (played, value) = (seen.played, seen.games)
        case .added(let move, let number):
            gradedBy = .learner
            (played, value) = (move, number)
        case .buried(let until, let origin):
            gradedBy = EventColumns.author(origin)
            value = until.number
        case .suspended(let origin):
            gradedBy = EventColumns.author(origin)
        case .reset, .released:
            gradedBy = .learner
        case .regraded(let regrade):
            grade = regrade.grade
            switch regrade.reason {
            case .overruled: gradedBy = .learner
            case .accepted(let move): (gradedBy, played) = (.accept, move)
            }
        case .undone: break
        }
    }

    private static func author(_ origin: ReviewEvent.Origin) -> GradedBy? {
        switch origin {
        case .question: nil
        case .command: .learner
        }
    }
}

extension EventRow {
    /// The event of the row; nil when a column that its kind requires is NULL.
    public var logged: LoggedEvent? {
        event.map { LoggedEvent(id: id, CardEvent($0, of: card, at: moment)) }
    }

    private var event: ReviewEvent? {
        let day = value.map(StudyDay.init(number:))
        let origin: ReviewEvent.Origin = gradedBy == nil ? .question : .command
        switch kind {
        case .review, .repeated, .early:
            guard let answer = kind.answer, let grade else { return nil }
            return .answered(
                GradedAnswer(
                    answer, grade, by: gradedBy ?? .answer, played: played, milliseconds: milliseconds,
                    balanced: balanced))
        case .introduced: return .introduced(played: played, milliseconds: milliseconds)
        case .wrongTry:
            return played.map {
                .wrongTry(WrongTry(played: $0, milliseconds: milliseconds, isEarly: value == EventColumns.early))
            }
        case .known: return day.map { .known(due: $0, byCommand: gradedBy == .learner) }
        case .restarted: return .restarted(former: played)
        case .reset: return .reset
        case .rescheduled: return day.map { .rescheduled(due: $0) }
        case .madeDue: return day.map { .madeDue(due: $0, played: played) }
        case .seen:
            return .seenInGames(SeenInGames(played: played, games: value ?? 1, grade: grade, balanced: balanced))
        case .added:
            guard let played, let value else { return nil }
            return .added(move: played, number: value)
        case .buried: return day.map { .buried(until: $0, origin) }
        case .suspended: return .suspended(origin)
        case .released: return .released
        case .regraded:
            guard let target, let grade else { return nil }
            let reason: Regrade.Reason = gradedBy == .accept ? .accepted(played) : .overruled
            return .regraded(Regrade(target: target, grade: grade, reason: reason, balanced: balanced))
        case .undone: return target.map { .undone(target: $0) }
        }
    }
}
