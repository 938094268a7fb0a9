/// The candidates that begin with a word, and the text that TAB puts in its place.
struct CompletionMatches: Hashable {
    /// In alphabetical order, each once.
    let words: [String]
    /// What all of them begin with, after a quotation mark if it needs one.
    let replacement: String

    /// Nil when no candidate begins with the word.
    /// - Parameter isQuoted: whether a quotation mark is open before the word.
    init?(_ word: String, among candidates: [String], isQuoted: Bool) {
        words = Set(candidates).filter { $0.hasPrefix(word) }.sorted()
        guard let first = words.first, let last = words.last else { return nil }
        let common = String(zip(first, last).prefix { $0 == $1 }.map(\.0))
        guard !isQuoted, common.contains(where: Self.needsQuotes) else {
            replacement = common
            return
        }
        let mark = common.contains("\"") ? "'" : "\""
        // The word is complete and will be followed by a blank: its quotation is closed. A folder's goes on.
        let isComplete = words.count == 1 && !common.hasSuffix("/")
        replacement = mark + common + (isComplete ? mark : "")
    }

    private static func needsQuotes(_ character: Character) -> Bool {
        character.isWhitespace || character == "\"" || character == "'"
    }
}
