import Foundation
import TestSupport
import Testing

/// `prep known`, `reset`, `suspend`, `bury`, `release` and `reschedule` on a repertoire, a branch and a position.
@Suite(.blocking) struct ScheduleChangeTests {
    private func export(_ learner: Learner) throws -> [Document] {
        Document(try learner.prep("export", "book", "--format", "json").output)?["cards"]?.elements ?? []
    }

    private func intervals(_ learner: Learner) throws -> [Int] {
        try export(learner).map { $0["interval"]?.integer ?? 0 }
    }

    @Test func `a branch is marked as known, and one undo of another process takes it back`() throws {
        let learner = try Learner(lines: Lines.white)
        let known = try learner.prep("known", "book", "--from", "1.e4 c5")
        #expect(known.lines == ["7 cards marked as known. prep undo takes it back."])
        #expect(try intervals(learner).count { $0 == 21 } == 7)
        let dues = try export(learner).compactMap { $0["due"]?.text }
        // Spread over four weeks.
        #expect(dues.count == 7 && Set(dues).count == 7 && dues.allSatisfy { $0 > "2026-03-20" && $0 <= "2026-04-17" })
        #expect(try learner.prep("known", "book", "--from", "1.e4 c5").lines == ["0 cards marked as known."])
        #expect(try learner.prep("undo").lines == ["Undone: marking 7 positions as known."])
        #expect(try intervals(learner).allSatisfy { $0 == 0 })
        #expect(try learner.prep("check").ending == 0)
    }

    @Test func `only one position is changed with --only, by moves or by FEN`() throws {
        let learner = try Learner(lines: Lines.white)
        #expect(
            try learner.prep("known", "--from", "1.e4 c5", "--only").lines.first?.hasPrefix("1 card marked") == true)
        let fen = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
        #expect(try learner.prep("reset", "--fen", fen, "--only").lines.first?.hasPrefix("1 card new again") == true)
        #expect(try learner.prep("suspend", "--fen", fen, "--only").lines.first?.hasPrefix("1 card suspended") == true)
        #expect(try learner.json("list", "--suspended")["suspended"]?.elements.count ?? 1 == 1)
        #expect(try learner.prep("known", "book", "--only").ending == 64)
        // After 1.e4 it is the opponent's move.
        #expect(try learner.prep("known", "--from", "1.e4", "--only").ending == 2)
        #expect(try learner.prep("known").ending == 64)
    }

    @Test func `every change of many cards is taken back by one undo, in reverse order`() throws {
        let learner = try Learner(lines: Lines.white)
        _ = try learner.prep("known", "book")
        let before = try export(learner).map { $0["due"]?.text }
        let steps = [
            (["bury", "book", "--from", "1.e4 e5"], "burying 14 positions"),
            (["suspend", "book"], "suspending 41 positions"), (["release", "book"], "releasing 41 positions"),
            (["reset", "book"], "the reset of 41 positions"),
        ]
        for (arguments, _) in steps {
            learner.set(now: "2026-03-20T19:0\(arguments.count):0\(arguments[0].count)+01:00")
            #expect(try learner.program.run(arguments, environment: learner.environment).ending == 0)
        }
        for (_, words) in steps.reversed() {
            #expect(try learner.prep("undo").lines == ["Undone: \(words)."])
        }
        #expect(try export(learner).map { $0["due"]?.text } == before)
        #expect(try learner.prep("check").ending == 0)
    }

    @Test func `a branch is rescheduled, with a document`() throws {
        let learner = try Learner(lines: Lines.white)
        _ = try learner.prep("known", "book")
        learner.set(now: "2026-05-20T19:00:00+02:00")
        let moved = try learner.json("reschedule", "--days", "4", "--from", "1.e4 e5")
        let due = try #require(moved["due_before"]?.integer)
        #expect(due > 4 && moved["due_after"]?.integer == (due + 3) / 4)
        #expect(moved["moved"]?.integer == due - (due + 3) / 4 && moved["last"]?.text == "2026-05-23")
        #expect(try learner.json("due")["due"]?.integer == 41 - due + (due + 3) / 4)
        #expect(try learner.prep("undo").output.contains("moving the due day of"))
        #expect(try learner.json("due")["due"]?.integer == 41)
        #expect(try learner.prep("reschedule", "--days", "4", "--from", "1.a4").ending == 2)
    }
}
