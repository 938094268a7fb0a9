import Chess
import PGN
import Testing

/// A lenient reader returns the legal part of a game together with its errors.
struct LenientTests {
    private func read(_ text: String) -> [ReadGame] { Array(PGNReader(Array(text.utf8), strictness: .lenient)) }

    @Test(arguments: [
        ("1. e4 e5 2. Ke3 Nf6 (2... d6) {lost} 1-0", "1. e4 e5 1-0", 1),
        ("1. e4 (1. d4 xx d5 (1... c5) 2. c4) e5 2. Nf3 *", "1. e4 (1. d4) 1... e5 2. Nf3 *", 1),
        ("1. e4 (1. Zz d5) e5 *", "1. e4 e5 *", 1), ("1. e4 ~ e5 $999 2. Nf3 } *", "1. e4 e5 2. Nf3 *", 3),
        ("1. e4 ) e5 *", "1. e4 e5 *", 1), ("(1. d4 d5) 1. e4 *", "1. e4 *", 1),
        ("1. e4 (1. d4 (1. c4 {open", "1. e4 (1. d4) (1. c4) *", 3), ("1. e4 e5 1-0 2. Nf3 Nc6 *", "1. e4 e5 1-0", 1),
        ("1. e4 (1. d4 d5 *", "1. e4 (1. d4 d5) *", 1), ("1. Kf6 e5 2. Kf6 0-1", "0-1", 1),
        ("1. e4 (1. Zz (1. c4) d5) (1. d4) e5 *", "1. e4 (1. d4) 1... e5 *", 1),
    ])
    func `errors cost no more than the rest of their line`(text: String, legal: String, errors: Int) throws {
        let games = read(text)
        #expect(games.count == 1)
        #expect(try PGNWriter.write(games[0].tree.get()) == legal + "\n")
        #expect(games[0].errors.count == errors, "\(games[0].errors)")
        #expect(throws: PGNError.self) { try firstTree(text) }
    }

    private func firstTree(_ text: String) throws -> GameTree? { try games(text).first?.tree.get() }

    @Test func `a contradicting tag, and an incomplete one, are reported`() throws {
        let games = read("[Event \"a\"]\n[Site b]\n[Result \"1-0\"]\n\n1. e4 0-1\n\n[Event \"b\"]\n\n1. d4 *")
        #expect(games.map { $0.tags["Event"] } == ["a", "b"])
        #expect(games[0].errors.map(\.location.line) == [2, 3])
        #expect(try games[0].tree.get().result == .blackWins)
        #expect(games[1].errors.isEmpty)
    }

    @Test(arguments: ["[FEN \"x\"]\n1. e4 *", "[Variant \"Atomic\"]\n1. e4 e5 *"])
    func `a game without a start position has no legal part`(text: String) throws {
        let game = try #require(read(text).first)
        #expect(throws: PGNError.self) { try game.tree.get() }
        #expect(game.errors.count == 1)
    }

    @Test func `a valid file is read alike`() throws {
        let text = "{a} 1. e4! (1. d4 {b} (1. c4)) e5 $14 2. Nf3 1-0\n\n1. d4 *"
        #expect(try read(text).map { try $0.tree.get() } == trees(text))
        #expect(read(text).allSatisfy { $0.errors.isEmpty })
    }

    @Test func `a strict reader reports the first error`() throws {
        let game = try #require(games("1. e4 Ke3 (1. Zz) *").first)
        guard case .failure(let error) = game.tree else { return #expect(Bool(false), "read") }
        #expect(game.errors == [error])
    }

    @Test func `a stream reads leniently`() throws {
        var bytes = Array("1. e4 e5 2. Ke3 *".utf8)
        var stream = PGNStream(strictness: .lenient) { _ in
            defer { bytes = [] }
            return bytes
        }
        let game = try #require(try stream.readGame())
        #expect(try game.tree.get().mainSAN == ["e4", "e5"])
        #expect(game.errors.count == 1)
    }
}
