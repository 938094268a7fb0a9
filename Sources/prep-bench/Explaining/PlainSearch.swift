import Chess

/// The engine alone, over the same kind of pipes: one search of all moves of a position.
final class PlainSearch {
    private let child: Child
    private let nodes: Int

    init(_ engine: String, nodes: Int) throws {
        child = try Child(engine)
        self.nodes = nodes
        child.send("uci")
        child.send("setoption name Threads value 1")
    }

    /// Returns the milliseconds from `go` to `bestmove`.
    func milliseconds(_ position: Position) -> Double {
        for line in ["ucinewgame", "position fen \(position.fen)", "isready"] { child.send(line) }
        while let line = child.line(), line != "readyok" {}
        return 1000
            * seconds {
                child.send("go nodes \(nodes)")
                while let line = child.line(), !line.hasPrefix("bestmove") {}
            }
    }

    func end() {
        child.send("quit")
        child.finish()
    }
}
