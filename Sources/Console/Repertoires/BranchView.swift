import Chess
import Coach
import Openings
import PGN
import Store
import Terminal

/// The part of a repertoire after some moves: the moves of each chapter from that position, for any move order that
/// reaches it.
struct BranchView {
    private let repertoire: Repertoire
    private let from: PlayedLine
    private let names: OpeningNames
    private let printer: Printer
    private let style: NotationStyle

    init(
        _ repertoire: Repertoire, _ from: PlayedLine, _ names: OpeningNames, _ printer: Printer, _ style: NotationStyle
    ) {
        self.repertoire = repertoire
        self.from = from
        self.names = names
        self.printer = printer
        self.style = style
    }

    /// O(size of the chapters).
    func lines(columns: Int) -> [StyledText] {
        let line = NumberedMoves(from.moves, from: from.start)
        var lines = line.steps.isEmpty ? [] : line.styled(printer.moves).wrapped(to: columns, indent: 2)
        if let opening = names.opening(after: from.moves, from: from.start) {
            lines += OpeningView(opening).lines(columns: columns)
        }
        var isEmpty = true
        for chapter in NotationChapter.all(of: repertoire) {
            let tree = chapter.tree
            let nodes = occurrences(in: tree).filter { tree[$0].mainChild != nil }
            guard !nodes.isEmpty else { continue }
            isEmpty = false
            lines += [StyledText()] + StyledText(chapter.title, .strong).wrapped(to: columns, indent: 2)
            let outline = NotationOutline(tree)
            for node in nodes { lines += NotationView.lines(outline, printer, style, from: node) }
        }
        if isEmpty { lines.append(StyledText("Your lines end here.", .dim)) }
        return lines
    }

    /// The nodes of a tree with the position that are not below another such node.
    private func occurrences(in tree: GameTree) -> [GameTree.NodeID] {
        let identity = from.position.identity
        if tree.start.identity == identity { return [.root] }
        var found: [GameTree.NodeID] = []
        var isShown = [Bool](repeating: false, count: tree.count)
        tree.forEachMove { id, _, after in
            if let parent = tree[id].parent, isShown[parent.index] {
                isShown[id.index] = true
            } else if after.identity == identity {
                isShown[id.index] = true
                found.append(id)
            }
        }
        return found
    }

    /// Returns the error for moves that the repertoires of a name do not contain. It names the first missing move.
    static func failure(_ from: PlayedLine, in repertoires: [Repertoire], name: String) -> CommandFailure {
        var known = PlayedLine(start: from.start)
        guard repertoires.contains(where: { $0.index(of: from.start.identity) != nil }) else {
            return CommandFailure("\(name) does not contain the position before these moves")
        }
        for move in from.moves {
            var next = known
            next.play(move)
            guard repertoires.contains(where: { $0.index(of: next.position.identity) != nil }) else { break }
            known = next
        }
        let rest = Array(from.moves.dropFirst(known.moves.count).prefix(1))
        let missing = NumberedMoves(rest, from: known.position).text
        let text = NumberedMoves(known.moves, from: known.start).text
        guard !text.isEmpty else { return CommandFailure("\(name) has no line that begins with \(missing)") }
        return CommandFailure("\(name) goes as far as \(text) and has no \(missing) there")
    }
}
