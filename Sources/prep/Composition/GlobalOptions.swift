import ArgumentParser

/// The options every command takes.
struct GlobalOptions: ParsableArguments {
    @Option(name: .customLong("db"), help: ArgumentHelp("The learner's file.", valueName: "file"))
    var database: String?

    @Option(help: ArgumentHelp("The UCI engine to ask.", valueName: "file"))
    var engine: String?

    @Option(help: ArgumentHelp("Colours: auto, always or never.", valueName: "when"))
    var color: ColorChoice = .auto

    func validate() throws {
        if let database { try Self.check(database, of: "--db") }
    }

    /// A data file is a file on the disk: SQLite's other forms would lose what is learnt, or name another file.
    static func check(_ path: String, of source: String) throws {
        if path.isEmpty { throw ValidationError("\(source) is empty; name a file") }
        if path == ":memory:" || path.lowercased().hasPrefix("file:") {
            throw ValidationError("\(source) takes the path of a file, not \(path)")
        }
    }

    enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
        case auto, always, never
    }
}
