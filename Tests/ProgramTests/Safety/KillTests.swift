import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// kill -9 at any moment: what was acknowledged is on disk (golden case G14).
@Suite(.blocking) struct KillTests {
    /// Fifty, or the number in `PREP_KILLS`.
    static let runs = ProcessInfo.processInfo.environment["PREP_KILLS"].flatMap(Int.init) ?? 50

    @Test func `no acknowledged answer is lost in fifty kills`() throws {
        let learner = try Learner(lines: Lines.white)
        let answers = Lines.answers(Lines.white)
        var generator = SeededGenerator(seed: 20_261_121)
        var acknowledged: [Answer] = []
        for run in 0..<Self.runs {
            learner.set(now: Self.noon(of: run))
            let killed = try interrupt(learner, answers, &generator)
            acknowledged += killed.acknowledged
            let stored = try learner.reviews().filter { $0["grade"] != "" && $0["kind"] != "wrong-try" }.map(
                Answer.init)
            // By cards, and in the order of the log within each: every acknowledged answer, and at most one more.
            var left = stored
            for answer in acknowledged {
                guard let index = left.firstIndex(of: answer) else {
                    Issue.record("run \(run): lost \(answer)")
                    continue
                }
                left.remove(at: index)
            }
            #expect(left.count <= 1, "run \(run): written but never given: \(left)")
            acknowledged += left
            if let half = killed.halfAnswered, !left.contains(where: { $0.card == half.card }) {
                try askedAgain(half, learner, run)
            }
            if run % 10 == 9 || run == Self.runs - 1 {
                let check = try learner.prep("check")
                #expect(check.ending == 0, "run \(run): \(check.output)")
            }
        }
        #expect(acknowledged.count > 2 * min(Self.runs, 50))
    }

    /// Noon of the day `days` after 10 April 2026, in the format of `PREP_NOW`.
    private static func noon(of run: Int) -> String {
        ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: 1_775_822_400 + 86_400 * Double(run)))
    }

    private struct Killed {
        var acknowledged: [Answer] = []
        /// A card whose first try was wrong when the program was killed.
        var halfAnswered: (card: String, line: String)?
    }

    /// Answers a few questions and kills the program at some moment.
    private func interrupt(_ learner: Learner, _ answers: [String: String], _ generator: inout SeededGenerator) throws
        -> Killed
    {
        let day = try #require(learner.environment["PREP_NOW"]?.prefix(10))
        let drill = try learner.drill("--new", "6")
        var killed = Killed()
        let last = generator.roll(6) + 1
        while let question = try drill.question() {
            let answer = try #require(answers[question.line])
            if question.show != nil {
                _ = try drill.reply(to: answer)
                continue
            }
            let isWrong = generator.roll(3) == 0
            if isWrong {
                let wrong = try Lines.wrongMove(fen: question.fen, answer: answer)
                #expect(try drill.reply(to: wrong)["retry"]?.isTrue == true)
                if killed.acknowledged.count >= last {
                    killed.halfAnswered = ("\(question.card)", question.line)
                    break
                }
            }
            let verdict = try drill.reply(to: answer)
            let grade = try #require(verdict["grade"]?.integer)
            #expect(grade == (isWrong ? 2 : 4))
            killed.acknowledged.append(Answer(card: "\(question.card)", day: String(day), grade: "\(grade)"))
            if killed.acknowledged.count >= last, !isWrong || generator.roll(2) == 0 {
                // The next answer may be anywhere between the pipe and the disk when the program is killed.
                if generator.roll(2) == 0, let next = try drill.question(), let move = answers[next.line] {
                    let changes = try FolderChanges(in: learner.folder.path)
                    drill.conversation.send(line: move)
                    _ = drill.conversation.wait(for: generator.roll(13), changes)
                }
                break
            }
        }
        drill.conversation.send(SIGKILL)
        // Some of more than fifty drills end before: everything due is answered.
        let ending = drill.conversation.status()
        #expect(ending == .killed(by: SIGKILL) || (Self.runs > 50 && ending == 0))
        return killed
    }

    private func askedAgain(_ half: (card: String, line: String), _ learner: Learner, _ run: Int) throws {
        let drill = try learner.drill("--new", "6")
        var lines: [String] = []
        while let question = try drill.question() {
            lines.append(question.line)
            _ = try drill.reply(to: "skip")
            if question.line == half.line { break }
        }
        drill.conversation.send(SIGKILL)
        #expect(lines.contains(half.line), "run \(run): answered by half and no longer due")
    }

    /// What the protocol acknowledged, or the log holds.
    private struct Answer: Hashable {
        let card: String
        let day: String
        let grade: String

        init(card: String, day: String, grade: String) { (self.card, self.day, self.grade) = (card, day, grade) }

        init(_ row: [String: String]) {
            (card, day, grade) = (row["card"] ?? "", row["day"] ?? "", row["grade"] ?? "")
        }
    }
}

/// Numbers that look random and are the same in every run (a linear congruential generator; Knuth's MMIX constants).
struct SeededGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// 0 ..< sides.
    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }
}
