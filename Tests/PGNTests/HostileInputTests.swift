import PGN
import Testing

/// Inputs of extreme size and shape: no crash, no quadratic time.
struct HostileInputTests {
    @Test func `a game with 100,000 nested variations is read and written`() throws {
        let depth = 100_000
        let text = "1. e4 " + String(repeating: "(1. d4 ", count: depth) + String(repeating: ")", count: depth) + " *"
        let game = try tree(text)
        #expect(game.count == depth + 2)
        let again = try tree(PGNWriter.write(game))
        #expect(again == game)
    }

    @Test func `variations nested 20,000 moves deep are written and read back`() throws {
        let dance = ["Nf3", "Nf6", "Ng1", "Ng8"]
        let depth = 20_000
        var text = "Nf3 Nf6"
        for ply in 1..<depth { text += " (\(dance[ply % 4]) \(dance[(ply + 1) % 4])" }
        text += String(repeating: ")", count: depth - 1)
        let game = try tree(text)
        #expect(game.count == 2 * depth + 1)
        let written = PGNWriter.write(game)
        #expect(written.split(separator: "\n").allSatisfy { $0.count < 80 })
        #expect(try tree(written) == game)
        var visited = 0
        game.forEachMove { _, _, _ in visited += 1 }
        #expect(visited == 2 * depth)
    }

    @Test(arguments: [
        "{", "(", "[a \"", "1. e4 {", "[Event \"a\"]\n{\n", "$", "}", ")", "\"]", "[a \"x\"]y", "\\", "1. e4 (",
    ])
    func `unclosed text ends in errors`(piece: String) {
        #expect(!PGNCounts(reading: Array(String(repeating: piece, count: 20_000).utf8)).errors.isEmpty)
    }

    @Test(.timeLimit(.minutes(10)), arguments: ["1... ", "1. ", "1.\n", "11 ", ".", "$1 ", "! ", "-- ", "e.p. "])
    func `repeated text is skipped in linear time`(piece: String) {
        let text = "1. e4 e5 " + String(repeating: piece, count: 100_000) + "2. Nf3 *"
        #expect(PGNCounts(reading: Array(text.utf8)).games == 1)
    }

    @Test func `a missing brace affects only the games up to the next one`() throws {
        let all = games(
            "[Event \"a\"]\n\n1. e4 {forgotten 1... e5 *\n\n[Event \"b\"]\n\n1. d4 {closed} *\n\n[Event \"c\"]\n\n1. c4 *"
        )
        #expect(all.count == 2)
        #expect(try all[0].tree.get().outline.hasSuffix("1. d4 {closed}"))
        #expect(try all[1].tree.get().outline == "c4")
    }

    @Test func `a text truncated anywhere can be read`() {
        let text = Array("[Event \"a\\\"b\"]\n\n1. e4! {c} (1. d4 ; d\n $1) e5 2. Nf3 ½-½\n% x\n[A \"é\"]\n* {z}".utf8)
        for end in text.indices { _ = PGNCounts(reading: Array(text[..<end])) }
        for start in text.indices { _ = PGNCounts(reading: Array(text[start...])) }
    }
}
