import Chess
import Openings
import Scheduling
import Store
import TestSupport
import Testing
import Training

@testable import Coach

/// A drill loads only what the schedule may ask.
@Suite struct DrillSessionTests {
    private let folder: TemporaryFolder
    private let clock = SetClock(day: 20_000, hour: 12)
    private let workspace: Workspace

    init() throws {
        folder = try TemporaryFolder()
        workspace = try Workspace.open(clock.environment(in: folder))
        let text = """
            1. e4 e5 (1... c5 2. Nf3 d6 3. d4) (1... e6 2. d4 d5 3. Nc3) (1... c6 2. d4 d5 3. e5) 2. Nf3 Nc6
            3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 *
            """
        _ = try workspace.file.applyImport(
            ImportRequest(
                name: "white", isNameChosen: true, path: "/white.pgn", source: ParsedSource(Array(text.utf8)),
                sides: [.white], day: workspace.day, instant: workspace.moment.instant))
    }

    /// Answers the open question with the main move.
    private func answer(_ drill: DrillSession) throws {
        let question = try #require(drill.question)
        _ = try drill.answer(try #require(drill.prepared(question.card).first), milliseconds: nil)
    }

    /// Answers every question with the main move; returns the number of answers.
    private func answerAll(_ drill: DrillSession) throws -> Int {
        var answers = 0
        while drill.question != nil, answers < 100 {
            try answer(drill)
            answers += 1
        }
        return answers
    }

    @Test func `a session that is left open asks on the next day what is due and new then`() throws {
        try workspace.file.set(.newPerDay, to: "4", on: workspace.day)
        let drill = try DrillSession(DrillOptions(), workspace)
        #expect(drill.session.remaining.new == 4)
        #expect(drill.setup.cards == 15)
        #expect(try answerAll(drill) == 8)  // shown, and asked
        #expect(try drill.refresh() == false)
        clock.add(hours: 24)
        #expect(try drill.refresh())
        #expect(drill.session.remaining.due == 4)
        #expect(drill.session.remaining.new == 4)
        #expect(try answerAll(drill) == 12)
        #expect(drill.session.summary.answered == 12)
    }

    @Test func `a crammed session goes on after midnight where it was`() throws {
        try workspace.file.set(.newPerDay, to: "4", on: workspace.day)
        _ = try answerAll(try DrillSession(DrillOptions(), workspace))
        var options = DrillOptions()
        options.isCram = true
        let drill = try DrillSession(options, workspace)
        #expect(drill.session.remaining.due == 4)
        try answer(drill)
        clock.add(hours: 24)
        #expect(try drill.refresh() == false)
        #expect(drill.session.remaining.due == 3)
        #expect(try answerAll(drill) == 3)
    }

    @Test func `the limit of a session counts on over midnight`() throws {
        var options = DrillOptions()
        options.limit = 5
        options.minutes = 30 * 60
        let drill = try DrillSession(options, workspace)
        for _ in 0..<3 { try answer(drill) }
        #expect(drill.session.left == 2)
        clock.add(hours: 24)
        _ = try drill.refresh()
        #expect(drill.session.remaining.new > 2)
        #expect(drill.session.left == 2)
        clock.add(hours: 24)
        #expect(try drill.refresh())
        #expect(drill.session.isTimeUp)
    }

    @Test func `undo in a new session asks the card of an earlier day again`() throws {
        try workspace.file.set(.newPerDay, to: "2", on: workspace.day)
        _ = try answerAll(try DrillSession(DrillOptions(), workspace))
        clock.add(hours: 24)
        let drill = try DrillSession(DrillOptions(), workspace)
        let due = drill.session.remaining.due
        let undone = try #require(try drill.undo())
        #expect(undone.step.card != nil)
        #expect(drill.session.remaining.due + drill.session.remaining.new >= due)
        #expect(drill.question?.card == undone.step.card)
    }

    @Test func `a deviation that transposes is recognised though its cards are not loaded`() throws {
        try workspace.file.set(.newPerDay, to: "1", on: workspace.day)
        let drill = try DrillSession(DrillOptions(), workspace)
        #expect(drill.session.cards.count == 1)
        let question = try #require(drill.question)
        let move = try question.position.move(san: "Nf3")
        _ = try drill.answer(try #require(drill.prepared(question.card).first), milliseconds: nil)
        let outcome = try #require(try drill.answer(move, milliseconds: nil))
        guard case .deviation(let deviation) = outcome.verdict else {
            Issue.record("\(outcome.verdict)")
            return
        }
        #expect(!deviation.transposes)
        #expect(try drill.explained(outcome)?.wayBack?.count == 3)
    }
}
