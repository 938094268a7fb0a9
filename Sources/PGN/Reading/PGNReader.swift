/// The games of a PGN text, read one by one as they are asked for.
///
/// What real files hold is read: any line ends, UTF-8 or Windows-1252, tags and moves on one line, games without tags,
/// results or blank lines between them, comments everywhere, glyphs in numbers and signs, moves as in `SAN`. Legality
/// is checked. A game with an error is refused as a whole, and reading goes on with the next.
///
/// Linear in the text, whatever it holds; memory for one game at a time, besides the text.
public struct PGNReader: Sequence {
    private let bytes: [UInt8]
    /// Why the file as a whole is refused (compressed, binary, UTF-16, larger than 4 GiB); nil if it is read. The
    /// sequence of a refused file is one game, number 0, with this error.
    public let refusal: PGNError?

    /// - Parameter bytes: The whole file. What is not valid UTF-8 is read as Windows-1252.
    public init(_ bytes: [UInt8]) {
        if let message = TextEncoding.refusal(of: bytes) {
            self.bytes = []
            refusal = PGNError(location: .start, game: 0, message: message)
        } else {
            self.bytes = TextEncoding.utf8(bytes)
            refusal = nil
        }
    }

    public func makeIterator() -> Iterator {
        Iterator(lexer: PGNLexer(bytes), refusal: refusal)
    }

    public struct Iterator: IteratorProtocol {
        private var lexer: PGNLexer
        private var refusal: PGNError?
        private var number = 0

        init(lexer: PGNLexer, refusal: PGNError?) {
            self.lexer = lexer
            self.refusal = refusal
        }

        public mutating func next() -> ReadGame? {
            if let refusal {
                self.refusal = nil
                return ReadGame(number: 0, location: .start, tags: TagPairs(), tree: .failure(refusal))
            }
            number += 1
            return GameReader.read(&lexer, number: number)
        }
    }
}
