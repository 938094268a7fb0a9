import Chess
import PGN

/// A repertoire of any size for measurements: legal, always the same, and nothing to learn.
///
/// White has one move in each position, Black three; so lines grow to about eight moves for 5,000 positions, as in
/// a real file, and every chapter is a tree with variations.
struct GeneratedRepertoire {
    /// How many replies Black has in a position, if there are so many.
    private static let replies = 3
    /// Plies before the tree is cut into chapters: White's move, and each of Black's replies begins one.
    private static let chapterPly = 4

    /// The PGN text.
    let text: String
    /// How many positions in it are White's to move and have a move: its cards.
    let cards: Int

    /// A tree that is grown level by level until it holds at least `cards` positions to answer.
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

    /// Moves at even distances among the legal ones in the order of their UCI text.
    private static func choice(_ count: Int, in position: Position) -> [Move] {
        let moves = position.legalMoves().sorted { position.uci($0) < position.uci($1) }
        guard moves.count > count else { return moves }
        return (0..<count).map { moves[(2 * $0 + 1) * moves.count / (2 * count)] }
    }
}

/// The end of a line that still grows.
private struct Leaf {
    var position: Position
    /// The moves from the start, kept until the chapter has begun.
    var line: [Move]
    /// Index of its chapter; nil before there is one.
    var chapter: Int?
    var node: GameTree.NodeID
    /// Whether each next move begins a chapter.
    var isChapterHead = false

    /// The line with one more legal move, put into its chapter's tree, or into a new one where a chapter begins.
    func adding(_ move: Move, to chapters: inout [GameTree]) -> Leaf {
        var leaf = self
        leaf.isChapterHead = false
        leaf.line.append(move)
        if let chapter, let node = chapters[chapter].append(move, to: node) {
            leaf.node = node
        } else if isChapterHead {
            let number = chapters.count + 1
            var tree = GameTree(
                tags: TagPairs([
                    TagPair(name: "Event", value: "Generated \(number)"),
                    TagPair(name: "Orientation", value: "white"),
                ]))
            for move in leaf.line { leaf.node = tree.append(move, to: leaf.node) ?? leaf.node }
            leaf.chapter = chapters.count
            chapters.append(tree)
        }
        leaf.position = position.playing(move)
        return leaf
    }
}
