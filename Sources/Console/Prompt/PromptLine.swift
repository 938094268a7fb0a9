/// The meaning of a line typed at the prompt.
public enum PromptLine: Hashable, Sendable {
    case empty
    case quit
    /// The arguments of one command, as the shell would pass them.
    case command([String])
    /// A quotation mark is not closed.
    case openQuote

    /// `prep` before a command and `:` before any word are ignored; `?` is `help`.
    public init(_ line: String) {
        let cut = PromptWords(line)
        guard !cut.isQuoteOpen else {
            self = .openQuote
            return
        }
        var words = Self.unmarked(cut.words + (cut.last.map { [$0] } ?? []))
        if words.first == "prep", words.count > 1 { words.removeFirst() }
        switch words.first {
        case nil, "prep": self = .empty
        case "quit", "exit": self = .quit
        case "help", "?": self = .command(words.count > 1 ? ["help"] + words.dropFirst() : ["--help"])
        default: self = .command(words)
        }
    }

    /// The text without an optional `:` at its beginning.
    static func unmarked(_ words: [String]) -> [String] {
        guard let first = words.first, first.hasPrefix(":") else { return words }
        let word = String(first.dropFirst())
        return (word.isEmpty ? [] : [word]) + words.dropFirst()
    }
}
