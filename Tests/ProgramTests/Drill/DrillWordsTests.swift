import Foundation
import TestSupport
import Testing

/// The commands of a drill at a terminal: buried and added cards, notes, browsing, and the offers at the end.
@Suite(.blocking) struct DrillWordsTests {
    static let book = """
        [Event "Two replies"]
        [Orientation "white"]

        1. e4 e5 (1... c5 2. Nf3 d6 3. d4) 2. Nf3 {We attack e5.} (2. f4? {Too loose for us.}) Nc6 3. Bc4 *

        """

    /// A learner to whom all five cards are due today.
    private func learner() throws -> Learner {
        let learner = try Learner()
        let file = try learner.folder.write(Self.book, to: "book.pgn")
        guard try learner.prep("import", file).ending == 0 else { throw Unexpected("no import") }
        let drill = try learner.drill()
        let answers = ["": "e4", "e4 e5": "Nf3", "e4 e5 Nf3 Nc6": "Bc4", "e4 c5": "Nf3", "e4 c5 Nf3 d6": "d4"]
        while let question = try drill.question() {
            _ = try drill.reply(to: try #require(answers[question.line]))
        }
        #expect(drill.finish() == 0)
        learner.set(now: "2026-03-21T19:00:00+01:00")
        return learner
    }

    private func drill(_ learner: Learner) throws -> PseudoTerminal {
        let terminal = try learner.terminal("drill", "--color", "never", "--board", "none")
        terminal.expect("1. ? ")
        terminal.type("e4\r")
        terminal.expect("2. ? ")
        return terminal
    }

    @Test func `skipped positions are offered at the end, with the positions that depend on them`() throws {
        let learner = try learner()
        let terminal = try drill(learner)
        terminal.type("skip\r")
        terminal.expect("Skipped; it comes at the end of the session.")
        terminal.expect("1...c5")
        terminal.type("Nf3\r")
        terminal.expect("3. ? ")
        terminal.type("d4\r")
        terminal.expect("1 waits for the skipped position after 1...e5.")
        terminal.expect("1 skipped: ask it now? Enter ")
        #expect(!terminal.screen.contains("2.Nf3 Nc6"))
        terminal.type("e5\r")
        terminal.expect("No question is open. Enter continues, quit leaves.")
        terminal.type("\r")
        terminal.expect("2. ? ")
        terminal.type("Nf3\r")
        terminal.expect("3. ? ")
        terminal.type("Bc4\r")
        terminal.expect("5 right (100 %)")
        #expect(terminal.status() == 0)
    }

    @Test func `quit shows what is left`() throws {
        let learner = try learner()
        let terminal = try drill(learner)
        terminal.type("skip\r")
        terminal.expect("1...c5")
        terminal.type("quit\r")
        terminal.expect("1 skipped: after 1...e5.")
        terminal.expect("1 waits for the skipped position after 1...e5.")
        terminal.expect("Left: 2 due.")
        #expect(terminal.status() == 0)
    }

    @Test func `missed positions are offered once more, and that changes no schedule`() throws {
        let learner = try learner()
        let terminal = try drill(learner)
        terminal.type("a3\r")
        terminal.expect("once more: ")
        terminal.type("Nf3\r")
        terminal.expect("✓ 2.Nf3  again today")
        for answer in ["Nf3", "d4", "Nf3", "Bc4"] {
            terminal.expect(" ? ")
            terminal.type(answer + "\r")
            terminal.expect("✓")
        }
        terminal.expect("1 missed: drill it once more? Enter ")
        terminal.type("\r")
        terminal.expect("practice  1 left")
        terminal.type("Nf3\r")
        terminal.expect("✓ 2.Nf3")
        #expect(terminal.status() == 0)
        #expect(try learner.reviews().last { $0["played"] == "g1f3" && $0["kind"] == "early" } != nil)
        #expect(try learner.prep("check").ending == 0)
    }

    @Test func `undo names each step, and a move marked as a mistake is accepted only when asked for twice`() throws {
        let learner = try learner()
        let terminal = try drill(learner)
        terminal.type("f4\r")
        terminal.expect("2. once more: ")
        terminal.type("accept\r")
        terminal.expect("Your book marks 2.f4 as a mistake. If you accept it, no card will ask its refutation.")
        terminal.expect("Accept it anyway? Enter")
        // Any other line is a command, and withdraws the offer.
        terminal.type("line\r")
        terminal.expect("1.e4 e5")
        terminal.type("\r")
        terminal.type("accept\r")
        terminal.expect("Accept it anyway? Enter")
        terminal.type("\r")
        terminal.expect("2.f4 is now one of your prepared moves")
        terminal.type("undo\r")
        terminal.expect("Undone: 2.f4 is no longer one of your prepared moves. Same position again:")
        terminal.expect("Your first try here, 2.f4, was wrong.")
        terminal.expect("2. once more: ")
        terminal.type("undo\r")
        terminal.expect("Undone: your try 2.f4. Same position again:")
        terminal.expect("2. ? ")
        terminal.type("undo\r")
        terminal.expect("Undone: 1.e4. Same position again:")
        terminal.expect("1. ? ")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
        #expect(try learner.prep("undo").output.contains("Undone: 3.d4 of Fri 20 Mar."))
    }

    @Test func `accept after the question was left changes nothing`() throws {
        let learner = try learner()
        let terminal = try drill(learner)
        terminal.type("d4\r")
        terminal.expect("once more: ")
        terminal.type("skip\r")
        terminal.expect("1...c5")
        terminal.type("accept\r")
        terminal.expect("The last answer was not a deviation.")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
        #expect(try !learner.prep("list", "--accepted").output.contains("d4"))
    }

    @Test func `quit at an offer leaves at once`() throws {
        let learner = try learner()
        let terminal = try drill(learner)
        terminal.type("skip\r")
        terminal.expect("1...c5")
        terminal.type("a3\r")
        terminal.expect("once more: ")
        for answer in ["Nf3", "Nf3", "d4"] {
            terminal.type(answer + "\r")
            terminal.expect("✓")
        }
        terminal.expect("1 skipped: ask it now? Enter ")
        terminal.type("quit\r")
        terminal.expect("1 skipped: after 1...e5.")
        #expect(terminal.status() == 0)
        #expect(!terminal.screen.contains("missed"))
    }

    @Test func `in a pipe a move marked as a mistake needs the word anyway`() throws {
        let learner = try learner()
        let drill = try learner.drill()
        _ = try drill.question()
        _ = try drill.reply(to: "e4")
        _ = try drill.question()
        _ = try drill.reply(to: "f4")
        let refused = try drill.reply(to: "accept")
        #expect(refused["verdict"]?.text == "syntax")
        #expect(refused["message"]?.text?.contains("accept anyway") == true)
        #expect(try drill.reply(to: "accept anyway")["done"]?.text == "accepted")
        _ = try drill.question()
        let undone = try drill.reply(to: "undo")["undone"]
        #expect(undone?["kind"]?.text == "accept")
        _ = try drill.question()
        #expect(try drill.reply(to: "undo")["undone"]?["kind"]?.text == "wrong-try")
        _ = try drill.question()
        _ = try drill.reply(to: "note keep the centre")
        let note = try drill.reply(to: "undo")["undone"]
        #expect(note?["kind"]?.text == "note")
        #expect(drill.finish() == 0)
    }

    @Test func `a move is added to the last position, and a note is shown before it is replaced`() throws {
        let learner = try learner()
        let terminal = try drill(learner)
        terminal.type("add d4\r")
        terminal.expect("1.d4 is now one of your prepared moves. No file and no grade changes.")
        terminal.type("add e4 last\r")
        terminal.expect("1.e4 is one of your prepared moves already.")
        terminal.type("add e5\r")
        terminal.expect("e5 is not possible")
        terminal.type("undo\r")
        terminal.expect("Undone: 1.d4 is no longer one of your prepared moves.")
        terminal.type("note Nf3 again\r")
        terminal.expect("Your note on the position after 1...e5: Nf3 again")
        // The note names the answer, so it is not shown while that is asked.
        terminal.type("note\r")
        terminal.expect("Your note names the answer; it is shown with it.")
        terminal.type("note calm\r")
        terminal.expect("It replaces a note that names the answer; undo brings it back.")
        terminal.type("note quick\r")
        terminal.expect("The note was: calm")
        terminal.expect("Your note on the position after 1...e5: quick")
        terminal.type("undo\r")
        terminal.expect("Undone: the note on the position after 1...e5.")
        terminal.expect("It is again: calm")
        terminal.type("5\r")
        terminal.expect("1.e4 graded 5, next Fri 27 Mar (6 d).")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `back and next step through the line and stop at the question`() throws {
        let learner = try learner()
        let terminal = try drill(learner)
        terminal.type("next\r")
        terminal.expect("This is the question; its answer comes next.")
        terminal.type("back\r")
        terminal.expect("The position after 1.e4; 1 ply before the question.")
        terminal.type("back\r")
        terminal.expect("The position at the start; 2 plies before the question.")
        terminal.type("back\r")
        terminal.expect("This is where the line starts.")
        terminal.type("next\r")
        terminal.expect("The position after 1.e4; 1 ply before the question.")
        terminal.type("next\r")
        terminal.expect("The question again, after 1...e5.")
        terminal.type("Nf3\r")
        terminal.expect("✓ 2.Nf3")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `a branch is headed with the moves that were given`() throws {
        let learner = try Learner()
        let file = try learner.folder.write(
            "[Orientation \"white\"]\n\n1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 *\n\n[Orientation \"white\"]\n\n1. c4 e6 2. Nc3 Nf6 3. d4 *\n",
            to: "book.pgn")
        #expect(try learner.prep("import", file).ending == 0)
        let drill = try learner.drill("--from", "1.c4 e6 2.Nc3 Nf6 3.d4 Bb4")
        #expect(try drill.question()?.line == "c4 e6 Nc3 Nf6 d4 Bb4")
        #expect(drill.finish() == 0)
    }
}
