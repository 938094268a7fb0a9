/// The words for signs that screen readers skip or read as "symbol".
enum SignWords {
    /// Returns the text with words instead of signs, separated by blanks from what is beside them.
    static func spelled(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        var result = ""
        /// Whether a word has just replaced a sign.
        var isAfterWord = false
        for character in text {
            guard let word = words[character] else {
                if isAfterWord, character.isLetter || character.isNumber { result += " " }
                isAfterWord = false
                result.append(character)
                continue
            }
            if word == ",", result.last == " " { result.removeLast() }
            if let last = result.last, last != " ", word.first?.isLetter == true { result += " " }
            result += word
            isAfterWord = word.last?.isLetter == true
        }
        return result
    }

    private static let words: [Character: String] = [
        "–": "-", "—": "-", "−": "minus", "…": "...", "’": "'", "“": "\"", "”": "\"", "·": ",", "×": "times",
        "½": "1/2", "±": "White is better", "∓": "Black is better", "∞": "unclear", "→": "to", "≤": "at most",
        "✓": "right:", "✗": "wrong:", "│": ",", "♟": "due", "●": "known", "◐": "learning", "○": "new", "⋮": "...",
    ]
}
