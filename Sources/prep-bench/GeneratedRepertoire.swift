import Chess
import PGN

/// A deterministic repertoire of legal moves of any size, for measurements.
///
/// The learner has one move in each position, the opponent three; so lines are about eight moves long for 5,000
/// positions, as in a real file, and every chapter is a tree with variations.
struct GeneratedRepertoire {
    /// The maximum number of the opponent's replies in a position.
    private static let replies = 3

    /// The text of the PGN file.
    let text: String
    /// The number of cards: positions with the learner to move and a move.
    let cards: Int

    /// Grows a tree level by level until it has at least `cards` cards.
    ///
    /// - Parameters:
    ///   - firstMove: White's first move, legal in the initial position; nil chooses one. Black's repertoires need one.
    ///   - chapterMoves: the number of the learner's moves before the tree is split into chapters: each reply to the
    ///     last of them begins one.
    init(cards wanted: Int, side: Side = .white, firstMove: Move? = nil, chapterMoves: Int = 2) {
        var chapters = Chapters(side: side)
        var start = Leaf(position: .initial, line: [], chapter: nil, node: GameTree.root)
        if side == .black, let firstMove { start = chapters.adding(firstMove, to: start) }
        var level = [start]
        var seen: Set<PositionIdentity> = []
        var cards = 0
        growing: while !level.isEmpty {
            var next: [Leaf] = []
            for leaf in level {
                guard seen.insert(leaf.position.identity).inserted else { continue }
                let chosen = leaf.line.isEmpty ? firstMove : nil
                guard let move = chosen ?? Self.choice(1, in: leaf.position).first else { continue }
                if cards == wanted { break growing }
                cards += 1
                var leaf = chapters.adding(move, to: leaf)
                if (leaf.line.count + 1) / 2 == chapterMoves, leaf.chapter == nil { leaf.isChapterHead = true }
                for reply in Self.choice(Self.replies, in: leaf.position) {
                    next.append(chapters.adding(reply, to: leaf))
                }
            }
            level = next
        }
        self.cards = cards
        text = PGNWriter.write(chapters.trees)
    }

    /// Returns evenly spaced legal moves in the order of their UCI notation.
    private static func choice(_ count: Int, in position: Position) -> [Move] {
        let moves = position.legalMoves().sorted { position.uci($0) < position.uci($1) }
        guard moves.count > count else { return moves }
        return (0..<count).map { moves[(2 * $0 + 1) * moves.count / (2 * count)] }
    }
}

/// The end of a growing line.
private struct Leaf {
    var position: Position
    /// The moves from the start, needed until the chapter has begun.
    var line: [Move]
    /// The index of its chapter; nil before the chapter has begun.
    var chapter: Int?
    var node: GameTree.NodeID
    /// Whether each of the next moves begins a chapter.
    var isChapterHead = false
}

/// The chapters of a growing repertoire.
private struct Chapters {
    let side: Side
    private(set) var trees: [GameTree] = []

    init(side: Side) { self.side = side }

    /// Returns the line with one more legal move, added to its chapter's tree or to a new one.
    mutating func adding(_ move: Move, to leaf: Leaf) -> Leaf {
        var next = leaf
        next.isChapterHead = false
        next.line.append(move)
        if let chapter = next.chapter, let node = trees[chapter].append(move, to: next.node) {
            next.node = node
        } else if leaf.isChapterHead {
            let orientation = side == .white ? "white" : "black"
            var tree = GameTree(tags: ["Event": "Generated \(trees.count + 1)", "Orientation": orientation])
            for move in next.line { next.node = tree.append(move, to: next.node) ?? next.node }
            next.chapter = trees.count
            trees.append(tree)
        }
        next.position = leaf.position.playing(move)
        return next
    }
}
