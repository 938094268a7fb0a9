import ArgumentParser

/// A command line and what it does. Its arguments are split as at the prompt.
struct Example {
    let command: String
    let meaning: String

    init(_ command: String, _ meaning: String) {
        self.command = command
        self.meaning = meaning
    }
}

extension CommandConfiguration {
    /// The configuration of a command whose help ends with examples.
    static func prep(
        _ name: String, _ abstract: String, discussion: String = "", subcommands: [any ParsableCommand.Type] = [],
        examples: Example...
    ) -> CommandConfiguration {
        var configuration = CommandConfiguration(
            commandName: name, abstract: abstract, discussion: HelpText.discussion(discussion, examples),
            subcommands: subcommands)
        // So that `LeafCommand` does not parse the arguments twice more for a request of a completion script first, which
        // takes as long as everything else. Only the name before a command that is parsed as a root is affected.
        configuration._superCommandName = "prep"
        return configuration
    }
}
