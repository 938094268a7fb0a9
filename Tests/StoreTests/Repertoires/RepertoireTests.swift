import Chess
import GRDB
import Openings
import PGN
import Scheduling
import Testing
import Training

@testable import Store

@Suite struct RepertoireTests {
    let scratch: Scratch
    let file: LearnerFile

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
        _ = try file.applyImport(Sample.plan(Sample.italian))
    }

    @Test func `an unknown repertoire is refused with the existing names`() throws {
        let error = #expect(throws: StoreError.self) { try file.queuedCards(named: "black") }
        #expect(error?.kind == .unknownRepertoire)
        #expect(error?.message.contains("white") == true)
        #expect(throws: StoreError.self) { try file.dueCount(day: firstDay, named: "black") }
    }

    @Test func `the cards of a removed repertoire are archived and return with their history`() throws {
        let state = try file.learn(Sample.key())
        try file.removeRepertoire(named: "white", day: firstDay, instant: 0)
        #expect(try file.listing().isEmpty)
        #expect(try file.queuedCards().isEmpty)
        #expect(try file.allEvents().count == 3)
        #expect(try file.check().isEmpty)
        let report = try file.applyImport(Sample.plan(Sample.italian))
        #expect(report.counts == [3, 0, 0, 0, 0, 1])
        #expect(try file.card(Sample.key())?.state == state)
    }

    @Test func `an inactive repertoire can still be drilled by its name`() throws {
        try file.setActive(false, named: "white", day: firstDay, instant: 0)
        #expect(try file.queuedCards().isEmpty)
        #expect(try file.dueSummary(day: firstDay, newPerDay: 10).newLeft == 0)
        #expect(try file.queuedCards(named: "white").count == 4)
        #expect(try file.dueSummary(day: firstDay, newPerDay: 10, named: "white").newLeft == 4)
        try file.setActive(true, named: "white", day: firstDay, instant: 0)
        #expect(try file.queuedCards().count == 4)
    }

    @Test func `the last imports are undone one by one`() throws {
        let key = Sample.key("e4", "e5", "Nf3", "Nc6")
        let state = try file.learn(key)
        let original = try file.repertoires().first?.repertoire.cards.map { $0.prepared.map(\.san) }
        _ = try file.applyImport(Sample.plan(Sample.italian.replacing("Bc4", with: "Bb5"), isKnown: true))
        #expect(try file.card(key)?.state.memory == .sm2(.known))
        #expect(try file.undoImport(day: firstDay, instant: 1)?.name == "white")
        #expect(try file.card(key)?.state == state)
        #expect(try file.card(key)?.main == "f1c4")
        #expect(try file.card(Sample.key())?.state == .new)
        #expect(try file.repertoires().first?.repertoire.cards.map { $0.prepared.map(\.san) } == original)
        #expect(try file.check().isEmpty)
        #expect(try file.undoImport(day: firstDay, instant: 2)?.path == "/files/white.pgn")
        #expect(try file.listing().isEmpty)
        #expect(try file.storedCards().allSatisfy { !$0.isQueued })
        #expect(try file.undoImport(day: firstDay, instant: 3) == nil)
        #expect(try file.check().isEmpty)
    }

    @Test func `a move that the learner accepted is still prepared after the next import`() throws {
        let key = Sample.key("e4", "e5")
        let state = try file.learn(key)
        try file.accept(key, uci: "b1c3", instant: 0)
        #expect(try file.card(key)?.prepared == ["g1f3", "b1c3"])
        let longer = Sample.italian.replacing("3. Bc4", with: "3. Bc4 Nf6 4. d3")
        _ = try file.applyImport(Sample.plan(longer))
        let queued = try file.queuedCards().first { $0.card.key == key }
        #expect(queued?.card.prepared.map(\.san) == ["Nf3", "Nc3"])
        #expect(queued?.state == state)
        #expect(throws: StoreError.self) { try file.accept(key, uci: "e1e3", instant: 0) }
    }

    @Test func `a note stays with its position`() throws {
        try file.setNote(Sample.key(), "best by test", at: Moment(day: firstDay, instant: 0))
        #expect(try scratch.open().notes() == [Sample.key(): "best by test"])
        try file.setNote(Sample.key(), nil, at: Moment(day: firstDay, instant: 1))
        #expect(try file.notes().isEmpty)
    }

    @Test func `shapes stay with their position, also while its card is archived, and are in a backup`() throws {
        let shapes = try ["Gg1f3", "Re5"].map { try #require(Shape($0)) }
        let key = Sample.key("e4", "e5")
        try file.setShapes(key, shapes, at: Moment(day: firstDay, instant: 0))
        try file.removeRepertoire(named: "white", day: firstDay, instant: 1)
        #expect(try scratch.open().shapes() == [key: shapes])
        #expect(try file.shapes(in: key) == shapes && file.shapes(in: Sample.key()).isEmpty)
        _ = try file.applyImport(Sample.plan(Sample.italian))
        #expect(try file.shapes() == [key: shapes])
        #expect(try file.check().isEmpty)
        let copy = scratch.file("copy.sqlite")
        try file.backup(to: copy)
        #expect(try LearnerFile.open(path: copy).shapes() == [key: shapes])
    }

    @Test func `a text that is not a shape is left out, and a value of another kind is a finding`() throws {
        let key = Sample.key("e4", "e5")
        try file.setShapes(key, [try #require(Shape("Gg1f3"))], at: Moment(day: firstDay, instant: 0))
        try scratch.run("UPDATE drawing SET shapes = 'Gg1f3,Gz9,Re5'")
        #expect(try file.shapes()[key]?.map(\.description) == ["Gg1f3", "Re5"])
        #expect(try file.shapes(in: key).map(\.description) == ["Gg1f3", "Re5"])
        try scratch.run("UPDATE drawing SET shapes = x'00'")
        #expect(throws: (any Error).self) { try file.shapes() }
        #expect(throws: (any Error).self) { try file.shapes(in: key) }
        #expect(try file.check().map(\.kind) == [.value])
    }

    @Test func `a file of the fifth schema keeps its notes and their undo`() throws {
        let key = Sample.key("e4", "e5")
        try file.setNote(key, "first", at: Moment(day: firstDay, instant: 0))
        try file.setNote(key, "second", at: Moment(day: firstDay, instant: 1))
        file.close()
        try scratch.run("\(Schema6.undo) PRAGMA user_version = 5")
        let migrated = try scratch.open()
        #expect(try migrated.notes() == [key: "second"])
        try migrated.setShapes(key, [try #require(Shape("Gg1f3"))], at: Moment(day: firstDay, instant: 2))
        let kinds = try (3...5).map { try migrated.undoLast(at: Moment(day: firstDay, instant: $0))?.kind }
        #expect(kinds == [.shapes, .note, .note])
        #expect(try migrated.notes().isEmpty && migrated.shapes().isEmpty && migrated.check().isEmpty)
    }

    @Test func `a name that is in use is refused`() throws {
        _ = try file.applyImport(Sample.plan("1. d4 d5 2. c4 *", name: "queen", path: "/files/queen.pgn"))
        #expect(throws: StoreError.self) { try file.renameRepertoire("queen", to: "white") }
        #expect(try file.listing().map(\.name) == ["white", "queen"])
    }

    @Test func `a game that is a chapter of a repertoire is deleted with its source`() throws {
        func games() throws -> Int? {
            try file.reading { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM Games") }
        }
        #expect(try games() == 1)
        _ = try file.applyImport(Sample.plan(Sample.italian.replacing("Bc4", with: "Bb5")))
        #expect(try games() == 1)
        try file.removeRepertoire(named: "white", day: firstDay, instant: 0)
        #expect(try games() == 0)
    }
}
