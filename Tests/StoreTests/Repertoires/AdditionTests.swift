import Chess
import Openings
import Scheduling
import Testing
import Training

@testable import Store

@Suite struct AdditionTests {
    let scratch: Scratch
    let file: LearnerFile
    let moment = Moment(day: firstDay, instant: 7)

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
        _ = try file.applyImport(Sample.plan(Sample.italian))
    }

    /// The position after these moves.
    private func position(_ moves: [String]) throws -> Position {
        try moves.reduce(Position.initial) { position, san in
            let move = try position.move(san: san)
            return position.playing(move)
        }
    }

    /// The answer to the last of these moves, which is the opponent's.
    private func answer(_ moves: [String], _ san: String, to repertoire: String? = nil) throws -> RepertoireAddition {
        let before = try position(moves.dropLast())
        let last = try #require(moves.last)
        let reply = try before.move(san: last)
        let move = try before.playing(reply).move(san: san)
        return try #require(RepertoireAddition(before: before, reply: reply, move: move, repertoire: repertoire))
    }

    private func alternative(_ moves: [String], _ san: String) throws -> RepertoireAddition {
        let position = try position(moves)
        let move = try position.move(san: san)
        return try #require(RepertoireAddition(position: position, move: move))
    }

    @Test func `an added alternative is prepared and keeps the schedule`() throws {
        let key = Sample.key("e4", "e5")
        let state = try file.learn(key)
        let added = try file.add(try alternative(["e4", "e5"], "Nc3"), at: moment)
        #expect(!added.isNewCard)
        #expect(added.repertoires == ["white"])
        #expect(try file.card(key)?.prepared == ["g1f3", "b1c3"])
        #expect(try file.card(key)?.state == state)
        #expect(try file.check().isEmpty)
    }

    @Test func `the answer to a gap becomes a new card in every graph`() throws {
        let key = Sample.key("e4", "e6")
        let added = try file.add(try answer(["e4", "e6"], "d4"), at: moment)
        #expect(added.isNewCard)
        let card = try #require(try file.queuedCards().first { $0.card.key == key })
        #expect(card.card.prepared.map(\.san) == ["d4"])
        #expect(card.state == .new)
        #expect(card.id == added.card)
        let graph = try #require(try file.drillMaterial().repertoires.first)
        let root = try #require(graph.index(of: try position(["e4"]).identity))
        #expect(graph.positions[root].replies.map(\.san) == ["e5", "c5", "e6"])
        #expect(graph.successors(of: root).count == 3)
        #expect(try file.repertoires().first?.repertoire.cards.count == 5)
        #expect(try file.listing().first?.cards == 5)
    }

    @Test(arguments: ["1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. d3 *", "1. e4 e6 2. d3 *", "1. d4 d5 2. c4 *"])
    func `an import does not change added moves`(next: String) throws {
        _ = try file.add(try answer(["e4", "e6"], "d4"), at: moment)
        let before = try file.learnerChoices()
        _ = try file.applyImport(Sample.plan("[Event \"Next\"]\n\n\(next)\n"))
        #expect(try file.learnerChoices() == before)
        let prepared = try file.queuedCards().first { $0.card.key == Sample.key("e4", "e6") }?.card.prepared.map(\.san)
        switch next {
        case "1. e4 e6 2. d3 *": #expect(prepared == ["d3", "d4"])
        case "1. d4 d5 2. c4 *": #expect(prepared == nil, "the repertoire does not play 1.e4 any more")
        default: #expect(prepared == ["d4"])
        }
        _ = try file.applyImport(Sample.plan(Sample.italian))
        #expect(try file.queuedCards().contains { $0.card.key == Sample.key("e4", "e6") })
    }

    @Test func `an answer can be added after an added answer`() throws {
        _ = try file.add(try answer(["e4", "e6"], "d4"), at: moment)
        _ = try file.add(try answer(["e4", "e6", "d4", "d5"], "Nc3"), at: moment)
        #expect(try file.queuedCards().count == 6)
        #expect(try file.check().isEmpty)
    }

    @Test func `undo removes an added move, the newest step first`() throws {
        _ = try file.add(try alternative(["e4", "e5"], "Nc3"), at: moment)
        let gap = try file.add(try answer(["e4", "e6"], "d4"), at: moment)
        try file.review(gap.card, .good, on: firstDay)
        #expect(try file.undoLast(at: Moment(day: firstDay, instant: 8))?.kind == .answer)
        #expect(try file.undoLast(at: Moment(day: firstDay, instant: 9))?.voided == [gap.event])
        #expect(try file.queuedCards().count == 4)
        #expect(try file.undoLast(at: Moment(day: firstDay, instant: 10))?.kind == .add)
        #expect(try file.card(Sample.key("e4", "e5"))?.prepared == ["g1f3"])
        #expect(try file.learnerChoices().isEmpty)
        #expect(try file.undoLast(at: Moment(day: firstDay, instant: 11)) == nil)
        #expect(try file.check().isEmpty)
        // Adding it again prepares it again.
        #expect(try file.add(try answer(["e4", "e6"], "d4"), at: moment).card == gap.card)
        #expect(try file.queuedCards().count == 5)
    }

    @Test func `an answer belongs to the named repertoire`() throws {
        _ = try file.applyImport(Sample.plan("1. e4 c5 2. c3 *", name: "blitz", path: "/files/blitz.pgn"))
        _ = try file.add(try answer(["e4", "e6"], "d4", to: "blitz"), at: moment)
        let cards = try file.listing().map { "\($0.name) \($0.cards)" }
        #expect(cards == ["white 4", "blitz 3"])
        try file.renameRepertoire("blitz", to: "fast")
        _ = try file.applyImport(Sample.plan("1. e4 c5 2. c3 d5 3. exd5 *", name: "fast", path: "/files/blitz.pgn"))
        #expect(try file.listing().map { "\($0.name) \($0.cards)" } == ["white 4", "fast 4"])
    }

    @Test func `a move added for one repertoire is not moved to another`() throws {
        _ = try file.applyImport(Sample.plan("1. e4 c5 2. c3 *", name: "blitz", path: "/files/blitz.pgn"))
        _ = try file.add(try answer(["e4", "e6"], "d4", to: "white"), at: moment)
        let error = #expect(throws: StoreError.self) {
            try file.add(try answer(["e4", "e6"], "d4", to: "blitz"), at: moment)
        }
        #expect(error?.message.contains("was added there already, for white") == true)
        #expect(try file.listing().map { "\($0.name) \($0.cards)" } == ["white 5", "blitz 2"])
        #expect(try file.check().isEmpty)
    }

    @Test func `an invalid addition is refused and changes nothing`() throws {
        let content = try scratch.dump()
        let unreached = #expect(throws: StoreError.self) { try file.add(try answer(["d4", "d5"], "c4"), at: moment) }
        #expect(unreached?.kind == .notFound)
        let known = #expect(throws: StoreError.self) { try file.add(try answer(["e4", "e5"], "Nf3"), at: moment) }
        #expect(known?.message.contains("2.Nf3 is prepared there already") == true)
        #expect(try scratch.dump() == content)
    }

    @Test func `a file of the fourth schema keeps its accepted moves`() throws {
        try file.accept(Sample.key("e4", "e5"), uci: "b1c3", instant: 5)
        file.close()
        try scratch.run("\(Schema5.undo) PRAGMA user_version = 4")
        let migrated = try scratch.open()
        #expect(try migrated.learnerChoices().map(\.instant) == [5])
        #expect(try migrated.card(Sample.key("e4", "e5"))?.prepared == ["g1f3", "b1c3"])
        _ = try migrated.add(try answer(["e4", "e6"], "d4"), at: moment)
        #expect(try migrated.check().isEmpty)
    }

    @Test func `the last list of gaps is stored with its numbers`() throws {
        let before = try position(["e4"])
        let gaps = try ["e6", "c6"].enumerated().map { index, san -> ListedGap in
            let reply = try before.move(san: san)
            let gap = ListedGap(
                number: index + 1, side: .white, repertoire: "white", before: before, reply: reply)
            return try #require(gap)
        }
        try file.storeListedGaps(Array(gaps.reversed()))
        #expect(try file.listedGaps().map(\.number) == [1, 2])
        #expect(try file.listedGaps().map { $0.before.san($0.reply) } == ["e6", "c6"])
        try file.storeListedGaps([gaps[1]])
        #expect(try file.listedGaps().map(\.number) == [2])
    }
}

/// Converts a file from the sixth schema to the fifth.
enum Schema6 {
    static let undo = "\(Schema7.undo) DROP TABLE drawing; ALTER TABLE note_change DROP COLUMN kind;"
}

/// Converts a file from the newest schema to the fourth.
enum Schema5 {
    static let undo = """
        \(Schema6.undo) DROP INDEX event_restarted_idx; DROP TABLE listed_gap; DROP TABLE note_change; ALTER TABLE addition DROP COLUMN before;
        ALTER TABLE addition DROP COLUMN reply; ALTER TABLE addition DROP COLUMN repertoire;
        """
}

/// Converts a file from the newest schema to the seventh.
enum Schema8 {
    static let undo = """
        \(Schema9.undo) ALTER TABLE event DROP COLUMN scheduler; ALTER TABLE event DROP COLUMN due_day;
        ALTER TABLE card DROP COLUMN stability; ALTER TABLE card DROP COLUMN difficulty;
        ALTER TABLE card DROP COLUMN memory_day; DROP TABLE scheduler;
        """
}

/// Converts a file from the newest schema to the sixth.
enum Schema7 {
    static let undo = """
        \(Schema8.undo)
        DROP TABLE game_batch; DROP TABLE game_checksum; DROP TABLE position_segment; DROP TABLE position_bucket;
        DROP TABLE position_games; DROP TABLE position_outlines;
        CREATE TABLE position (key INTEGER PRIMARY KEY, moves BLOB NOT NULL);
        """
}
