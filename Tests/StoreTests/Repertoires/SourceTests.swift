import Chess
import Foundation
import GRDB
import Openings
import Scheduling
import Testing
import Training

@testable import Store

/// The stored source that an import replaces.
@Suite struct SourceTests {
    let scratch: Scratch
    let file: LearnerFile
    let sicilian = "[Event \"Sicilian\"]\n\n1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 *\n"

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
    }

    private func refused(_ plan: ImportRequest) throws -> StoreError? {
        let before = try scratch.bytes()
        let error = #expect(throws: StoreError.self) { try file.applyImport(plan) }
        #expect(try scratch.bytes() == before)
        return error
    }

    /// G16.
    @Test func `a renamed file keeps its repertoire, cards and schedules`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian, isNameChosen: false))
        let state = try file.learn(Sample.key())
        let moved = Sample.plan(Sample.italian, name: "giuoco", isNameChosen: false, path: "/elsewhere/giuoco.pgn")
        let report = try file.applyImport(moved)
        #expect(report.name == "white")
        #expect(report.counts == [0, 4, 0, 0, 0, 0])
        #expect(try file.listing().map(\.name) == ["white"])
        #expect(try file.listing().map(\.sources) == [["/elsewhere/giuoco.pgn"]])
        #expect(try file.card(Sample.key())?.state == state)
    }

    @Test func `a renamed and edited file keeps its repertoire too`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian, isNameChosen: false))
        let edited = Sample.italian.replacing("3. Bc4", with: "3. Bc4 Nf6 4. d3")
        let report = try file.applyImport(
            Sample.plan(edited, name: "giuoco", isNameChosen: false, path: "/elsewhere/giuoco.pgn"))
        #expect(report.name == "white")
        #expect(report.counts == [1, 4, 0, 0, 0, 0])
    }

    @Test func `a repertoire renamed by the learner is found again by the path of its file`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian, isNameChosen: false))
        try file.renameRepertoire("white", to: "Italian game")
        #expect(try file.applyImport(Sample.plan(Sample.italian, isNameChosen: false)).name == "Italian game")
        #expect(try file.listing().count == 1)
    }

    @Test func `a different file with the same name is not mistaken for the old one`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let error = try refused(Sample.plan("1. d4 d5 2. c4 *", path: "/files/queen.pgn"))
        #expect(error?.kind == .ambiguousSource)
        #expect(error?.message.contains("--add") == true)
        #expect(error?.message.contains("1 /files/white.pgn") == true)
    }

    @Test func `an added file is a second source, and replaced by its number, name or path`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let added = try file.applyImport(Sample.plan(sicilian, path: "/files/sicilian.pgn", placement: .add))
        #expect(added.replaced == nil)
        #expect(try file.listing().map(\.sources) == [["/files/white.pgn", "/files/sicilian.pgn"]])
        #expect(try file.queuedCards().count == 7)
        let shorter = sicilian.replacing(" 5. Nc3", with: "")
        for source in ["2", "sicilian.pgn", "/files/sicilian.pgn"] {
            let report = try file.importReport(of: Sample.plan(shorter, path: "-", placement: .replace(source)))
            #expect(report.replaced == "/files/sicilian.pgn")
            #expect(report.counts == [0, 6, 0, 0, 1, 0])
        }
        #expect(try refused(Sample.plan(shorter, placement: .replace("3")))?.kind == .unknownSource)
    }

    @Test func `an edited file from standard input replaces the source it shares most positions with`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        _ = try file.applyImport(Sample.plan(sicilian, path: "/files/sicilian.pgn", placement: .add))
        let longer = sicilian.replacing("5. Nc3", with: "5. Nc3 a6 6. Be3")
        let report = try file.applyImport(Sample.plan(longer, path: "-"))
        #expect(report.replaced == "/files/sicilian.pgn")
        #expect(report.counts == [1, 7, 0, 0, 0, 0])
    }

    /// G18.
    @Test func `two files that answer one position differently are reported, and both count as prepared`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let state = try file.learn(Sample.key("e4", "e5"))
        let vienna = Sample.plan("1. e4 e5 2. Nc3 *", name: "vienna", path: "/files/vienna.pgn")
        let report = try file.applyImport(vienna)
        // Both answers count, so no card's answer has changed and no card restarts.
        #expect(report.parts.flatMap(\.difference.answerChanged).isEmpty)
        #expect(report.parts.flatMap(\.difference.unchanged).contains(Sample.key("e4", "e5")))
        let conflicts = report.parts.flatMap(\.conflicts)
        #expect(conflicts.map { $0.answers.map(\.san) } == [["Nf3", "Nc3"]])
        #expect(conflicts.map { $0.answers.map(\.repertoire) } == [["white", "vienna"]])
        #expect(conflicts.map { $0.answers.map(\.source) } == [["/files/white.pgn", "/files/vienna.pgn"]])
        let card = try #require(try file.card(Sample.key("e4", "e5")))
        #expect(card.prepared == ["g1f3", "b1c3"])
        #expect(card.state == state)
        let queued = try file.queuedCards()
        #expect(queued.count == 4)
        #expect(queued.first { $0.id == card.id }?.card.prepared.map(\.san) == ["Nf3", "Nc3"])
    }

    @Test func `the learner's preference decides which of two answers is the main one, also after an import`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        _ = try file.applyImport(Sample.plan("1. e4 e5 2. Nc3 *", name: "vienna", path: "/files/vienna.pgn"))
        let key = Sample.key("e4", "e5")
        let state = try file.learn(key)
        try file.preferRepertoire(named: "vienna")
        #expect(try file.card(key)?.main == "b1c3")
        #expect(try file.queuedCards().first { $0.card.key == key }?.card.prepared.first?.san == "Nc3")
        try file.prefer(key, uci: "g1f3")
        #expect(try file.card(key)?.main == "g1f3")
        _ = try file.applyImport(Sample.plan(Sample.italian.replacing("3. Bc4", with: "3. Bc4 Nf6 4. d3")))
        #expect(try file.card(key)?.main == "g1f3")
        #expect(try file.queuedCards().first { $0.card.key == key }?.card.prepared.first?.san == "Nf3")
        #expect(try file.card(key)?.state == state)
        let error = #expect(throws: StoreError.self) { try file.prefer(key, uci: "f1c4") }
        #expect(error?.kind == .notFound)
    }

    @Test func `an import of the same file replaces a stored copy that was altered`() throws {
        let request = Sample.plan(Sample.italian)
        _ = try file.applyImport(request)
        let altered = [UInt8](Sample.italian.replacing("2. Nf3 Nc6", with: "2. Nf3 Nf6").utf8)
        // In the session that has the source in memory, and in a new one.
        for connection in [file, try scratch.open()] {
            try connection.writing { db in
                try db.execute(sql: "UPDATE source_content SET content = ?", arguments: [Blob.of(altered)])
            }
            #expect(try connection.check().isEmpty == false)
            _ = try connection.applyImport(request)
            #expect(try connection.check() == [])
        }
    }
}
