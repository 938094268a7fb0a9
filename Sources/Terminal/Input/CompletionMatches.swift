/// The candidates that begin with a word, and the text with which TAB replaces it.
struct CompletionMatches: Hashable {
    /// The matching candidates in alphabetical order, each once.
    let words: [String]
    /// The common prefix of all matches, with an opening quotation mark if needed.
    let replacement: String

    /// Finds the matches; nil if no candidate begins with the word.
    /// - Parameter isQuoted: Whether a quotation mark is open before the word.
    init?(_ word: String, among candidates: [String], isQuoted: Bool) {
        words = Set(candidates).filter { $0.hasPrefix(word) }.sorted()
        guard let first = words.first, let last = words.last else { return nil }
        let common = String(zip(first, last).prefix { $0 == $1 }.map(\.0))
        guard !isQuoted, common.contains(where: Self.needsQuotes) else {
            replacement = common
            return
        }
        let mark = common.contains("\"") ? "'" : "\""
        // A complete word will be followed by a blank, so its quotation is closed; that of a folder stays open.
        let isComplete = words.count == 1 && !common.hasSuffix("/")
        replacement = mark + common + (isComplete ? mark : "")
    }

    private static func needsQuotes(_ character: Character) -> Bool {
        character.isWhitespace || character == "\"" || character == "'"
    }
}
