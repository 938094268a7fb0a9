/// The games of a PGN text, read one by one as they are asked for.
///
/// What real files hold is read: any line ends, UTF-8 or Windows-1252, tags and moves on one line, games without tags,
/// results or blank lines between them, comments everywhere, glyphs in numbers and signs, moves as in `SAN`. Legality
/// is checked. A game with an error is refused as a whole, and reading goes on with the next.
///
/// Linear in the text, whatever it holds; memory for one game at a time, besides the text. `PGNStream` reads what is
/// not in memory.
///
/// ```swift
/// let text = """
///     [White "Morphy"]
///
///     1. e4 e5 2. Nf3 d6 *
///
///     1. e4 e6 2. Nd3 *
///     """
/// for game in PGNReader(Array(text.utf8)) {
///     switch game.tree {
///     case .success(let tree): print(game.number, tree.tags["White"] ?? "?", tree.mainLine().count)
///     case .failure(let error): print(error)
///     }
/// }
/// // 1 Morphy 4
/// // 5:13: game 2: Nd3 is not possible: no white knight can reach d3
/// ```
public struct PGNReader: Sequence, Sendable {
    private let bytes: [UInt8]

    /// - Parameter bytes: The whole file. A comment or tag that is not valid UTF-8 is read as Windows-1252.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Why the file as a whole is refused (compressed, binary, UTF-16); nil if it is read. The sequence of a refused
    /// file is one game, number 0, with this error.
    public var refusal: PGNError? {
        TextEncoding.refusal(of: bytes).map { PGNError(location: .start, game: 0, message: $0) }
    }

    public func makeIterator() -> Iterator {
        Iterator(bytes: bytes)
    }

    /// Reads one game again; nil where the text ends before it.
    ///
    /// - Parameter place: `Iterator.place` of this text, before the game was read.
    public func game(at place: GameLocation) -> ReadGame? {
        var scan = PGNScan(whole: bytes, from: place)
        var builder = GameTreeBuilder()
        return scan.nextGame(&builder) { _ in [] } ? builder.game : nil
    }

    /// Reads a game each time it is asked for one.
    public struct Iterator: IteratorProtocol, Sendable {
        private var scan: PGNScan

        init(bytes: [UInt8]) {
            scan = PGNScan(whole: bytes)
        }

        /// Where the next game begins: see `PGNReader.game(at:)`. Before the first game it is the start of the text.
        public var place: GameLocation { scan.place }

        /// Reads the next game into a tree; nil at the end.
        public mutating func next() -> ReadGame? {
            var builder = GameTreeBuilder()
            return visitGame(&builder) ? builder.game : nil
        }

        /// Reads the next game and tells a visitor what is in it; false at the end of the text. A file refused as a
        /// whole is one game, number 0, that has nothing but its error.
        public mutating func visitGame(_ visitor: inout some PGNVisitor) -> Bool {
            scan.nextGame(&visitor) { _ in [] }
        }
    }
}
