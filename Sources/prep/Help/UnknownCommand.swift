import ArgumentParser
import Store
import Terminal

/// An unknown word in the place of a command's name.
struct UnknownCommand {
    let word: String
    /// The command it was given to: empty, or `games`, `pgn`, `engine`.
    let parent: [String]
    let known: [String]

    /// Nil when all commands are known.
    static func first(in arguments: [String], of root: any ParsableCommand.Type) -> UnknownCommand? {
        var subcommands = root.configuration.subcommands
        var parent: [String] = []
        for word in arguments.first == "help" ? arguments.dropFirst() : arguments[...] {
            if subcommands.isEmpty || word.hasPrefix("-") || word == "help" { return nil }
            guard let next = subcommands.first(where: { $0.configuration.commandName == word }) else {
                // A closure: a key path into a metatype crashes the compiler of Swift 6.3.
                let known = subcommands.compactMap { $0.configuration.commandName }
                return UnknownCommand(word: word, parent: parent, known: known)
            }
            subcommands = next.configuration.subcommands
            parent.append(word)
        }
        return nil
    }

    /// - Parameter isPrompt: at the prompt commands are typed without `prep`.
    func message(isPrompt: Bool) -> String {
        let name = (parent + [Untrusted.visible(word)]).joined(separator: " ")
        var message = "There is no command \(name)"
        if let near = Suggestion.nearest(to: word, among: known) {
            message += "; did you mean \((parent + [near]).joined(separator: " "))?"
        } else {
            message += "."
        }
        let help = (["help"] + parent).joined(separator: " ")
        return message + " " + (isPrompt ? help : "prep " + help) + " lists the commands."
    }
}
