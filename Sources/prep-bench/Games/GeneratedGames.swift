import Chess
import Foundation
import PGN

/// A large base made from a smaller one: each game is cut at a random ply of its second half, continued with random legal
/// moves and given other players. Each time the source is read again, its players get other names, so that the large base
/// has as many players for its games as the source. Deterministic.
struct GeneratedGames {
    private var generator = SeededGenerator(seed: 20_261_122)
    private let source: String

    init(from source: String) { self.source = source }

    /// Writes the games, in the order of the source, which is read again and again.
    mutating func write(_ count: Int, to path: String) throws {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        guard let file = FileHandle(forWritingAtPath: path) else { throw BenchError("\(path) cannot be written") }
        var (written, copy) = (0, 0)
        var text = ""
        while written < count {
            let before = written
            var games = try stream()
            while written < count, let game = try games.readGame() {
                guard let tree = try? game.tree.get() else { continue }
                text += PGNWriter.write(continued(tree, copy)) + "\n"
                written += 1
                guard text.utf8.count > 1 << 20 || written == count else { continue }
                try file.write(contentsOf: Data(text.utf8))
                text = ""
            }
            guard written > before else { throw BenchError("\(source) has no games") }
            copy += 1
        }
        try file.close()
    }

    private func stream() throws -> PGNStream {
        guard let file = FileHandle(forReadingAtPath: source) else { throw BenchError("\(source) cannot be read") }
        return PGNStream { count in [UInt8](try file.read(upToCount: count) ?? Data()) }
    }

    private mutating func continued(_ tree: GameTree, _ number: Int) -> GameTree {
        let line = tree.mainLine().compactMap { tree[$0].move }
        var copy = GameTree(start: tree.start, result: tree.result)
        copy.tags = tree.tags
        for tag in ["White", "Black"] { copy.tags[tag] = "\(tree.tags[tag] ?? "?") \(number)" }
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
