import Chess
import Openings
import Testing

@Suite struct MergeTests {
    private static let book = """
        1. e4 e5 (1... c5 2. Nf3 (2. Nc3? {too slow} d6 3. f4 Nc6 4. Nf3)) 2. Nf3 Nc6 3. Bc4 Bc5 *

        1. e4 e5 2. Nc3 Nf6 *

        """

    private func move(_ san: String, after line: String) throws -> RepertoireAddition {
        let position = try OpeningsTests.position(line)
        let move = try position.move(san: san)
        return try #require(RepertoireAddition(position: position, move: move))
    }

    /// The answer to a reply that may be in no chapter.
    private func answer(_ san: String, to reply: String, after line: String) throws -> RepertoireAddition {
        let before = try OpeningsTests.position(line)
        let reply = try before.move(san: reply)
        let move = try before.playing(reply).move(san: san)
        return try #require(RepertoireAddition(before: before, reply: reply, move: move))
    }

    private func merged(
        _ additions: [RepertoireAddition] = [], preferring preferences: [PositionIdentity: Move] = [:]
    ) -> Repertoire {
        Repertoire(
            name: "test", side: .white, chapters: chapters(Self.book, .white), preferences: preferences,
            additions: additions)
    }

    /// All properties of a repertoire that an addition may change.
    private func facts(_ repertoire: Repertoire) -> [String] {
        repertoire.positions.enumerated().map { index, position in
            let next = repertoire.successors(of: index).map { "\($0.position)" }.joined(separator: ",")
            let prepared = position.prepared.map(\.san).joined(separator: " ")
            let warnings = position.warnings.map(\.san).joined(separator: " ")
            let replies = position.replies.map(\.san).joined(separator: " ")
            return "\(position.position.epd) \(position.order) [\(prepared)] [\(warnings)] [\(replies)] \(next)"
        } + repertoire.cards.map { "\($0.key.epd) \($0.remarks)" } + repertoire.faults.map { "\($0)" }
    }

    @Test(arguments: [
        ("Nc3", "e4 c5"), ("Nc3", "e4 e5 Nf3 Nc6"), ("Bc4", "e4 e5"), ("d3", "e4 e5 Nf3 Nc6 Bc4 Bc5"), ("d4", ""),
        // Transposes into the second chapter.
        ("Nf3", "e4 e5 Nc3 Nf6"),
        // In no chapter, so nothing changes.
        ("d4", "d4 d5 c4 e6"),
    ])
    func `a move added later gives the same graph as one merged with the chapters`(
        san: String, line: String
    ) throws {
        guard line != "d4 d5 c4 e6" else {
            let position = try OpeningsTests.position(line)
            let addition = try #require(RepertoireAddition(position: position, move: position.legalMoves()[0]))
            #expect(facts(merged().adding(addition)) == facts(merged()))
            return
        }
        let addition = try move(san, after: line)
        #expect(facts(merged().adding(addition)) == facts(merged([addition])))
    }

    @Test func `several moves can be added one after another`() throws {
        let additions = [
            try move("Bc4", after: "e4 e5"), try answer("Nf3", to: "d5", after: "e4"),
            try answer("e5", to: "Nf6", after: "e4"), try move("Nc3", after: "e4 c5"),
        ]
        let one = additions.reduce(merged()) { $0.adding($1) }
        #expect(facts(one) == facts(merged(additions)))
        #expect(try one.answers("e4 d5") == ["Nf3"])
    }

    @Test func `an added move that is preferred becomes the main move`() throws {
        let addition = try move("Bc4", after: "e4 e5")
        let preferences = [addition.position.identity: addition.move]
        let repertoire = merged(preferring: preferences).adding(addition)
        #expect(try repertoire.answers("e4 e5") == ["Bc4", "Nf3", "Nc3"])
        #expect(facts(repertoire) == facts(merged([addition], preferring: preferences)))
    }

    @Test func `the moves after an accepted mistake count too`() throws {
        let repertoire = merged().adding(try move("Nc3", after: "e4 c5"))
        #expect(try repertoire.answers("e4 c5") == ["Nf3", "Nc3"])
        #expect(try repertoire.answers("e4 c5 Nc3 d6") == ["f4"])
        #expect(try merged().answers("e4 c5 Nc3 d6").isEmpty)
    }

    @Test func `a move of another repertoire or side is not added`() throws {
        let position = try OpeningsTests.position("e4 e5")
        let move = try position.move(san: "d4")
        let other = try #require(RepertoireAddition(position: position, move: move, repertoire: "other"))
        #expect(facts(merged().adding(other)) == facts(merged()))
        #expect(facts(merged().adding(try self.move("d5", after: "e4"))) == facts(merged()))
    }
}
