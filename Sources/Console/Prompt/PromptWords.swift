/// The words of a line, separated by blanks; text in quotation marks is one word.
public struct PromptWords: Hashable, Sendable {
    /// The words that are followed by a blank.
    public private(set) var words: [String] = []
    /// The word at the end of the line; nil after a blank.
    public private(set) var last: String?
    /// Whether the last word's quotation mark is not closed.
    public private(set) var isQuoteOpen = false

    public init(_ line: String) {
        var quote: Character?
        for character in line {
            if let open = quote {
                if character == open { quote = nil } else { last = (last ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                last = last ?? ""
            } else if character.isWhitespace {
                if let last { words.append(last) }
                last = nil
            } else {
                last = (last ?? "") + String(character)
            }
        }
        isQuoteOpen = quote != nil
    }
}
