import Chess
import Foundation
import GRDB
import Openings
import PGN
import Scheduling
import Testing
import Training

@testable import Store

@Suite struct ImportTests {
    let scratch: Scratch
    let file: LearnerFile

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
    }

    @Test func `an import creates a repertoire, its cards, and its chapters as games`() throws {
        let report = try file.applyImport(Sample.plan(Sample.italian))
        #expect(report.counts == [4, 0, 0, 0, 0, 0])
        #expect(report.parts.map(\.cards) == [4])
        #expect(report.replaced == nil)
        let listing = try file.listing()
        #expect(listing.map(\.name) == ["white"])
        #expect(listing.map(\.cards) == [4])
        #expect(listing.map(\.chapters) == [1])
        #expect(listing.map(\.sources) == [["/files/white.pgn"]])
        let game = try file.reading { db in
            try Row.fetchOne(
                db,
                sql: """
                    SELECT Events.Name, PlyCount, Moves, title FROM Games JOIN Events ON Events.ID = EventID
                      JOIN chapter ON game = Games.ID
                    """)
        }
        #expect(game?["Name"] == "Italian")
        #expect(game?["PlyCount"] == 5)
        #expect(game?["title"] == "Italian")
        // e2e4 is 12 | 28 << 6.
        #expect([UInt8].stored(try #require(game)["Moves"]).prefix(2) == [0x0c, 0x07])
        #expect(try file.check().isEmpty)
    }

    @Test func `an import can be read again from the stored bytes`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let stored = try scratch.open().repertoires()
        #expect(stored.map(\.repertoire.name) == ["white"])
        #expect(stored.first?.repertoire.cards.map { $0.prepared.map(\.san) } == [["e4"], ["Nf3"], ["Bc4"], ["Nf3"]])
        let queued = try file.queuedCards()
        #expect(queued.map(\.card.repertoire) == Array(repeating: "white", count: 4))
        #expect(queued.allSatisfy { $0.state == .new && $0.newestEvent == 0 })
    }

    /// G13.
    @Test func `the same file twice changes nothing, byte for byte`() throws {
        let plan = Sample.plan(Sample.italian)
        _ = try file.applyImport(plan)
        let before = try scratch.bytes()
        let content = try scratch.dump()
        var later = plan
        later.instant += 1_000_000
        let report = try file.applyImport(later)
        #expect(report.isUnchanged)
        #expect(report.counts == [0, 4, 0, 0, 0, 0])
        #expect(try scratch.bytes() == before)
        #expect(try scratch.dump() == content)
    }

    @Test func `a dry run reports what the import would do, and writes nothing`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let before = try scratch.bytes()
        let changed = Sample.plan(Sample.italian.replacing("3. Bc4", with: "3. Bb5 a6 4. Ba4"))
        let dry = try LearnerFile.openReadOnly(path: scratch.path).importReport(of: changed)
        #expect(dry.isDryRun)
        #expect(dry.counts == [1, 3, 0, 1, 0, 0])
        #expect(try scratch.bytes() == before)
        #expect(try file.applyImport(changed).counts == dry.counts)
    }

    /// G4.
    @Test func `a card with a changed answer restarts, and its history stays in the log`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let key = Sample.key("e4", "e5", "Nf3", "Nc6")
        #expect(try file.learn(key).interval == 15)
        let report = try file.applyImport(Sample.plan(Sample.italian.replacing("Bc4", with: "Bb5")))
        #expect(report.counts == [0, 3, 0, 1, 0, 0])
        let card = try #require(try file.card(key))
        #expect(card.state.isNew)
        #expect(card.main == "f1b5")
        #expect(try file.eventRows(of: card.id).map(\.kind) == [.review, .review, .review, .restarted])
        #expect(try file.check().isEmpty)
    }

    @Test(arguments: ["3. Bc4 (3. Bb5)", "3. Bb5 (3. Bc4)"])
    func `an alternative added, or swapped with the main move, keeps the schedule`(moves: String) throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let key = Sample.key("e4", "e5", "Nf3", "Nc6")
        let state = try file.learn(key)
        let report = try file.applyImport(Sample.plan(Sample.italian.replacing("3. Bc4", with: moves)))
        #expect(report.counts == [0, 4, 0, 0, 0, 0])
        #expect(try file.card(key)?.state == state)
        #expect(try file.card(key)?.prepared.sorted() == ["f1b5", "f1c4"])
    }

    /// G5.
    @Test func `extending a line keeps every earlier schedule`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let key = Sample.key("e4", "e5", "Nf3", "Nc6")
        let state = try file.learn(key)
        let before = try file.storedCards().map(\.state)
        let report = try file.applyImport(Sample.plan(Sample.italian.replacing("3. Bc4", with: "3. Bc4 Bc5 4. c3")))
        #expect(report.counts == [1, 4, 0, 0, 0, 0])
        #expect(try file.card(key)?.state == state)
        #expect(try file.storedCards().prefix(4).map(\.state) == before)
    }

    /// G6.
    @Test func `a line that is removed and added again keeps its history`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let key = Sample.key("e4", "c5")
        let state = try file.learn(key)
        let removed = try file.applyImport(Sample.plan(Sample.italian.replacing(" (1... c5 2. Nf3)", with: "")))
        #expect(removed.counts == [0, 3, 0, 0, 1, 0])
        #expect(try file.card(key)?.isQueued == false)
        #expect(try file.queuedCards().count == 3)
        #expect(try file.dueCount(day: firstDay.advanced(by: 400)) == 0)
        let returned = try file.applyImport(Sample.plan(Sample.italian))
        #expect(returned.counts == [0, 3, 0, 0, 0, 1])
        #expect(try file.card(key)?.state == state)
        #expect(try file.card(key)?.isQueued == true)
    }

    /// G12.
    @Test func `an illegal move rejects only its chapter, and no old content of the file is removed`() throws {
        let report = try file.applyImport(Sample.plan(Sample.halfBad))
        #expect(report.errors.map(\.game) == [2])
        #expect(report.errors.first?.location.line == 7)
        #expect(report.counts == [3, 0, 0, 0, 0, 0])
        let whole = Sample.halfBad.replacing("Qxh7", with: "d6 3. d4")
        #expect(try file.applyImport(Sample.plan(whole)).counts == [2, 3, 0, 0, 0, 0])
        let state = try file.learn(Sample.key("e4", "c5", "Nf3", "d6"))
        let again = try file.applyImport(Sample.plan(Sample.halfBad))
        #expect(again.counts[4] == 0)
        #expect(try file.queuedCards().count == 5)
        #expect(try file.card(Sample.key("e4", "c5", "Nf3", "d6"))?.state == state)
        #expect(try file.repertoires().first?.sources.first?.keepsOlderReading == true)
        let shorter = whole.replacing("d6 3. d4 ", with: "")
        #expect(try file.applyImport(Sample.plan(shorter)).counts == [0, 4, 0, 0, 1, 0])
        #expect(try file.repertoires().first?.sources.first?.keepsOlderReading == false)
        #expect(try file.check().isEmpty)
    }

    @Test func `a file whose chapters are all rejected changes nothing`() throws {
        let before = try scratch.bytes()
        let report = try file.applyImport(Sample.plan("1. e4 e5 2. Ke3 *\n"))
        #expect(report.errors.count == 1)
        #expect(report.parts.isEmpty)
        #expect(try scratch.bytes() == before)
    }

    @Test(arguments: ["", "[Event \"Empty\"]\n\n*\n"])
    func `a file without moves is refused`(text: String) throws {
        let before = try scratch.bytes()
        let error = #expect(throws: StoreError.self) { try file.applyImport(Sample.plan(text)) }
        #expect(error?.kind == .nothingToImport)
        #expect(try scratch.bytes() == before)
    }

    @Test func `a file with chapters of both sides becomes two repertoires of one name`() throws {
        let report = try file.applyImport(Sample.plan(Sample.mixed, name: "both", sides: [.white, .black]))
        #expect(report.parts.map(\.repertoire.side) == [.white, .black])
        #expect(report.parts.map(\.cards) == [2, 2])
        #expect(try file.listing().map(\.side) == [.white, .black])
        #expect(try file.queuedCards(named: "both").count == 4)
        #expect(try file.drillMaterial().repertoires.map(\.side) == [.white, .black])
    }

    @Test func `known cards start as mature, spread over 28 days`() throws {
        let report = try file.applyImport(Sample.plan(Sample.italian, isKnown: true))
        #expect(report.known == 4)
        let states = try file.storedCards().map(\.state)
        #expect(states.allSatisfy { $0.memory == .sm2(.known) })
        #expect(states.compactMap { $0.due.map { $0 - firstDay } }.sorted() == [1, 8, 15, 22])
        let before = try scratch.bytes()
        #expect(try file.applyImport(Sample.plan(Sample.italian, isKnown: true)).isUnchanged)
        #expect(try scratch.bytes() == before)
    }

    @Test func `cards end at the given depth, and chapters that are not listed are left out`() throws {
        let shallow = try #require(ImportLimits(depth: 2))
        #expect(try file.applyImport(Sample.plan(Sample.italian, limits: shallow)).parts.map(\.cards) == [3])
        #expect(try file.queuedCards().count == 3)
        #expect(try file.applyImport(Sample.plan(Sample.italian)).parts.map(\.cards) == [4])
        let second = try #require(ImportLimits(chapters: [2...2]))
        let part = Sample.plan(Sample.mixed, name: "part", path: "/files/part.pgn", limits: second)
        #expect(try file.applyImport(part).parts.map(\.cards) == [2])
    }
}
