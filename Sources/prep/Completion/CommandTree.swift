import ArgumentParser
import Foundation

/// A command with its arguments, as the argument parser describes it (`--experimental-dump-help`).
struct CommandTree: Decodable {
    let commandName: String
    var subcommands: [CommandTree]?
    var arguments: [Argument]?

    struct Argument: Decodable {
        enum Kind: String, Decodable { case positional, option, flag }

        struct Name: Decodable {
            let kind: String
            let name: String

            /// `--name` or `-n`.
            var word: String { (kind == "long" ? "--" : "-") + name }
        }

        let kind: Kind
        let shouldDisplay: Bool
        let isRepeating: Bool
        var names: [Name]?
        var completionKind: Completion?

        /// The names as the user types them.
        var words: [String] { (names ?? []).map(\.word) }
    }

    /// The parser's description of the values; the key says its kind.
    struct Completion: Decodable {
        struct List: Decodable { let values: [String] }
        struct File: Decodable { let extensions: [String] }
        struct Custom: Decodable {}

        var list: List?
        var file: File?
        var custom: Custom?
    }

    /// Nil when the parser's description has another form, which a test would detect.
    static func describing(_ command: any ParsableCommand.Type) -> CommandTree? {
        struct Document: Decodable { let command: CommandTree }
        do {
            _ = try command.parseAsRoot(["--experimental-dump-help"])
            return nil
        } catch {
            let text = command.fullMessage(for: error)
            return try? JSONDecoder().decode(Document.self, from: Data(text.utf8)).command
        }
    }
}
