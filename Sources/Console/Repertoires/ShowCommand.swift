import Chess
public import Coach
public import Openings
import PGN
import Store
import Terminal

/// `prep show`: shows a repertoire, or the branch after some moves.
public struct ShowCommand: Sendable {
    public var name: String
    /// The moves to the branch; nil shows everything.
    public var from: PlayedLine?

    public init(name: String, from: PlayedLine? = nil) {
        self.name = name
        self.from = from
    }

    /// - Throws: a `CommandFailure` when no repertoire of that name has the position.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        guard let workspace = try Workspace.openReadOnly(environment) else {
            throw CommandFailure.nothingImported(name)
        }
        let name = try workspace.file.repertoireName(name)
        let repertoires = try workspace.file.repertoires(named: name).map(\.repertoire)
        let names = try workspace.openingNames()
        let columns = printer.terminal.columns
        guard let from else {
            for repertoire in repertoires {
                printer.print(heading(repertoire, repertoire.cards.count).wrapped(to: columns, indent: 2))
                for chapter in repertoire.chapters { show(chapter.title, chapter.tree, names, columns, printer) }
                for tree in AddedMovesChapters(repertoire).trees {
                    show("Moves you added", tree, names, columns, printer)
                }
            }
            return .done
        }
        let having = repertoires.filter { $0.index(of: from.position.identity) != nil }
        guard !having.isEmpty else { throw BranchView.failure(from, in: repertoires, name: name) }
        for repertoire in having {
            let cards = repertoire.cards(from: from.position.identity).count
            printer.print(heading(repertoire, cards).wrapped(to: columns, indent: 2))
            printer.print(BranchView(repertoire, from, names).lines(columns: columns))
        }
        return .done
    }

    private func heading(_ repertoire: Repertoire, _ cards: Int) -> StyledText {
        StyledText(repertoire.name, .strong) + StyledText("  \(repertoire.side.name), \(counted(cards, "card"))", .dim)
    }

    private func show(_ title: String, _ tree: GameTree, _ names: OpeningNames, _ columns: Int, _ printer: Printer) {
        printer.print([StyledText()] + StyledText(title, .strong).wrapped(to: columns, indent: 2))
        let line = tree.mainLine().map { tree[$0].move }.prefix { $0 != nil }.compactMap(\.self)
        if let opening = names.opening(after: line, from: tree.start) {
            printer.print(OpeningView(opening).lines(columns: columns))
        }
        printer.print(MovetextView(tree).lines(columns: columns))
    }
}
