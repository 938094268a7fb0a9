import Chess
public import Coach
import Foundation
import Openings
import PGN
import Scheduling
import Store
import Terminal
import Training

/// `prep export`: writes a repertoire or the reviews for other programs.
public struct ExportCommand: Sendable {
    public enum Format: String, Sendable, CaseIterable { case pgn, json, csv, polyglot, anki }

    public var name: String
    public var output: OutputChoice
    public var format: Format
    /// In PGN, adds the moves the learner added as a further chapter.
    public var withAdded = false
    /// In PGN, adds the refutations of the learner's wrong moves as variations.
    public var withRefutations = false

    public init(name: String, output: OutputChoice, format: Format) {
        self.name = name
        self.output = output
        self.format = format
    }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        guard let workspace = try Workspace.openReadOnly(environment) else {
            throw CommandFailure.nothingImported(name)
        }
        try output.check(environment)
        var command = self
        command.name = try workspace.file.repertoireName(name)
        switch format {
        case .pgn: try output.deliver(try command.pgn(workspace), environment, printer)
        case .json: try output.deliver(try command.json(workspace).text + "\n", environment, printer)
        case .csv: try output.deliver(try command.csv(workspace), environment, printer)
        case .polyglot: printer.say(StyledText(try command.polyglot(workspace)))
        case .anki:
            printer.say(StyledText(try AnkiExport(name: command.name, output: output).write(workspace)))
        }
        return .done
    }

    /// Writes an opening book with the prepared moves. Returns the sentence about it.
    private func polyglot(_ workspace: Workspace) throws -> String {
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
    private func pgn(_ workspace: Workspace) throws -> String {
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

    private func json(_ workspace: Workspace) throws -> JSON {
        let cards = try workspace.file.storedCards(named: name)
        return [
            "v": 1, "repertoire": .string(name),
            "cards": .array(
                cards.map { card in
                    [
                        "card": .integer(Int(card.id.rawValue)), "side": .string(card.key.side.name),
                        "epd": .string(card.key.epd), "prepared": JSON(card.prepared),
                        "repetitions": .integer(card.state.memory.repetitions),
                        "interval": .integer(card.state.memory.interval),
                        "ease": JSON(card.state.memory.easiness),
                        "stability": card.state.memory.fsrs.map { .number($0.stability) } ?? .null,
                        "difficulty": card.state.memory.fsrs.map { .number($0.difficulty) } ?? .null,
                        "due": JSON(card.state.due?.description),
                        "lapses": .integer(card.state.lapses), "suspended": .bool(card.state.isSuspended),
                    ]
                }),
        ]
    }

    /// The reviews of the repertoire's cards, one in each row.
    private func csv(_ workspace: Workspace) throws -> String {
        let cards = try workspace.file.drillMaterial(named: name).cards
        let scheduler = try workspace.file.scheduler()
        var rows = ["card,side,epd,line,day,instant,kind,grade,graded_by,ms,played,interval,ease,due"]
        for queued in cards {
            let line = NumberedMoves(queued.card.line, from: queued.card.start).text
            var live = CardState.new(under: scheduler)
            for row in try workspace.file.eventRows(of: queued.id) {
                let day = row.moment.day
                if let event = row.logged?.event { live = live.applying(event, on: day) }
                let fields: [String] = [
                    "\(queued.id.rawValue)", queued.card.key.side.name, queued.card.key.epd, line,
                    day.description, "\(row.moment.instant)", row.kind.rawValue,
                    row.grade.map { "\($0.rawValue)" } ?? "", row.gradedBy?.rawValue ?? "",
                    row.milliseconds.map(String.init) ?? "", row.played ?? "", "\(live.memory.interval)",
                    live.memory.easiness.map(String.init) ?? "", live.due?.description ?? "",
                ]
                rows.append(fields.map(Self.field).joined(separator: ","))
            }
        }
        return rows.joined(separator: "\n") + "\n"
    }

    /// A CSV field, quoted where it must be (RFC 4180).
    private static func field(_ text: String) -> String {
        guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
