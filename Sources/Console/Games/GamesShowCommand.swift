import BoardImage
import Chess
public import Coach
import Openings
import PGN
import Store
import Terminal

/// `prep games show`: shows whole games, as text at a terminal and as PGN in a file or pipe.
public struct GamesShowCommand: Sendable {
    public var ids: [Int64]
    public var isJSON = false

    public init(ids: [Int64]) { self.ids = ids }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        guard let workspace = try Workspace.openReadOnly(environment) else {
            throw CommandFailure(ExploreCommand.noGames.plain)
        }
        let names = try workspace.openingNames()
        var documents: [JSON] = []
        for (number, id) in ids.enumerated() {
            guard let tree = try workspace.file.game(id), let heading = try workspace.file.gameHeader(id) else {
                throw try Self.missing(id, workspace.file)
            }
            var view = GameView(
                heading, tree, opening: names.opening(after: tree.line, from: tree.start),
                columns: printer.terminal.textColumns)
            view.hasColor = printer.hasColor
            view.isUTF8 = printer.terminal.isUTF8
            view.style = printer.notation
            view.plainMoves = printer.terminal.isPlain ? printer.moves : nil
            if isJSON {
                documents.append(view.json)
            } else if printer.terminal.isOutputTerminal {
                if number > 0 { printer.print() }
                let line = PlayedLine(start: tree.start, moves: tree.line)
                var board = try BoardView(line, workspace.file, orientation: .white, printer)
                let last = tree.mainLine().prefix(line.moves.count).last
                board.annotation = BoardAnnotation(
                    last.flatMap { tree[$0].nags.compactMap(\.suffix).first }, on: line.moves.last)
                printer.print(
                    board.placed(printer.terminal) { columns in
                        view.columns = columns
                        return view.lines
                    })
            } else {
                printer.raw((number > 0 ? "\n" : "") + PGNWriter.write(tree))
            }
        }
        if isJSON { printer.print(["v": 1, "games": .array(documents)]) }
        return .done
    }

    /// The message when there is nothing to show.
    static func missing(_ id: Int64, _ file: LearnerFile) throws -> CommandFailure {
        if let name = try file.repertoire(ofChapter: id) {
            return CommandFailure("game \(id) is a chapter of the repertoire \(name); prep show prints it")
        }
        return CommandFailure("there is no game \(id); prep games list shows them")
    }
}
