public import Chess
public import Coach
import Foundation
public import Openings
import PGN
import Store
import Terminal
public import Training

/// `prep import`: imports repertoire files.
public struct ImportCommand: Sendable {
    public var files: [String]
    /// The side given on the command line; nil to detect it from the file.
    public var side: Side?
    public var name: String?
    public var placement = ImportRequest.Placement.automatic
    public var limits = ImportLimits.none
    public var isKnown = false
    public var isDryRun = false
    public var isJSON = false
    /// Lists every line in a dry run.
    public var showsAll = false
    /// Asks the learner for the side of one chapter, or of many; nil when no one can be asked.
    public var ask: (@Sendable (_ question: [String], _ isOfMany: Bool) -> SideAnswer?)?

    public init(files: [String]) { self.files = files }

    /// Returns status 1 when a chapter was rejected.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        // Everything is read before anything is written.
        let inputs = try files.map { path in (path: path, content: try InputFile.read(path)) }
        for input in inputs where input.content.isEmpty {
            throw CommandFailure("the file is empty; there is nothing to import", file: input.path)
        }
        let read = try inputs.map { try Input(path: $0.path, content: $0.content, command: self) }
        let scratch = isDryRun ? ScratchFile() : nil
        defer { scratch?.remove() }
        let workspace = try workspace(environment, printer, scratch)
        let requests = read.map { input in
            ImportRequest(
                name: name ?? input.stem, isNameChosen: name != nil, path: InputFile.absolute(input.path),
                source: input.source, sides: input.sides, limits: limits, placement: placement, isKnown: isKnown,
                day: workspace.day, instant: environment.now())
        }
        // A file whose source is unclear stops the import before any file is written.
        if requests.count > 1, !isDryRun {
            for request in requests { _ = try workspace.file.importReport(of: request) }
        }
        var reports: [ImportReport] = []
        for (input, request) in zip(read, requests) {
            let report =
                isDryRun ? try workspace.file.importReport(of: request) : try workspace.file.applyImport(request)
            reports.append(report)
            if !isJSON {
                printer.print(
                    ImportView(
                        report, columns: printer.terminal.textColumns, showsAll: showsAll,
                        leavesOutChapters: limits.chapters != nil
                    ).lines
                        .writingMoves(printer.moves))
            }
            guard !isJSON else { continue }
            for error in report.errors { printer.say(StyledText(error.line(in: input.path))) }
            for warning in report.warnings { printer.say(StyledText(warning.line(in: input.path, isWarning: true))) }
        }
        if isJSON { printer.print(ImportView.json(Array(zip(reports, files)), showsAll: showsAll)) }
        return reports.contains { !$0.errors.isEmpty } ? .found : .done
    }

    /// A dry run opens the data file read-only; without one, it compares with a temporary empty file.
    private func workspace(_ environment: Environment, _ printer: Printer, _ scratch: ScratchFile?) throws -> Workspace
    {
        guard let scratch else { return try Workspace.open(environment) }
        if let workspace = try Workspace.openReadOnly(environment) { return workspace }
        var elsewhere = environment
        elsewhere.databasePath = scratch.path
        return try Workspace.open(elsewhere)
    }

    /// One parsed file with the side of each chapter.
    private struct Input {
        let path: String
        let source: ParsedSource
        let sides: [Side?]

        var stem: String {
            path == "-" ? "stdin" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        }

        init(path: String, content: [UInt8], command: ImportCommand) throws {
            self.path = path
            let source = ParsedSource(content)
            self.source = source
            if let refusal = source.refusal {
                throw CommandFailure(
                    refusal.message, file: path, line: refusal.location.line, column: refusal.location.column)
            }
            guard source.hasMoves || !source.errors.isEmpty else {
                throw CommandFailure("there are no moves in this file; a repertoire is a PGN with moves", file: path)
            }
            if let side = command.side {
                sides = Array(repeating: side, count: source.count)
                return
            }
            let found = SideDetection.sides(of: source).map(\.side)
            let unclear = found.contains(nil) ? UndecidedChapters(source, sides: found) : nil
            guard let unclear, let first = unclear.first else {
                sides = found
                return
            }
            let failure = CommandFailure(unclear.message, file: path, line: first.line, column: first.column)
            guard let ask = command.ask, let answer = ask(unclear.question(in: path), unclear.indexes.count > 1) else {
                throw failure
            }
            guard case .each = answer else {
                sides = found.map { $0 ?? answer.side }
                return
            }
            var sides = found
            for index in unclear.indexes {
                let one = UndecidedChapters(source, indexes: [index])
                guard let side = ask(one.question(in: path), false)?.side else { throw failure }
                sides[index] = side
            }
            self.sides = sides
        }
    }
}

/// Which side the learner plays in chapters that do not show it.
public enum SideAnswer: Sendable {
    case side(Side)
    /// Not the same in all chapters: each is to be asked for.
    case each

    fileprivate var side: Side? {
        switch self {
        case .side(let side): side
        case .each: nil
        }
    }
}

/// A temporary data file.
private struct ScratchFile {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("prep-\(UUID().uuidString)")

    var path: String { folder.appendingPathComponent("prep.sqlite").path }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}

extension PGNError {
    /// `white.pgn:14:23: error: chapter 3: Nd7 could be Nbd7 or Nfd7; write which`. A fault of
    /// the whole file names no chapter.
    /// - Parameters:
    ///   - unit: the word for a game of that file.
    ///   - isWarning: whether it is a warning: the game is read.
    func line(in file: String, of unit: String = "chapter", isWarning: Bool = false) -> String {
        "\(file):\(location.line):\(location.column): \(isWarning ? "warning" : "error"): "
            + (game > 0 ? "\(unit) \(game): " : "") + message
    }

    func json(in file: String) -> JSON {
        [
            "file": .string(file), "game": .integer(game), "line": .integer(location.line),
            "column": .integer(location.column), "message": .string(message),
        ]
    }
}
