import ArgumentParser
import Coach
import Console
import Openings
import Store
import Training

struct ImportSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "import", "Import repertoires from PGN files.",
        discussion: """
            Importing a changed file again updates its repertoire; what you have learned stays. The side is found in \
            the file, or given.
            """,
        examples: Example("prep import study.pgn --white --name white-e4", "Import a study as White's repertoire."),
        Example("prep import study.pgn --dry-run", "Show what an edited file would change."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "PGN files; - is standard input.", completion: .pgn) var files: [String]
    @OptionGroup var sides: SideFlags
    @Option(help: "The name of the repertoire; without it the name of the file.") var name: String?
    @Flag(help: "Add the file to the repertoire, beside its other files.") var add = false
    @Option(help: ArgumentHelp("Replace this file of the repertoire.", valueName: "source")) var replace: String?
    @Option(help: "Leave out your moves after this move number.", transform: NumberRange.bookDepth.read)
    var depth: Int?
    @Option(help: ArgumentHelp("The chapters to import, such as 1,3-5.", valueName: "list")) var chapters: String?
    @Flag(help: "You know these moves already: their cards begin as learned.") var known = false
    @Flag(help: "Show what would change and write nothing.") var dryRun = false
    @Flag(help: "With --dry-run: list every line instead of branches.") var all = false
    @Flag(help: "Print one JSON document.") var json = false

    func validate() throws {
        if all, !dryRun { throw ValidationError("--all needs --dry-run") }
        if add, replace != nil { throw ValidationError("--add and --replace exclude each other") }
        _ = try limits()
    }

    private func limits() throws -> ImportLimits {
        let ranges = try chapters.map(Self.ranges)
        guard let limits = ImportLimits(depth: depth, chapters: ranges) else {
            throw ValidationError("--depth and chapter numbers begin at 1")
        }
        return limits
    }

    /// `1,3-5` as ranges.
    private static func ranges(_ list: String) throws -> [ClosedRange<Int>] {
        try list.split(separator: ",").map { part in
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map {
                try? NumberRange.chapter.read(String($0))
            }
            switch ends.count {
            case 1: if let only = ends[0] { return only...only }
            case 2: if let first = ends[0], let last = ends[1], first <= last { return first...last }
            default: break
            }
            throw ValidationError(
                "--chapters takes numbers from 1 to \(NumberRange.chapter.range.upperBound) and ranges, as in 1,3-5")
        }
    }

    @MainActor func run() async throws {
        try await Runner(global).run(isJSON: json) { environment, printer in
            var command = ImportCommand(files: files)
            command.side = sides.side
            command.name = name
            command.placement = add ? .add : replace.map { .replace($0) } ?? .automatic
            command.limits = try limits()
            command.isKnown = known
            command.isDryRun = dryRun
            command.isJSON = json
            command.showsAll = all
            if printer.terminal.isInputTerminal, printer.terminal.isErrorTerminal, !json {
                command.ask = SideQuestion.ask
            }
            return try command.run(environment, printer)
        }
    }
}
