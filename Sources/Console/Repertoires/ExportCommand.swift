import Chess
public import Coach
import Foundation
import Openings
import PGN
import Scheduling
import Store
import Terminal
import Training

/// `prep export`: writes a repertoire, or cards and answers, for other programs.
public struct ExportCommand: Sendable {
    public enum Format: String, Sendable, CaseIterable { case pgn, json, csv, polyglot, anki }

    /// Nil for everything, in JSON and CSV.
    public var name: String?
    public var output: OutputChoice
    public var format: Format
    /// In PGN, adds the moves the learner added as a further chapter.
    public var withAdded = false
    /// In PGN, adds the refutations of the learner's wrong moves as variations.
    public var withRefutations = false

    public init(name: String?, output: OutputChoice, format: Format) {
        self.name = name
        self.output = output
        self.format = format
    }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        guard let workspace = try Workspace.openReadOnly(environment) else {
            guard let name else { throw CommandFailure("there is nothing to export yet; begin with: prep import FILE") }
            throw CommandFailure.nothingImported(name)
        }
        try output.check(environment)
        let name = try name.map(workspace.file.repertoireName)
        switch (format, name) {
        case (.json, _):
            try output.deliver(try DataExport(name: name, workspace).json() + "\n", environment, printer)
        case (.csv, _): try output.deliver(try DataExport(name: name, workspace).csv(), environment, printer)
        case (.pgn, let name?): try output.deliver(try pgn(name, workspace), environment, printer)
        case (.polyglot, let name?): printer.say(StyledText(try polyglot(name, workspace)))
        case (.anki, let name?): printer.say(StyledText(try AnkiExport(name: name, output: output).write(workspace)))
        case (_, nil):
            throw CommandFailure(
                "name the repertoire; only --format json and --format csv export everything without a name",
                status: .usage)
        }
        return .done
    }

    /// Writes an opening book with the prepared moves. Returns the sentence about it.
    private func polyglot(_ name: String, _ workspace: Workspace) throws -> String {
        guard let path = output.path else {
            throw CommandFailure("a Polyglot book needs a file; name one with -o FILE.bin", status: .usage)
        }
        var book = PolyglotBook()
        for stored in try workspace.file.repertoires(named: name) { book.add(stored.repertoire) }
        try output.deliver(book.bytes, workspace.environment)
        let entries = book.entries
        let positions = Set(entries.map(\.key)).count
        return "\(path): \(counted(entries.count, "move")) of \(counted(positions, "position")) written"
    }

    /// The chapters as they were imported, each with the side it is for and the shapes that the learner drew, then the
    /// moves that the learner added. A refutation is written once, in the first chapter that has its position.
    private func pgn(_ name: String, _ workspace: Workspace) throws -> String {
        let shapes = try workspace.file.shapes()
        var (chapters, added): ([GameTree], [GameTree]) = ([], [])
        for repertoire in try workspace.file.repertoires(named: name).map(\.repertoire) {
            var refutations = withRefutations ? try FoundRefutations(of: repertoire, in: workspace.file) : .none
            chapters += repertoire.chapters.map { chapter in
                var tree = chapter.tree
                if tree.tags["Orientation"] == nil { tree.tags["Orientation"] = chapter.side.name }
                tree.add(shapes, of: chapter.side)
                tree.add(&refutations)
                return tree
            }
            guard withAdded else { continue }
            added += AddedMovesChapters(repertoire).trees.map { tree in
                var tree = tree
                tree.add(&refutations)
                return tree
            }
        }
        return PGNWriter.write(chapters + added)
    }
}
