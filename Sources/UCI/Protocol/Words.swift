/// The words of one line of the protocol, read one after the other.
struct Words {
    private var rest: ArraySlice<Substring>

    /// Words are kept apart by blanks and tabs; a carriage return or line feed at the end is blank too.
    init(_ line: some StringProtocol) {
        let text = Substring(line)
        rest = text.utf8.split { $0 == 0x20 || 0x09...0x0D ~= $0 }.map { Substring($0) }[...]
    }

    var isEmpty: Bool { rest.isEmpty }

    var next: Substring? { rest.first }

    mutating func take() -> Substring? { rest.popFirst() }

    /// The next word if it is an integer; one that is not stays where it is.
    mutating func takeInteger() -> Int? {
        guard let value = rest.first.flatMap({ Int($0) }) else { return nil }
        rest.removeFirst()
        return value
    }

    /// The moves that follow, up to the first word that is none.
    mutating func takeMoves() -> [EngineMove] {
        var moves: [EngineMove] = []
        while let move = rest.first.flatMap({ EngineMove($0) }) {
            moves.append(move)
            rest.removeFirst()
        }
        return moves
    }

    /// Everything up to a word for which `isEnd` holds (that word stays), with one blank between words.
    mutating func takeText(until isEnd: (Substring, _ after: Substring?) -> Bool = { _, _ in false }) -> String {
        var words: [Substring] = []
        while let word = rest.first, !isEnd(word, rest.dropFirst().first) {
            words.append(word)
            rest.removeFirst()
        }
        return words.joined(separator: " ")
    }

    /// Skips words until one of `known`, as the protocol asks for unknown ones; nil when none comes.
    mutating func skip<Word: RawRepresentable<String>>(to known: Word.Type) -> Word? {
        while let word = rest.popFirst() {
            if let found = Word(rawValue: String(word)) { return found }
        }
        return nil
    }
}
