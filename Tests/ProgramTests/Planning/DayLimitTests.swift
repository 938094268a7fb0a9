import Foundation
import GRDB
import TestSupport
import Testing

/// The limits of a day in minutes, and the report of a leech, through the built program.
@Suite(.blocking) struct DayLimitTests {
    @Test func `a day of a minute ends after its minute, also for the next session`() throws {
        let learner = try Learner(lines: Lines.white)
        _ = try learner.prep("settings", "new-per-day", "20")
        _ = try learner.prep("settings", "minutes-per-day", "1")
        // Ten questions of six seconds: five new positions, each shown and asked.
        #expect(try learner.prep("due").lines == ["5 new · 1 min, 1 of 1 left today"])
        let drill = try learner.drill()
        for _ in 0..<2 {
            let question = try #require(try drill.question())
            _ = try drill.reply(to: "{\"answer\":\"\(try #require(question.show))\",\"ms\":25000}")
        }
        #expect(drill.finish() == 0)
        let due = try learner.json("due")
        #expect(due["minutes_per_day"]?.integer == 1 && due["minutes_left"]?.integer == 1)
        #expect(due["new"]?.integer == 0)
        let next = try learner.drill()
        let question = try #require(try next.question())
        let answer = try #require(Lines.answers(Lines.white)[question.line])
        _ = try next.reply(to: "{\"answer\":\"\(answer)\",\"ms\":15000}")
        #expect(next.finish() == 0)
        #expect(try learner.json("due")["minutes_left"]?.integer == 0)
        let over = try learner.prep("drill")
        #expect(over.ending == 0 && over.output.contains("Today's minutes are used up. More: prep drill --minutes 5"))
        let more = try learner.drill("--minutes", "5")
        #expect(try more.question() != nil)
        #expect(more.finish() == 0)
    }

    @Test func `new positions are dealt over the repertoires, with a cap that default removes`() throws {
        let learner = try Learner(lines: Lines.white)
        let other = try learner.folder.write(Lines.pgn([["d4", "d5", "c4", "e6", "Nc3", "Nf6"]]), to: "other.pgn")
        _ = try learner.prep("import", "--black", other)
        #expect(try learner.prep("drill", input: "quit\n").output.contains("New: 7 book, 3 other"))
        _ = try learner.prep("settings", "new-per-day", "other", "1")
        #expect(try learner.prep("drill", input: "quit\n").output.contains("New: 9 book, 1 other"))
        _ = try learner.prep("settings", "new-per-day", "other", "default")
        #expect(try learner.prep("drill", input: "quit\n").output.contains("New: 7 book, 3 other"))
    }

    @Test(arguments: [(7, 8), (8, nil), (11, 12)])
    func `the eighth lapse and every fourth after it are reported, and the card stays`(
        before: Int, reported: Int?
    ) throws {
        let learner = try Learner(lines: Lines.white)
        _ = try learner.prep("known", "--from", "1.e4 c5", "--only")
        try DatabaseQueue(path: learner.database).write { db in
            try db.execute(sql: "UPDATE card SET lapses = \(before) WHERE interval = 21")
        }
        learner.set(now: "2026-05-20T19:00:00+02:00")
        let drill = try learner.drill("--new", "0")
        _ = try drill.question()
        let reply = try drill.reply(to: "show")
        #expect(reply["leech"]?.integer == reported)
        let text = reply["message"]?.text ?? ""
        #expect(text.contains("forgotten this position") == (reported != nil))
        _ = try drill.reply(to: "Nf3")
        // It is asked again today.
        #expect(try drill.question()?.kind == "repeat")
        drill.conversation.send(SIGKILL)
        _ = drill.conversation.status()
    }
}
