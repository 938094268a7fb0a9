import Testing
import Training

@testable import Store

/// What `check` finds in cards and repertoires, where two active repertoires prepare different moves in one position.
@Suite struct RepertoireCheckTests {
    let scratch: Scratch
    let file: LearnerFile

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let gambit = Sample.plan("1. e4 e5 2. f4 exf4 3. Nf3 *", name: "gambit", path: "/files/gambit.pgn")
        _ = try file.applyImport(gambit)
    }

    @Test func `the answers of both repertoires are sound, also without one of them`() throws {
        #expect(try file.card(Sample.key("e4", "e5"))?.prepared == ["g1f3", "f2f4"])
        #expect(try file.check().isEmpty)
        try file.setActive(false, named: "white", day: firstDay, instant: 0)
        #expect(try file.check().isEmpty)
    }

    @Test(arguments: [
        ("UPDATE card SET prepared = 'g1f3' WHERE prepared = 'g1f3 f2f4'", "its prepared moves differ from"),
        ("UPDATE card SET prepared = 'f2f4 g1f3' WHERE prepared = 'g1f3 f2f4'", "its prepared moves differ from"),
        ("UPDATE card SET main = 'e1e8' WHERE id = 1", "a prepared move is not legal"),
        ("UPDATE card SET prepared = 'e2e4 e1e8' WHERE id = 1", "a prepared move is not legal"),
        ("UPDATE card SET epd = 'x' WHERE id = 2", "its position is damaged"),
        ("UPDATE card SET is_queued = 0 WHERE id = 1", "it is never asked, but should be"),
        ("UPDATE repertoire SET is_active = 0", "it is in no active repertoire"),
        ("UPDATE card_repertoire SET line = x'00' WHERE card = 2", "it differs from the sources of white"),
        ("UPDATE card_repertoire SET remarks = 7 WHERE card = 2", "it differs from the sources of white"),
        ("UPDATE card_repertoire SET place = 9 - place WHERE repertoire = 1", "not in the order of its sources"),
        ("DELETE FROM card_repertoire WHERE card = 2", "cards are missing"),
    ])
    func `a changed card or membership is found`(sql: String, message: String) throws {
        try scratch.run(sql)
        #expect(try file.check().contains { $0.kind == .membership && $0.message.contains(message) })
    }

    @Test func `cards of any number have values`() throws {
        try file.reading { db in
            var table = try CardTable(db, 1)
            for card in [2, 1 << 50].map(CardID.init) {
                #expect(table[card] == 1 && !table.hasChanged(card))
                table.change(card) { $0 += 1 }
                #expect(table[card] == 2 && table.hasChanged(card))
            }
            #expect(table[CardID(1)] == 1)
            #expect(table.changed == [CardID(2), CardID(1 << 50)])
        }
    }
}
