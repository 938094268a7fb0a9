import ArgumentParser

/// Parses the arguments of a command without the commands above and beside it.
///
/// The argument parser reads the options of all commands on the way from the root by reflection and looks up each command
/// in the tree of all, which takes longer than what many a command does.
enum LeafCommand {
    /// The command that the first words name, with its arguments.
    ///
    /// - Returns: nil for a group of commands, for help and for everything that is not valid; then the root must parse the
    ///   arguments, as help and messages show the whole name of the command.
    static func parse(_ arguments: [String]) -> sending (any ParsableCommand)? {
        var type: any ParsableCommand.Type = Prep.self
        var rest = arguments[...]
        while !type.configuration.subcommands.isEmpty {
            let word = rest.popFirst()
            guard let next = type.configuration.subcommands.first(where: { $0.configuration.commandName == word })
            else { return nil }
            type = next
        }
        let arguments = Array(rest)
        if let command = PlainDecoder.command(type, arguments) { return command }
        // Help is a command too: one of the parser's own.
        guard let command = try? type.parseAsRoot(arguments), Swift.type(of: command) == type else { return nil }
        return command
    }
}
