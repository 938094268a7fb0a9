import Chess
import Openings
import Testing

@Suite struct ImportDifferenceTests {
    let old = repertoire("1. e4 c5 2. Nf3 d6 3. d4 *", .white)

    private func difference(to pgn: String, isComplete: Bool = true) -> ImportDifference {
        ImportDifference(old: known(old), new: repertoire(pgn, .white), isComplete: isComplete)
    }

    private func key(_ line: String) throws -> CardKey {
        CardKey(side: .white, epd: try position(line).epd)
    }

    @Test func `G3 a change of only the answer of a position is detected`() throws {
        let difference = difference(to: "1. e4 c5 2. Nf3 d6 3. Bb5+ *")
        #expect(difference.answerChanged == [try key("e4 c5 Nf3 d6")])
        #expect(difference.unchanged.count == 2)
        #expect(difference.new.isEmpty && difference.removed.isEmpty)
    }

    @Test func `an added alternative and a swapped main move keep the schedule`() throws {
        let added = difference(to: "1. e4 c5 2. Nf3 (2. c3) 2... d6 3. d4 *")
        #expect(added.unchanged.count == 3)
        let swapped = difference(to: "1. e4 c5 2. c3 (2. Nf3 d6 3. d4) *")
        #expect(swapped.unchanged.count == 3)
    }

    @Test func `G5 extending a leaf by two plies keeps every earlier schedule`() throws {
        let difference = difference(to: "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 *")
        #expect(difference.unchanged.count == 3)
        #expect(difference.new == [try key("e4 c5 Nf3 d6 d4 cxd4")])
        #expect(difference.answerChanged.isEmpty && difference.removed.isEmpty)
    }

    @Test func `G6 a removed line is archived, and returns when it is added again`() throws {
        let shorter = repertoire("1. e4 c5 2. Nf3 *", .white)
        let gone = ImportDifference(old: known(old), new: shorter)
        #expect(gone.removed == [try key("e4 c5 Nf3 d6")])
        let aside = known(old).map { card in
            let isActive = !gone.removed.contains(card.key)
            return KnownCard(
                key: card.key, main: card.main, prepared: card.prepared, remarks: card.remarks, isActive: isActive)
        }
        let back = ImportDifference(old: aside, new: old)
        #expect(back.returned == gone.removed)
        #expect(back.unchanged.count == 2)
    }

    @Test func `G12 while a chapter is rejected nothing counts as removed`() throws {
        let difference = difference(to: "1. e4 c5 2. Nf3 *", isComplete: false)
        #expect(difference.removed.isEmpty)
        #expect(difference.kept == [try key("e4 c5 Nf3 d6")])
    }

    @Test func `G13 and G16 the same file again, under any name, changes nothing`() {
        let again = Repertoire(
            name: "renamed", side: .white,
            chapters: chapters("1. e4 c5 2. Nf3 d6 3. d4 *", .white, source: 7, repertoire: "renamed"))
        let difference = ImportDifference(old: known(old), new: again)
        #expect(difference.isEmpty)
        #expect(difference.unchanged.count == 3)
    }

    @Test func `a changed comment is detected and keeps the schedule`() throws {
        let difference = difference(to: "1. e4 c5 {Sicilian} 2. Nf3 d6 3. d4 {open} *")
        #expect(difference.recommented == [try key("e4 c5"), try key("e4 c5 Nf3 d6")])
        #expect(difference.unchanged.count == 1)
    }
}
