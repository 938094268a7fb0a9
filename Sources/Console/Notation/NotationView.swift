import Chess
import Coach
import PGN
import Store
import Terminal

/// A chapter as flowing text: the main line strong, variations in parentheses and dimmed, deep ones on lines of their
/// own, comments in their colour. Without colours it is PGN movetext, which any reader reads back to the same tree.
struct NotationView {
    enum Form {
        /// For reading: labels beside variations, signs for glyphs, comments without commands.
        case screen
        /// PGN movetext: comments in braces, no labels, nothing folded.
        case movetext
    }

    let outline: NotationOutline
    let form: Form
    var style = NotationStyle.letters
    var isUTF8 = true
    /// Whether labels are shown beside variations, in the form for reading.
    var hasLabels = true
    /// Whether the current move is shown by colours; otherwise it is between `>` and `<`.
    var hasColor = true
    /// The move to highlight.
    var current: GameTree.NodeID?
    /// The variations of which only the first move is shown: indices into `NotationOutline.lines`.
    var folded: Set<Int> = []
    /// The node whose continuations are shown.
    var root = GameTree.root
    /// The result to end with.
    var result: GameResult?

    init(_ outline: NotationOutline, _ form: Form) {
        self.outline = outline
        self.form = form
    }

    /// The view for what a printer prints to.
    init(_ outline: NotationOutline, _ printer: Printer, style: NotationStyle) {
        self.init(outline, printer.hasColor ? .screen : .movetext)
        self.style = style
        isUTF8 = printer.terminal.isUTF8
        hasColor = printer.hasColor
    }

    /// The text for what a printer prints to: sentences at a terminal with a screen reader, else flowing text.
    static func lines(
        _ outline: NotationOutline, _ printer: Printer, _ style: NotationStyle, from root: GameTree.NodeID = .root
    ) -> [StyledText] {
        guard !printer.terminal.isPlain || !printer.terminal.isOutputTerminal else {
            return PlainNotationView(outline: outline, moves: printer.moves, root: root).lines
        }
        var view = NotationView(outline, printer, style: style)
        view.root = root
        return view.lines(columns: printer.terminal.columns)
    }

    private enum Task {
        case node(GameTree.NodeID, isNumbered: Bool)
        case close(line: Int)
    }

    /// The text in lines of at most `columns` columns. O(nodes), without recursion.
    func page(columns: Int) -> NotationPage {
        let tree = outline.tree
        var writer = NotationWriter(self, columns: columns)
        writer.beginning(root)
        var tasks: [Task] = []
        if let first = tree[root].mainChild { tasks.append(.node(first, isNumbered: true)) }
        while let task = tasks.popLast() {
            guard case .node(let id, let isNumbered) = task else {
                if case .close(let line) = task { writer.close(line) }
                continue
            }
            let line = outline.line(of: id)
            let isVariation = outline.lines[line].first == id && id != .root && outline.lines[line].level > 0
            if isVariation {
                writer.open(line)
                if form == .screen, folded.contains(line) {
                    writer.summary(id, line)
                    continue
                }
            }
            let isInterrupted = writer.move(id, isNumbered: isNumbered)
            let siblings = isVariation ? [] : Array(tree[tree[id].parent ?? .root].children.dropFirst())
            if let next = tree[id].mainChild {
                tasks.append(.node(next, isNumbered: isInterrupted || !siblings.isEmpty))
            }
            for sibling in siblings.reversed() {
                tasks.append(.close(line: outline.line(of: sibling)))
                tasks.append(.node(sibling, isNumbered: true))
            }
        }
        if let result { writer.add(result) }
        return writer.page()
    }

    func lines(columns: Int) -> [StyledText] { page(columns: columns).lines }
}
