import Foundation
import TestSupport
import Testing

/// A month through the built program, one drill a day, against a model of SM-2 that shares no line with it.
@Suite(.blocking) struct MonthTests {
    @Test func `a month of drills has exactly the due counts that SM-2 predicts`() throws {
        let learner = try Learner(lines: Lines.white)
        var month = Month(answers: Lines.answers(Lines.white))
        for day in 0..<36 {
            learner.set(now: Month.instant(day))
            try compare(learner, month, day, "before the drill")
            // The learner was away for two days, and late for what was due on them.
            if day == 13 || day == 14 { continue }
            try month.study(day, learner)
            try compare(learner, month, day, "after the drill")
        }
        #expect(month.cards.count == 41)
        #expect(month.answered > 150)
        #expect(try learner.prep("check").ending == 0)
    }

    private func compare(_ learner: Learner, _ month: Month, _ day: Int, _ when: Comment) throws {
        let due = try learner.json("due")
        #expect(due["day"]?.text == Month.date(day), when)
        #expect(due["due"]?.integer == month.due(by: day), "day \(day)")
        #expect(due["late"]?.integer == month.due(by: day - 1), "day \(day)")
        #expect(due["oldest_late_days"]?.integer == month.oldestLateness(on: day), "day \(day)")
        #expect(due["tomorrow"]?.integer == month.due(by: day + 1), "day \(day)")
        #expect(due["new"]?.integer == month.newAvailable(on: day), "day \(day)")
        #expect(due["repeat"]?.integer == 0, "day \(day)")
    }
}

/// SM-2 as its author describes it, on days counted from the first one.
private struct Month {
    struct Card {
        var repetitions = 0
        var interval = 0
        /// In hundredths.
        var ease = 250
        var due = 0

        mutating func review(_ grade: Int, on day: Int) {
            if grade < 3 {
                (repetitions, interval) = (0, 1)
            } else {
                switch repetitions {
                case 0: interval = 1
                case 1: interval = 6
                default:
                    let (whole, rest) = (interval * ease).quotientAndRemainder(dividingBy: 100)
                    interval = whole + (rest > 0 ? 1 : 0)
                }
                repetitions += 1
                let miss = 5 - grade
                ease = max(130, ease + 10 - miss * (8 + miss * 2))
            }
            due = day + interval
        }
    }

    let answers: [String: String]
    /// By the moves that lead to the card; only those that were asked.
    var cards: [String: Card] = [:]
    /// First graded answers of due and new cards.
    var answered = 0
    private var newToday = (day: -1, count: 0)

    init(answers: [String: String]) { self.answers = answers }

    func due(by day: Int) -> Int { cards.values.count { $0.due <= day } }
    func oldestLateness(on day: Int) -> Int { cards.values.map { max(0, day - $0.due) }.max() ?? 0 }
    func newAvailable(on day: Int) -> Int {
        min(answers.count - cards.count, 10 - (newToday.day == day ? newToday.count : 0))
    }

    /// Runs one drill to its end.
    mutating func study(_ day: Int, _ learner: Learner) throws {
        let drill = try learner.drill()
        var failed: [String: Int] = [:]
        var asked: Set<String> = []
        while let question = try drill.question() {
            let answer = try #require(answers[question.line], "unknown line \(question.line)")
            if let show = question.show {
                #expect(show == answer)
                #expect(try drill.reply(to: answer)["verdict"]?.text == "introduced")
                newToday = newToday.day == day ? (day, newToday.count + 1) : (day, 1)
                continue
            }
            if question.kind == "repeat" {
                let times = try #require(failed[question.line], "nothing to repeat after \(question.line)")
                // Every third repeat fails once more; neither changes the schedule.
                let fails = times == 1 && answered.isMultiple(of: 3)
                let grade = try give(fails ? 2 : 4, to: question, answer, drill)
                #expect(grade["due"]?.text == Month.date(cards[question.line]?.due ?? 0))
                failed[question.line] = fails ? times + 1 : nil
                continue
            }
            let isFirst = asked.insert(question.line).inserted
            #expect(isFirst, "asked twice: \(question.line)")
            #expect((question.kind == "new") == (cards[question.line] == nil))
            #expect((cards[question.line]?.due ?? day) <= day, "not due: \(question.line)")
            answered += 1
            let grade =
                answered.isMultiple(of: 7) ? 1 : answered.isMultiple(of: 5) ? 2 : answered.isMultiple(of: 3) ? 5 : 4
            let verdict = try give(grade, to: question, answer, drill)
            var card = cards[question.line] ?? Card()
            card.review(grade, on: day)
            cards[question.line] = card
            #expect(verdict["grade"]?.integer == grade)
            #expect(verdict["interval"]?.integer == card.interval)
            #expect(verdict["due"]?.text == Month.date(card.due))
            if grade < 4 { failed[question.line] = 1 }
        }
        #expect(failed.isEmpty, "not repeated until it was known")
        #expect(drill.finish() == 0)
    }

    /// Answers for a wanted grade, and returns the verdict with that grade.
    private func give(
        _ grade: Int, to question: ScriptedDrill.Question, _ answer: String, _ drill: ScriptedDrill
    ) throws -> Document {
        if grade >= 4 { return try drill.reply(to: grade == 5 ? "{\"answer\":\"\(answer)\",\"ms\":900}" : answer) }
        let wrong = try Lines.wrongMove(fen: question.fen, answer: answer)
        let first = try drill.reply(to: wrong)
        #expect(first["retry"]?.isTrue == true)
        #expect(first["grade"] == nil)
        #expect(first["expected"]?.texts == [])
        guard grade == 1 else { return try drill.reply(to: answer) }
        let second = try drill.reply(to: wrong)
        #expect(second["expected"]?.texts == [answer])
        #expect(try drill.reply(to: answer)["verdict"]?.text == "shown")
        return second
    }

    /// The evening of a day, or, every fourth time, past midnight but before four: still the same study day.
    static func instant(_ day: Int) -> String {
        day % 4 == 3 ? "\(date(day + 1))T03:40:00+01:00" : "\(date(day))T19:00:00+01:00"
    }

    static func date(_ day: Int) -> String {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = .withFullDate
        return formatter.string(from: Date(timeIntervalSince1970: Double(20_532 + day) * 86_400))
    }
}
