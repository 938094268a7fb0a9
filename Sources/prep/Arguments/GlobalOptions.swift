import ArgumentParser

/// The options of every command.
struct GlobalOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Your data file.", valueName: "file"), completion: .file())
    var db: String?

    @Option(help: ArgumentHelp("The UCI engine to use.", valueName: "file"), completion: .file())
    var engine: String?

    @Option(help: ArgumentHelp("When to use colours.", valueName: "when"))
    var color: ColorChoice = .auto

    @Flag(
        inversion: .prefixedNo,
        help: "Write sentences for a screen reader: no drawings, colours or signs, and moves and positions in words.")
    var plain: Bool?

    func validate() throws {
        if let db { try Self.check(db, of: "--db") }
    }

    /// A data file is a file on disk: SQLite's in-memory databases and URIs would lose what was learned or name another
    /// file.
    static func check(_ path: String, of source: String) throws {
        if path.isEmpty { throw ValidationError("\(source) is empty; name a file") }
        if path == ":memory:" || path.lowercased().hasPrefix("file:") {
            throw ValidationError("\(source) takes the path of a file, not \(path)")
        }
    }

    enum ColorChoice: String, WordArgument { case auto, always, never }

    /// The options as arguments, for the commands typed at a prompt that was started with them.
    var arguments: [String] {
        var arguments: [String] = []
        if let db { arguments += ["--db", db] }
        if let engine { arguments += ["--engine", engine] }
        if color != .auto { arguments += ["--color", color.rawValue] }
        if let plain { arguments.append(plain ? "--plain" : "--no-plain") }
        return arguments
    }

    /// A command line with these options, unless it has its own or asks for help.
    func given(to words: [String]) -> [String] {
        guard let command = words.first, !command.hasPrefix("-"), command != "help" else { return words }
        var own = arguments
        for name in LeadingOptions.names where words.contains(where: { $0 == name || $0.hasPrefix(name + "=") }) {
            if let index = own.firstIndex(of: name) { own.removeSubrange(index...(index + 1)) }
        }
        if words.contains(where: LeadingOptions.flags.contains) { own.removeAll(where: LeadingOptions.flags.contains) }
        return LeadingOptions.moved(own + words)
    }
}
