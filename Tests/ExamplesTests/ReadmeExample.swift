import Chess
import PGN
import Testing

@Suite struct ReadmeExample {
    @Test func `a game is read to its end and the mate is found`() async throws {
        try await example {
            for game in PGNReader(Array("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 *".utf8)) {
                let tree = try game.tree.get()
                let position = tree.mainLine().last.map(tree.position) ?? tree.start
                if let mate = position.move(uci: "h5f7") { print(position.san(mate)) }  // Qxf7#
            }
        }
    }
}
