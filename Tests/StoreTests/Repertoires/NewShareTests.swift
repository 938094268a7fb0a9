import Chess
import Openings
import Scheduling
import Testing
import Training

@testable import Store

@Suite struct NewShareTests {
    let scratch: Scratch
    let file: LearnerFile

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
    }

    /// Ten cards each: White's "white-e4", and Black's "black-vs-d4".
    private func importTwo() throws {
        let white = """
            1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7
            6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 *
            """
        let black = """
            1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 O-O 5. Bd3 d5
            6. Nf3 c5 7. O-O Nc6 8. a3 Bxc3 9. bxc3 dxc4 10. Bxc4 Qc7 *
            """
        _ = try file.applyImport(Sample.plan(white, name: "white-e4", path: "/files/white-e4.pgn"))
        _ = try file.applyImport(
            Sample.plan(black, name: "black-vs-d4", path: "/files/black-vs-d4.pgn", side: .black))
    }

    /// The new positions of each repertoire in the summary, checked against those of a session: `name number`.
    private func planned(newPerDay: Int = 10, named name: String? = nil) throws -> [String] {
        let summary = try file.dueSummary(day: firstDay, newPerDay: newPerDay, named: name)
        let material = try file.drillMaterial(named: name)
        let limits = try #require(
            DailyLimits(newPerDay: newPerDay, newPerRepertoire: try file.newPerRepertoire()))
        let session = Session(
            SessionContent(
                repertoires: material.repertoires.map { CompiledRepertoire($0) }, cards: material.cards,
                done: try file.done(on: firstDay, named: name),
                options: SessionOptions(limits: limits)),
            log: file, at: Moment(day: firstDay, instant: 0))
        let asked = session.plannedNew.map { "\($0.repertoire.name) \($0.positions)" }.sorted()
        let said = summary.repertoires.filter { $0.newToday > 0 }.sorted { $0.name < $1.name }
        #expect(asked == said.map { "\($0.name) \($0.newToday)" })
        #expect(summary.new == session.plannedNew.reduce(0) { $0 + $1.positions })
        #expect(try file.dueCounts(day: firstDay, newPerDay: newPerDay, named: name) == summary.counts)
        return asked
    }

    private func introduce(_ name: String, _ count: Int) throws {
        let cards = try file.storedCards(named: name).filter { $0.state.isNew && $0.state.introduced == nil }
        for card in cards.prefix(count) {
            _ = try file.append([introduced(card.id)], expecting: nil)
        }
    }

    @Test func `two repertoires share the daily limit, and due shows what the drill will ask`() throws {
        try importTwo()
        #expect(try planned() == ["black-vs-d4 5", "white-e4 5"])
        try introduce("white-e4", 4)
        #expect(try planned() == ["black-vs-d4 5", "white-e4 1"])
        #expect(try planned(newPerDay: 20) == ["black-vs-d4 10", "white-e4 6"])
        #expect(try planned(named: "white-e4") == ["white-e4 6"])
        _ = try file.setActive(false, named: "black-vs-d4", day: firstDay, instant: 0)
        #expect(try planned() == ["white-e4 6"])
        #expect(try planned(named: "black-vs-d4") == ["black-vs-d4 6"])
    }

    @Test func `a limit lasts until it is removed, follows a rename, and is deleted with the repertoire`() throws {
        try importTwo()
        try file.setNewPerDay("2", named: "white-e4")
        #expect(try planned() == ["black-vs-d4 8", "white-e4 2"])
        try file.renameRepertoire("white-e4", to: "e4")
        #expect(try file.newPerRepertoire() == ["e4": 2])
        try file.setNewPerDay(nil, named: "e4")
        #expect(try planned() == ["black-vs-d4 5", "e4 5"])
        try file.setNewPerDay("0", named: "e4")
        try file.removeRepertoire(named: "e4", day: firstDay, instant: 0)
        #expect(try file.newPerRepertoire().isEmpty)
        #expect(try file.settings().map(\.key) == SettingDefinition.all.map(\.key))
    }

    @Test func `a limit must be a number and its repertoire must exist`() throws {
        try importTwo()
        #expect(throws: StoreError.self) { try file.setNewPerDay("many", named: "white-e4") }
        #expect(throws: StoreError.self) { try file.setNewPerDay("3", named: "nobody") }
        #expect(try file.newPerRepertoire().isEmpty)
    }

    @Test func `a card of two repertoires counts for the first`() throws {
        let line = "1. e4 e5 2. Nf3 Nc6 3. Bb5 *"
        _ = try file.applyImport(Sample.plan(line, name: "first", path: "/files/first.pgn"))
        _ = try file.applyImport(
            Sample.plan("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *", name: "a-second", path: "/files/second.pgn"))
        #expect(try planned() == ["a-second 1", "first 3"])
        try introduce("first", 1)
        #expect(try file.done(on: firstDay).introducedIn == [RepertoireKey(name: "first", side: .white): 1])
        #expect(try planned(newPerDay: 3) == ["a-second 1", "first 1"])
        #expect(try planned(newPerDay: 3, named: "a-second") == ["a-second 2"])
    }

    @Test func `both sides of one file get new positions`() throws {
        _ = try file.applyImport(Sample.plan(Sample.mixed, name: "mixed", sides: [.white, .black]))
        #expect(try planned(newPerDay: 2) == ["mixed 1", "mixed 1"])
    }

    @Test func `positions shown and not yet asked are not counted as new again`() throws {
        let cards = try file.makeCards(3)
        for card in cards {
            _ = try file.append(
                [introduced(card)], expecting: nil)
        }
        let summary = try file.dueSummary(day: firstDay, newPerDay: 10)
        #expect(summary.new == 0)
        #expect(summary.pending == 3)
    }
}

/// A new position that was shown on the first day.
private func introduced(_ card: CardID) -> CardEvent {
    CardEvent(.introduced(played: nil, milliseconds: nil), of: card, at: Moment(day: firstDay, instant: 0))
}
