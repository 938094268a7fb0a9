import Chess
public import Coach
public import Openings
import PGN
import Scheduling
import Store
import Terminal

/// `prep show`: shows a repertoire, or the branch after some moves.
public struct ShowCommand: Sendable {
    /// What is shown.
    public enum Form: Sendable {
        /// The notation of all chapters.
        case notation
        /// The notation with a prompt, to step through it.
        case browse
        /// The cards of each branch.
        case tree
    }

    public var name: String
    /// The moves to the branch; nil shows everything.
    public var from: PlayedLine?
    public var form = Form.notation
    /// The number of levels of the tree; nil takes the usual number.
    public var depth: Int?

    public init(name: String, from: PlayedLine? = nil) {
        self.name = name
        self.from = from
    }

    /// - Parameter keyboard: the source of lines for browsing; nil creates one.
    /// - Throws: a `CommandFailure` when no repertoire of that name has the position.
    @MainActor public func run(_ environment: Environment, _ printer: Printer, keyboard: Keyboard? = nil) throws
        -> ExitStatus
    {
        guard let workspace = try Workspace.openReadOnly(environment) else {
            throw CommandFailure.nothingImported(name)
        }
        let name = try workspace.file.repertoireName(name)
        let all = try workspace.file.repertoires(named: name).map(\.repertoire)
        let having = from.map { from in all.filter { $0.index(of: from.position.identity) != nil } } ?? all
        if having.isEmpty, let from { throw BranchView.failure(from, in: all, name: name) }
        switch form {
        case .browse:
            let book = try NotationBook(name, having, workspace)
            let keyboard = keyboard ?? Keyboard(printer)
            let look = try printer.boardLook(nil, workspace.file)
            let browser = NotationBrowser(book, printer, keyboard.lines, look)
            return browser.run(from: from)
        case .tree:
            let states = try workspace.file.cardStates(named: name)
            printer.page(
                having.flatMap { repertoire in
                    let tree = CardTree(repertoire, states: states, on: workspace.day)
                    return lines(of: tree, repertoire, on: workspace.day, printer)
                })
        case .notation:
            let style = try workspace.file.value(of: .notation)
            let names = try workspace.openingNames()
            let board = try from.map { from in
                let authors = having.flatMap { $0[from.position.identity]?.comments.flatMap(\.shapes) ?? [] }
                return try BoardView(
                    from, workspace.file, orientation: having.first?.side ?? .white, authors: authors, printer)
            }
            printer.page(
                board?.besideText(printer.terminal) { columns in
                    having.flatMap { lines(of: $0, names, style, printer, columns) }
                } ?? having.flatMap { lines(of: $0, names, style, printer, printer.terminal.columns) })
        }
        return .done
    }

    private func lines(
        of tree: CardTree, _ repertoire: Repertoire, on day: StudyDay, _ printer: Printer
    ) -> [StyledText] {
        let branch = from.flatMap { repertoire.index(of: $0.position.identity) }.flatMap(tree.branch(ofPosition:))
        let columns = printer.terminal.columns
        var view = CardTreeView(tree: tree, today: day, columns: columns, isUTF8: printer.terminal.isUTF8)
        (view.moves, view.isPlain) = (printer.moves, printer.terminal.isPlain)
        if let depth { view.depth = depth }
        let heading = heading(repertoire, repertoire.cards.count).wrapped(to: columns, indent: 2)
        return heading + view.lines(from: branch)
    }

    private func lines(
        of repertoire: Repertoire, _ names: OpeningNames, _ style: NotationStyle, _ printer: Printer,
        _ columns: Int
    ) -> [StyledText] {
        if let from {
            let cards = repertoire.cards(from: from.position.identity).count
            return heading(repertoire, cards).wrapped(to: columns, indent: 2)
                + BranchView(repertoire, from, names, printer, style).lines(columns: columns)
        }
        let heading = heading(repertoire, repertoire.cards.count)
        let chapters = NotationChapter.all(of: repertoire)
        // What goes to a file or another program is a PGN of all chapters.
        if !printer.hasColor, !printer.terminal.isOutputTerminal {
            return [StyledText("% ") + heading]
                + chapters.flatMap { PGNChapterView($0, names, printer).lines(columns: columns) }
        }
        return heading.wrapped(to: columns, indent: 2)
            + chapters.flatMap { chapter in
                let tree = chapter.tree
                let title = [StyledText()] + StyledText(chapter.title, .strong).wrapped(to: columns, indent: 2)
                let opening = names.opening(after: tree.line, from: tree.start)
                return title + (opening.map { OpeningView($0).lines(columns: columns) } ?? [])
                    + NotationView.lines(NotationOutline(tree), printer, style)
            }
    }

    private func heading(_ repertoire: Repertoire, _ cards: Int) -> StyledText {
        StyledText(repertoire.name, .strong) + StyledText("  \(repertoire.side.name), \(counted(cards, "card"))", .dim)
    }
}
