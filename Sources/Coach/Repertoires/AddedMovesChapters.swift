import Chess
public import Openings
public import PGN

/// The moves that the learner added to a repertoire, as separate chapters, each from the start of its line.
public struct AddedMovesChapters {
    /// One for each starting position, in the order of the repertoire.
    public let trees: [GameTree]

    public init(_ repertoire: Repertoire) {
        var trees: [GameTree] = []
        for card in repertoire.cards {
            let added = card.prepared.filter(\.isAdded)
            guard !added.isEmpty, let route = repertoire.route(to: card.position.identity) else { continue }
            let index = trees.firstIndex { $0.start == route.start } ?? trees.count
            if index == trees.count { trees.append(Self.chapter(repertoire, start: route.start)) }
            for move in added { Self.add(route.moves + [move.move], to: &trees[index]) }
        }
        self.trees = trees
    }

    private static func chapter(_ repertoire: Repertoire, start: Position) -> GameTree {
        GameTree(
            tags: ["Event": "\(repertoire.name): added moves", "Orientation": repertoire.side.name], start: start)
    }

    private static func add(_ line: [Move], to tree: inout GameTree) {
        var node = GameTree.root
        for move in line {
            guard let next = tree.child(of: node, playing: move) ?? tree.append(move, to: node) else { return }
            node = next
        }
    }
}
