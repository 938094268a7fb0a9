public import Chess
import Foundation
public import Openings
import PGN
public import Store
import Terminal

/// `prep import`: repertoire files in.
public struct ImportCommand: Sendable {
    public var files: [String]
    /// What the command line says; nil leaves it to the file.
    public var side: Side?
    public var name: String?
    public var placement = ImportPlan.Placement.automatic
    public var limits = ImportLimits.none
    public var isKnown = false
    public var isDryRun = false
    public var isJSON = false
    /// Asks the learner for a side; nil where nobody can be asked.
    public var ask: (@Sendable (String) -> Side?)?

    public init(files: [String]) { self.files = files }

    /// Status 1 when a chapter was rejected.
    public func run(_ surroundings: Surroundings, _ printer: Printer) throws -> ExitStatus {
        // Everything is read before anything is written.
        let inputs = try files.map { path in (path: path, content: try InputFile.read(path)) }
        for input in inputs where input.content.isEmpty {
            throw CommandFailure("the file is empty; there is nothing to import", file: input.path)
        }
        let read = try inputs.map { try Input(path: $0.path, content: $0.content, command: self) }
        let desk = try Desk.open(surroundings, printer)
        var reports: [ImportReport] = []
        for input in read {
            let plan = ImportPlan(
                name: name ?? input.stem, isNameChosen: name != nil, path: InputFile.absolute(input.path),
                content: input.content, sides: input.sides, limits: limits, placement: placement, isKnown: isKnown,
                day: desk.day, instant: surroundings.now())
            let report = isDryRun ? try desk.file.importReport(of: plan) : try desk.file.applyImport(plan)
            reports.append(report)
            if !isJSON { printer.print(ImportView(report, file: input.path).lines) }
            for error in report.errors where !isJSON { printer.say(StyledText(error.line(in: input.path))) }
        }
        if isJSON { printer.print(ImportView.json(Array(zip(reports, files)))) }
        return reports.contains { !$0.errors.isEmpty } ? .found : .done
    }

    /// One file, read and with its sides settled.
    private struct Input {
        let path: String
        let content: [UInt8]
        let sides: [Side?]

        var stem: String {
            path == "-" ? "stdin" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        }

        init(path: String, content: [UInt8], command: ImportCommand) throws {
            self.path = path
            self.content = content
            let reader = PGNReader(content)
            let games = Array(reader)
            if let refusal = reader.refusal {
                throw CommandFailure(
                    refusal.message, file: path, line: refusal.location.line, column: refusal.location.column)
            }
            let readable = games.filter { (try? $0.tree.get()) != nil }
            guard games.count > readable.count || readable.contains(where: { $0.hasMoves }) else {
                throw CommandFailure("there are no moves in this file; a repertoire is a PGN with moves", file: path)
            }
            if let side = command.side {
                sides = games.map { _ in side }
                return
            }
            let found = SideDetection.sides(of: games)
            sides = try zip(games, found).map { game, found in
                if let side = found.side { return side }
                guard let tree = try? game.tree.get(), tree.count > 1 else { return nil }
                let title = Chapter.title(of: game.tags, number: game.number)
                if let side = command.ask?("\(path): chapter \(game.number) (\(title)): which side is yours?") {
                    return side
                }
                throw CommandFailure(
                    "chapter \(game.number) (\(title)) does not show which side is yours; say --white or --black",
                    file: path, line: game.location.line, column: game.location.column)
            }
        }
    }
}

extension ReadGame {
    var hasMoves: Bool { (try? tree.get()).map { $0.count > 1 } ?? false }
}

extension PGNError {
    /// `white.pgn:14:23: error: chapter 3, Nd7 could be Nbd7 or Nfd7; write which`.
    func line(in file: String) -> String {
        "\(file):\(location.line):\(location.column): error: chapter \(game): \(message)"
    }

    func json(in file: String) -> JSON {
        [
            "file": .string(file), "game": .integer(game), "line": .integer(location.line),
            "column": .integer(location.column), "message": .string(message),
        ]
    }
}
