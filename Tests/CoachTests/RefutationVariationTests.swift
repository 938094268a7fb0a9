import Chess
import PGN
import Testing

@testable import Coach

/// Refutations in an exported repertoire.
@Suite struct RefutationVariationTests {
    private static let start = "1.e4 e5"

    /// The refutations of White's wrong moves after `start`, each written as `3.Nxe5?? Nxe5 4.d4`.
    private func refutations(_ lines: [String], prepared: [String], after start: String = start) throws
        -> FoundRefutations
    {
        let position = try position(after: start)
        let refutations = try lines.map { line in
            let tree = try GameTree(pgn: "[FEN \"\(position.fen)\"]\n[SetUp \"1\"]\n\n\(line) *")
            let nodes = tree.mainLine()
            return FoundRefutations.Refutation(
                moves: nodes.compactMap { tree[$0].move },
                nag: try #require(nodes.first.flatMap { tree[$0].nags.first }))
        }
        let moves = try prepared.map { try position.move(san: $0) }
        return FoundRefutations(
            side: .white,
            found: [position.epd: FoundRefutations.Place(refutations: refutations, prepared: Set(moves))])
    }

    private func exported(_ text: String, _ refutations: FoundRefutations) throws -> String {
        var (tree, left) = (try GameTree(pgn: text), refutations)
        tree.add(&left)
        let pgn = PGNWriter.write(tree)
        // Reading it and adding the same refutations again changes nothing.
        var (again, all) = (try GameTree(pgn: pgn), refutations)
        again.add(&all)
        #expect(PGNWriter.write(again) == pgn)
        return pgn.split(separator: "\n").joined(separator: " ")
    }

    @Test func `they are the last variations of their position, marked by their class`() throws {
        let found = try refutations(["2. Qh5?! Nc6", "2. Bd3?? d5 3. exd5"], prepared: ["Nf3"])
        #expect(
            try exported("1. e4 e5 2. Nf3 {The knight.} (2. f4 exf4) 2... Nc6 *", found)
                == "1. e4 e5 2. Nf3 {The knight.} (2. f4 exf4) (2. Qh5?! Nc6) (2. Bd3?? d5 3. exd5) 2... Nc6 *")
    }

    @Test func `a move that is there already is not doubled`() throws {
        let found = try refutations(["2. Qh5? Nc6 3. Bc4"], prepared: ["Nf3"])
        let text = "1. e4 e5 2. Nf3 (2. Qh5 g6 {The author's own line.}) 2... Nc6 *"
        #expect(try exported(text, found) == text)
    }

    @Test func `a position that is reached twice has them once`() throws {
        let found = try refutations(["3. a3? Nxe4"], prepared: ["Nc3"], after: "1.e4 e5 2.Nf3 Nf6")
        let pgn = try exported("1. e4 e5 (1... Nf6 2. Nf3 e5 3. Nc3) 2. Nf3 Nf6 3. Nc3 *", found)
        #expect(pgn.ranges(of: "a3").count == 1)
        var (chapter, left) = (try GameTree(pgn: "1. e4 e5 2. Nf3 Nf6 3. Nc3 *"), found)
        chapter.add(&left)
        #expect(left.found.isEmpty)
    }

    @Test func `none is added after a mistake or a null move, at the end of a line, or where another move is played`()
        throws
    {
        let found = try refutations(["3. a3? Nxe4"], prepared: ["Nc3"], after: "1.e4 e5 2.Nf3 Nf6")
        for text in [
            "1. e4 e5 2. Nf3? Nf6 3. Nc3 *", "1. e4 e5 2. Nf3 Nf6 *", "1. e4 e5 2. Nf3 Nf6 3. d3 *",
            "1. e4 e5 2. Nf3 Nf6 3. Ng1 Ng8 4. -- Nf6 5. Nf3 -- 6. Nc3 *",
        ] {
            #expect(try exported(text, found) == text)
        }
    }
}
