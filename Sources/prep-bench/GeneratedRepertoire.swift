import Chess
import PGN

/// A deterministic repertoire of legal moves of any size, for measurements.
///
/// White has one move in each position, Black three; so lines are about eight moves long for 5,000 positions, as in a
/// real file, and every chapter is a tree with variations.
struct GeneratedRepertoire {
    /// The maximum number of Black's replies in a position.
    private static let replies = 3
    /// The ply at which the tree is split into chapters: each of Black's replies to White's move begins one.
    private static let chapterPly = 4

    /// The text of the PGN file.
    let text: String
    /// The number of cards: positions with White to move and a move.
    let cards: Int

    /// Grows a tree level by level until it has at least `cards` cards.
    init(cards wanted: Int) {
        var chapters: [GameTree] = []
        var level = [Leaf(position: .initial, line: [], chapter: nil, node: GameTree.root)]
        var seen: Set<PositionIdentity> = []
        var cards = 0
        growing: while !level.isEmpty {
            var next: [Leaf] = []
            for leaf in level {
                guard seen.insert(leaf.position.identity).inserted else { continue }
                guard let move = Self.choice(1, in: leaf.position).first else { continue }
                if cards == wanted { break growing }
                cards += 1
                var leaf = leaf.adding(move, to: &chapters)
                if leaf.line.count + 1 == Self.chapterPly, leaf.chapter == nil { leaf.isChapterHead = true }
                for reply in Self.choice(Self.replies, in: leaf.position) {
                    next.append(leaf.adding(reply, to: &chapters))
                }
            }
            level = next
        }
        self.cards = cards
        text = PGNWriter.write(chapters)
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

    /// Returns the line with one more legal move, added to its chapter's tree or to a new one.
    func adding(_ move: Move, to chapters: inout [GameTree]) -> Leaf {
        var leaf = self
        leaf.isChapterHead = false
        leaf.line.append(move)
        if let chapter, let node = chapters[chapter].append(move, to: node) {
            leaf.node = node
        } else if isChapterHead {
            let number = chapters.count + 1
            var tree = GameTree(tags: ["Event": "Generated \(number)", "Orientation": "white"])
            for move in leaf.line { leaf.node = tree.append(move, to: leaf.node) ?? leaf.node }
            leaf.chapter = chapters.count
            chapters.append(tree)
        }
        leaf.position = position.playing(move)
        return leaf
    }
}
