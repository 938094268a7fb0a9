import Chess
import Foundation
import PGN

/// A large base made from a smaller one: each game is cut at a random ply of its second half, continued with random legal
/// moves and given other players. Deterministic.
struct GeneratedGames {
    private var generator = SeededGenerator(seed: 20_261_122)
    private let source: String

    init(from source: String) { self.source = source }

    /// Writes the games, in the order of the source, which is read again and again.
    mutating func write(_ count: Int, to path: String) throws {
        let trees = try games()
        guard !trees.isEmpty else { throw BenchError("\(source) has no games") }
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        guard let file = FileHandle(forWritingAtPath: path) else { throw BenchError("\(path) cannot be written") }
        var text = ""
        for number in 0..<count {
            text += PGNWriter.write(continued(trees[number % trees.count], number)) + "\n"
            guard text.utf8.count > 1 << 20 || number == count - 1 else { continue }
            try file.write(contentsOf: Data(text.utf8))
            text = ""
        }
        try file.close()
    }

    private func games() throws -> [GameTree] {
        guard let file = FileHandle(forReadingAtPath: source) else { throw BenchError("\(source) cannot be read") }
        var stream = PGNStream { count in [UInt8](try file.read(upToCount: count) ?? Data()) }
        var trees: [GameTree] = []
        while let game = try stream.readGame() {
            if let tree = try? game.tree.get() { trees.append(tree) }
        }
        return trees
    }

    private mutating func continued(_ tree: GameTree, _ number: Int) -> GameTree {
        let line = tree.mainLine().compactMap { tree[$0].move }
        var copy = GameTree(start: tree.start, result: tree.result)
        copy.tags = tree.tags
        copy.tags["White"] = "White \(below(40_000)), \(number % 97)"
        copy.tags["Black"] = "Black \(below(40_000)), \(number % 89)"
        var node = GameTree.root
        var position = tree.start
        let cut = line.count / 2 + below(max(1, line.count - line.count / 2))
        for ply in 0..<line.count {
            var move = line[ply]
            if ply >= cut {
                let moves = position.legalMoves()
                guard !moves.isEmpty else { break }
                move = moves[below(moves.count)]
            }
            guard let next = copy.append(move, to: node) else { break }
            node = next
            position.play(move)
        }
        return copy
    }

    private mutating func below(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
}
