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
        CommandConfiguration(
            commandName: name, abstract: abstract, discussion: HelpText.discussion(discussion, examples),
            subcommands: subcommands)
    }
}
