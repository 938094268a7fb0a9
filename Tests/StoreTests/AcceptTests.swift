import Chess
import GRDB
import Openings
import Scheduling
import Testing
import Training

@testable import Store

@Suite struct AcceptTests {
    private let scratch: Scratch
    private let file: LearnerFile
    private let key = Sample.key("e4", "e5")

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
        _ = try file.applyImport(Sample.plan(Sample.italian))
    }

    /// The prepared moves in a new process, which builds everything from what is stored.
    private func prepared(_ key: CardKey) throws -> [String]? {
        let other = try LearnerFile.openReadOnly(path: scratch.path)
        defer { other.close() }
        return try other.drillMaterial().cards.first { $0.card.key == key }?.card.prepared.map(\.uci)
    }

    /// Makes every stored source unreadable, which is detected only when it is read.
    private func garbleSources() throws -> [UInt8] {
        let text = try #require(
            try file.reading { db in try Row.fetchOne(db, sql: "SELECT content FROM source_content") })
        try scratch.run("UPDATE source_content SET content = x'00'")
        return [UInt8].stored(text["content"])
    }

    @Test func `accept and add in a drill do not read the stored sources`() throws {
        _ = try file.drillMaterial()
        let parsed = file.sourceCache.parsed
        let text = try garbleSources()
        try file.accept(key, uci: "b1c3", instant: 0)
        let position = try Position(fen: key.epd + " 0 1")
        let move = try #require(position.move(uci: "f1c4"))
        let addition = try #require(RepertoireAddition(position: position, move: move))
        _ = try file.add(addition, at: Moment(day: firstDay, instant: 0))
        #expect(file.sourceCache.parsed == parsed)
        #expect(try file.card(key)?.prepared == ["g1f3", "b1c3", "f1c4"])
        #expect(try file.drillMaterial().cards.first { $0.card.key == key }?.card.prepared.count == 3)
        #expect(file.sourceCache.parsed == parsed)
        // The same as building the repertoires from the stored sources.
        try file.writing { db in
            try db.execute(sql: "UPDATE source_content SET content = ?", arguments: [Blob.of(text)])
        }
        #expect(try prepared(key) == ["g1f3", "b1c3", "f1c4"])
        #expect(try file.check().isEmpty)
    }

    @Test func `accept sees what another program has imported since`() throws {
        _ = try file.drillMaterial()
        let other = try scratch.open()
        _ = try other.applyImport(Sample.plan(Sample.italian.replacing("3. Bc4", with: "3. Bb5")))
        try file.accept(key, uci: "b1c3", instant: 0)
        #expect(try prepared(Sample.key("e4", "e5", "Nf3", "Nc6")) == ["f1b5"])
        #expect(try file.check().isEmpty)
    }

    @Test func `a second accept of the same move changes nothing`() throws {
        try file.accept(key, uci: "b1c3", instant: 0)
        let dump = try scratch.dump()
        try file.accept(key, uci: "b1c3", instant: 1)
        #expect(try scratch.dump() == dump)
    }

    @Test func `an accepted move that transposes keeps the correct order of cards`() throws {
        let text = "1. e4 e5 2. Nf3 (2. Nc3 Nf6 3. Nf3 Nc6 4. Bb5) 2... Nf6 3. d4 *"
        _ = try file.applyImport(Sample.plan(text, name: "knights", path: "/files/knights.pgn"))
        _ = try file.drillMaterial()
        try file.accept(Sample.key("e4", "e5", "Nf3", "Nf6"), uci: "b1c3", instant: 0)
        #expect(try file.check().isEmpty)
        #expect(try prepared(Sample.key("e4", "e5", "Nf3", "Nf6")) == ["d2d4", "b1c3"])
    }

    @Test func `a source that several calls need is parsed once`() throws {
        let other = try scratch.open()
        #expect(other.sourceCache.parsed == 0)
        _ = try other.drillMaterial()
        _ = try other.repertoires()
        _ = try other.importReport(of: Sample.plan(Sample.italian.replacing("3. Bc4", with: "3. Bb5")))
        #expect(other.sourceCache.parsed == 1)
    }

    @Test func `a move accepted twice is new only once, so that only its own session withdraws it`() throws {
        let other = try scratch.open()
        #expect(try file.accept(key, uci: "b1c3", instant: 0))
        #expect(try other.accept(key, uci: "b1c3", instant: 1) == false)
        other.close()
        #expect(try prepared(key) == ["g1f3", "b1c3"])
    }
}
