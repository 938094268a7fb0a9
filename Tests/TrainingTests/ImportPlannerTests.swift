import Chess
import Openings
import Scheduling
import Testing

@testable import Training

@Suite struct ImportPlannerTests {
    private var learner = MemoryRepertoires()

    /// A second import into a learner's file that has `before`, all cards learnt.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        var before = "1. e4 e5 2. Nf3 Nc6 3. Bb5 *"
        let after: String
        /// What happens to the cards, in order.
        let changes: [String]

        var testDescription: String { name }
    }

    private static let lines = ["", "e4 e5", "e4 c5", "e4 e5 Nf3 Nc6"]

    static let cases = [
        Case(
            name: "a longer line makes new cards", after: "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *",
            changes: ["create e4 e5 Nf3 Nc6 Bb5 a6: b5a4"]),
        Case(
            name: "a further branch keeps all cards", after: "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 3. Bb5 *",
            changes: ["create e4 c5: g1f3"]),
        Case(
            name: "a comment changes no schedule", after: "1. e4 {best by test} e5 2. Nf3 Nc6 3. Bb5 *", changes: []),
        Case(
            name: "another main move restarts the card", after: "1. e4 e5 2. Nf3 Nc6 3. Bc4 *",
            changes: ["ask e4 e5 Nf3 Nc6: f1c4", "restart e4 e5 Nf3 Nc6: f1b5"]),
        Case(
            name: "a former main move that stays an alternative keeps the schedule",
            after: "1. e4 e5 2. Nf3 Nc6 3. Bc4 (3. Bb5) *", changes: ["ask e4 e5 Nf3 Nc6: f1c4 f1b5"]),
        Case(
            name: "a shorter line archives the rest", after: "1. e4 e5 2. Nf3 *",
            changes: ["archive e4 e5 Nf3 Nc6"]),
        Case(
            name: "a rejected chapter archives nothing",
            after: "1. e4 e5 2. Nf3 *\n\n1. e4 c5 2. Ke3 *", changes: []),
        Case(
            name: "a transposition is the same card", before: "1. e4 e5 2. Nf3 Nc6 3. Bb5 *",
            after: "1. e4 Nc6 2. Nf3 e5 3. Bb5 *\n\n1. e4 e5 2. Nf3 *",
            changes: ["create r1bqkbnr/pppppppp/2n5/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -: g1f3"]),
    ]

    @Test(arguments: cases) mutating func `an import changes what it must, and nothing else`(_ example: Case) throws {
        _ = try learner.take(example.before)
        for line in Self.lines { try learner.learn(line) }
        #expect(try learner.take(example.after) == example.changes)
        #expect(try learner.take(example.after) == [])
    }

    @Test mutating func `the first import makes a card of each of the learner's positions`() throws {
        #expect(
            try learner.take("1. e4 e5 2. Nf3 Nc6 3. Bb5 *")
                == ["create : e2e4", "create e4 e5: g1f3", "create e4 e5 Nf3 Nc6: f1b5"])
    }

    @Test mutating func `the same file again changes nothing`() throws {
        _ = try learner.take("1. e4 e5 2. Nf3 *")
        let plan = try learner.plan("1. e4 e5 2. Nf3 *")
        #expect(plan.report.isUnchanged)
        #expect(!plan.changesSource)
        #expect(plan.cards.changes.isEmpty)
    }

    @Test mutating func `a card that was never asked is deleted, one with a history is archived`() throws {
        _ = try learner.take("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *")
        try learner.learn("e4 e5")
        #expect(try learner.take("1. e4 *") == ["archive e4 e5", "archive e4 c5", "delete e4 c5"])
    }

    @Test mutating func `an archived card returns with its schedule`() throws {
        _ = try learner.take("1. e4 e5 2. Nf3 *")
        try learner.learn("e4 e5")
        _ = try learner.take("1. e4 *")
        #expect(try learner.isScheduled("e4 e5"))
        let plan = try learner.plan("1. e4 e5 2. Nf3 *")
        #expect(try plan.report.parts.map(\.difference.returned) == [[learner.key("e4 e5")]])
        #expect(try learner.take("1. e4 e5 2. Nf3 *") == ["ask e4 e5: g1f3"])
        #expect(try learner.isScheduled("e4 e5"))
    }

    @Test mutating func `a former answer that returns brings its schedule back`() throws {
        _ = try learner.take("1. e4 e5 2. Nf3 *")
        try learner.learn("e4 e5")
        let change = try learner.plan("1. e4 e5 2. Bc4 *").report.parts[0].answerChanges
        #expect(change.map(\.former) == ["Nf3"])
        #expect(change.map(\.schedule) == [.restarts])
        _ = try learner.take("1. e4 e5 2. Bc4 *")
        #expect(try !learner.isScheduled("e4 e5"))
        #expect(try learner.plan("1. e4 e5 2. Nf3 *").report.parts[0].answerChanges.map(\.schedule) == [.returns])
        #expect(try learner.take("1. e4 e5 2. Nf3 *") == ["ask e4 e5: g1f3", "restore e4 e5: 1"])
        #expect(try learner.isScheduled("e4 e5"))
    }

    @Test mutating func `an answer that was graded since does not bring the old schedule back`() throws {
        _ = try learner.take("1. e4 e5 2. Nf3 *")
        try learner.learn("e4 e5")
        _ = try learner.take("1. e4 e5 2. Bc4 *")
        try learner.learn("e4 e5")
        #expect(try learner.take("1. e4 e5 2. Nf3 *") == ["ask e4 e5: g1f3", "restart e4 e5: f1c4"])
    }

    @Test mutating func `a card that moves to another repertoire keeps its schedule`() throws {
        _ = try learner.take("1. e4 e5 2. Nf3 *", name: "open")
        try learner.learn("e4 e5")
        #expect(try learner.take("1. e4 e5 2. Nf3 *", name: "other") == [])
        #expect(try learner.take("1. e4 *", name: "open") == [])
        #expect(try learner.isScheduled("e4 e5"))
    }

    @Test mutating func `two repertoires with different answers are a conflict, and both count`() throws {
        _ = try learner.take("1. e4 e5 2. Nf3 *", name: "spanish")
        try learner.learn("e4 e5")
        let plan = try learner.plan("1. e4 e5 2. Nc3 *", name: "vienna")
        #expect(plan.report.parts[0].conflicts.map { $0.answers.map(\.san) } == [["Nf3", "Nc3"]])
        #expect(try learner.take("1. e4 e5 2. Nc3 *", name: "vienna") == ["ask e4 e5: g1f3 b1c3"])
        #expect(try learner.isScheduled("e4 e5"))
    }

    @Test mutating func `a preferred move stays the main one`() throws {
        _ = try learner.take("1. e4 e5 2. Nf3 (2. Nc3) *")
        try learner.prefer("Nc3", after: "e4 e5")
        #expect(try learner.take("1. e4 e5 2. Nf3 (2. Nc3) (2. Bc4) *") == ["ask e4 e5: b1c3 g1f3 f1c4"])
    }

    @Test mutating func `the learner's own move survives an import`() throws {
        _ = try learner.take("1. e4 e5 2. Nf3 *")
        try learner.add("Nc3", after: "e4 e5")
        #expect(
            try learner.take("1. e4 e5 2. Nf3 Nc6 3. Bb5 *")
                == ["create e4 e5 Nf3 Nc6: f1b5", "ask e4 e5: g1f3 b1c3"])
    }

    @Test mutating func `known cards are due over four weeks, and learnt ones stay as they are`() throws {
        _ = try learner.take("1. e4 e5 2. Nf3 Nc6 3. Bb5 *")
        try learner.learn("")
        #expect(
            try learner.take("1. e4 e5 2. Nf3 Nc6 3. Bb5 *", isKnown: true)
                == ["known e4 e5: +1", "known e4 e5 Nf3 Nc6: +15"])
        #expect(try learner.plan("1. e4 e5 2. Nf3 Nc6 3. Bb5 *", isKnown: true).report.isUnchanged)
    }

    @Test mutating func `a dry run compares the lines`() throws {
        _ = try learner.take("1. e4 e5 2. Nf3 *")
        let part = try learner.plan("1. e4 e5 2. Nf3 Nc6 3. Bb5 *", isDryRun: true).report.parts[0]
        let difference = LineDifference(from: part.former, to: part.repertoire)
        #expect(difference.added.map(\.lines) == [1])
        #expect(difference.removed.isEmpty)
        #expect(try learner.plan("1. e4 c5 2. Nf3 *").report.parts[0].former == nil)
    }

    @Test mutating func `a file without moves, or one that could be two, is refused`() throws {
        #expect(try refusal("[Event \"x\"]\n\n*") == .nothingToImport)
        _ = try learner.take("1. e4 e5 2. Nf3 *")
        #expect(try refusal("1. d4 d5 2. c4 *", path: "/other.pgn") == .ambiguousSource)
        #expect(try refusal("1. d4 d5 2. c4 *", placement: .replace("x.pgn")) == .unknownSource)
    }

    /// Why a file is refused; nil when it is not.
    private func refusal(
        _ text: String, path: String? = nil, placement: ImportRequest.Placement = .automatic
    ) throws -> ImportError.Kind? {
        do {
            _ = try learner.plan(text, path: path, placement: placement)
            return nil
        } catch let error as ImportError {
            return error.kind
        }
    }

    @Test mutating func `an undone import restores the cards and their schedules`() throws {
        _ = try learner.take("1. e4 e5 2. Nf3 *")
        try learner.learn("e4 e5")
        let before = learner
        _ = try learner.take("1. e4 e5 2. Bc4 *")
        let restart = try #require(learner.log.last)
        var content = learner.content
        content.sources = before.content.sources
        let plan = ImportUndoPlanner(content, name: "white").plan(written: [restart], since: restart.id)
        let restore = CardChange.restore(restart.card, undoing: [restart.id])
        #expect(plan.changes == [.ask(restart.card, main: "g1f3", prepared: ["g1f3"]), restore])
    }
}
