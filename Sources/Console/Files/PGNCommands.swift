public import Coach
import PGN
import Terminal

/// `prep pgn check`: validates files and counts their contents.
public struct PGNCheckCommand: Sendable {
    public var files: [String]
    public var isJSON: Bool

    public init(files: [String], isJSON: Bool) {
        self.files = files
        self.isJSON = isJSON
    }

    /// Returns status 1 when a game is faulty.
    public func run(_ printer: Printer) throws -> ExitStatus {
        var total = PGNCounts()
        var errorCount = 0
        var documents: [JSON] = []
        for file in files {
            var stream = PGNStream(try InputFile.pieces(of: file))
            let counts = try PGNCounts(reading: &stream) { error in
                errorCount += 1
                if isJSON {
                    documents.append(error.json(in: file))
                } else {
                    printer.print(StyledText(error.line(in: file), .error))
                }
            }
            total.add(counts)
        }
        if isJSON {
            printer.print([
                "v": 1, "games": .integer(total.games), "plies": .integer(total.plies),
                "variations": .integer(total.variations), "comments": .integer(total.comments),
                "nags": .integer(total.nags), "errors": .array(documents),
            ])
        } else {
            printer.print(
                StyledText(
                    "\(counted(total.games, "game")), \(counted(total.plies, "ply", "plies")), "
                        + "\(counted(total.variations, "variation")), \(counted(total.comments, "comment")), "
                        + "\(counted(total.nags, "NAG")), \(counted(errorCount, "error"))"))
        }
        return errorCount == 0 ? .done : .found
    }
}

/// `prep pgn format`: rewrites the games in canonical form.
public struct PGNFormatCommand: Sendable {
    public var file: String
    public var output: OutputChoice
    /// Whether the legal part of a faulty game is written and its errors are reported; otherwise the file is refused.
    public var skipsErrors: Bool

    public init(file: String, output: OutputChoice, skipsErrors: Bool) {
        self.file = file
        self.output = output
        self.skipsErrors = skipsErrors
    }

    /// Refuses a file with a faulty game unless errors are skipped: formatting must not lose anything unnoticed.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        try output.check(environment)
        var stream = PGNStream(strictness: skipsErrors ? .lenient : .strict, try InputFile.pieces(of: file))
        var text = ""
        var status = ExitStatus.done
        while let game = try stream.readGame() {
            if let error = game.errors.first, !skipsErrors || game.number == 0 { throw CommandFailure(error, in: file) }
            for error in game.errors {
                printer.say(StyledText(error.line(in: file, of: "game"), .error))
                status = .found
            }
            guard case .success(let tree) = game.tree else { continue }
            if !text.isEmpty { text += "\n" }
            text += PGNWriter.write(tree)
        }
        try output.deliver(text, environment, printer)
        return status
    }
}

extension CommandFailure {
    init(_ error: PGNError, in file: String) {
        self.init(
            (error.game > 0 ? "game \(error.game): " : "") + error.message, file: file, line: error.location.line,
            column: error.location.column)
    }
}
