/// The words of one line of the protocol, read one after the other.
struct Words {
    private var rest: ArraySlice<Substring>

    /// Words are separated by blanks and tabs; a carriage return or line feed at the end counts as a blank.
    init(_ line: some StringProtocol) {
        let text = Substring(line)
        rest = text.utf8.split { $0 == 0x20 || 0x09...0x0D ~= $0 }.map { Substring($0) }[...]
    }

    var isEmpty: Bool { rest.isEmpty }

    var next: Substring? { rest.first }

    mutating func take() -> Substring? { rest.popFirst() }

    /// Reads the next word if it is an integer; otherwise reads nothing.
    mutating func takeInteger() -> Int? {
        guard let value = rest.first.flatMap({ Int($0) }) else { return nil }
        rest.removeFirst()
        return value
    }

    /// Reads moves up to the first word that is not a move.
    mutating func takeMoves() -> [EngineMove] {
        var moves: [EngineMove] = []
        while let move = rest.first.flatMap({ EngineMove($0) }) {
            moves.append(move)
            rest.removeFirst()
        }
        return moves
    }

    /// Reads everything up to the first word for which `isEnd` is true (not included), with one blank between words.
    mutating func takeText(until isEnd: (Substring, _ after: Substring?) -> Bool = { _, _ in false }) -> String {
        var words: [Substring] = []
        while let word = rest.first, !isEnd(word, rest.dropFirst().first) {
            words.append(word)
            rest.removeFirst()
        }
        return words.joined(separator: " ")
    }

    /// Skips unknown words, as the protocol requires, and reads the first one in `keyword`; nil if there is none.
    mutating func skip<Word: RawRepresentable<String>>(to keyword: Word.Type) -> Word? {
        while let word = rest.popFirst() {
            if let match = Word(rawValue: String(word)) { return match }
        }
        return nil
    }
}
