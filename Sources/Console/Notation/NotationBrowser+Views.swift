import BoardImage
import Chess
import Coach
import Openings
import PGN
import Terminal

/// What the notation's prompt shows.
extension NotationBrowser {
    var columns: Int { printer.terminal.columns }

    /// The rows above the prompt.
    private var rows: Int { printer.terminal.rows - 1 }

    /// Prints the board, in the largest style that leaves room for the notation, and the notation around the cursor.
    func show() {
        guard !printer.terminal.isPlain else {
            let drawn = board.style == .none ? [] : boardView.lines
            return printer.print(PlainCursorView(cursor: cursor, moves: printer.moves).lines + drawn)
        }
        let (notation, view) = (notation, boardView)
        let screen = NotationScreen(
            head: head, page: notation.page(columns:), foot: foot, isUTF8: printer.terminal.isUTF8)
        let placement = BoardPlacement(columns: columns, rows: rows)
        printer.print(
            placement.lines(
                board.forms(columns: columns, rows: rows), board: view.board, least: NotationScreen.notationRows
            ) { form, columns, rows in
                let legend = view.legend(form, columns)
                return legend + screen.lines(columns, rows: rows - legend.count)
            })
    }

    /// The board of the current position.
    private var boardView: BoardView {
        let node = cursor.outline.tree[cursor.node]
        let side = book.chapters[chapter].side
        var view = BoardView(
            cursor.position, look: board, orientation: isFlipped ? side.opponent : side, lastMove: node.move,
            shapes: (node.comments.flatMap(\.shapes) + ownShapes(side)).uniqued, hasColor: printer.hasColor)
        view.annotation = BoardAnnotation(node.nags.compactMap(\.suffix).first, on: node.move)
        return view
    }

    /// What the learner drew in the current position.
    private func ownShapes(_ side: Side) -> [Shape] {
        book.shapes[CardKey(side: side, epd: cursor.position.epd)] ?? []
    }

    private var notation: NotationView {
        var view = NotationView(cursor.outline, .screen)
        view.style = book.style
        view.isUTF8 = printer.terminal.isUTF8
        view.hasColor = printer.hasColor
        view.current = cursor.node == .root ? nil : cursor.node
        view.folded = cursor.foldedLines
        return view
    }

    private var head: [StyledText] {
        let count = book.chapters.count
        var title = StyledText(count > 1 ? "\(chapter + 1)/\(count) " : "", .dim)
        title.append(book.chapters[chapter].title, .strong)
        let tree = cursor.outline.tree
        let line = tree.line(to: cursor.node).map { tree[$0].move }.prefix { $0 != nil }.compactMap(\.self)
        let opening = book.names.opening(after: line, from: tree.start)
        return [title] + (opening.map { [OpeningView($0).text] } ?? [])
    }

    /// The evaluations of a game; the moves from which `next` chooses, or the end of a line.
    private func foot(_ columns: Int) -> [StyledText] {
        let moves = cursor.continuations
        let graph = graphs.indices.contains(chapter) ? graphs[chapter].lines(columns, at: cursor.mainPly) : []
        guard moves.count != 1 else { return graph }
        guard !moves.isEmpty else { return graph + [StyledText("The line ends here.", .dim)] }
        let choices = moves.enumerated().map { index, node in
            StyledText("\(index + 1)) ", .prompt) + StyledText(printer.moves.sentence(cursor.outline.choice(node)))
        }
        return graph + ([StyledText("next:", .dim)] + choices).flowed(to: columns, indent: 2)
    }

    /// Prints the notation of the whole chapter.
    func printNotation() {
        guard !printer.terminal.isPlain else {
            return printer.print(head + PlainNotationView(outline: cursor.outline, moves: printer.moves).lines)
        }
        var view = notation
        view.folded = []
        printer.page(head.flatMap { $0.wrapped(to: columns, indent: 2) } + view.lines(columns: columns))
    }

    /// Prints the tree of the cards from the branch of the cursor on.
    func showTree() {
        guard let day = book.day else { return say("A game has no cards.") }
        guard let (tree, branch) = book.branch(of: cursor.position, side: book.chapters[chapter].side) else {
            return say("Your cards do not include this position.")
        }
        var view = CardTreeView(tree: tree, today: day, columns: columns, isUTF8: printer.terminal.isUTF8)
        (view.moves, view.isPlain) = (printer.moves, printer.terminal.isPlain)
        if let depth { view.depth = depth }
        printer.page(view.lines(from: cursor.node == .root ? nil : branch))
    }

    /// Prints the answer to a question about the board.
    func show(_ query: BoardQuery) { for line in query.answer(in: cursor.position) { say(line) } }

    /// Changes the style of the board; without a name, names the styles, or for a screen reader the pieces.
    func setBoard(_ name: String?) {
        if name == nil, printer.terminal.isPlain { return show(.board) }
        guard let name, let style = BoardStyle(rawValue: name) else {
            return say("board takes one of these: " + BoardStyle.allCases.map(\.rawValue).joined(separator: ", "))
        }
        board.use(style, on: printer.terminal)
        show()
    }
}
