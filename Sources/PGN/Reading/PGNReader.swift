/// Reads the games of a PGN text one by one.
///
/// It accepts the variations of real files: any line ends, UTF-8 or Windows-1252, tags and moves on one line, games
/// without tags, results or blank lines between them, comments everywhere, glyphs as numbers and symbols, moves in
/// every spelling `SAN` reads. Moves are checked for legality. A game with an error is rejected as a whole, and reading
/// continues with the next game; `PGNStrictness.lenient` keeps the legal part of such a game.
///
/// The time is linear in the length of the text; besides the text, memory is needed for one game at a time. Use
/// `PGNStream` for text that is not in memory.
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
    private let strictness: PGNStrictness

    /// - Parameters:
    ///   - bytes: The whole file. Comments and tags that are not valid UTF-8 are read as Windows-1252.
    ///   - strictness: What happens with a game that has errors.
    public init(_ bytes: [UInt8], strictness: PGNStrictness = .strict) {
        self.bytes = bytes
        self.strictness = strictness
    }

    /// The reason why the file as a whole is rejected (compressed, binary, UTF-16); nil if it can be read. The sequence
    /// of a rejected file is a single game with number 0 and this error.
    public var refusal: PGNError? {
        TextEncoding.refusal(of: bytes).map { PGNError(location: .start, game: 0, message: $0) }
    }

    public func makeIterator() -> Iterator {
        Iterator(bytes: bytes, strictness)
    }

    /// Reads one game again; nil if the text ends before it.
    ///
    /// - Parameter location: The value of `Iterator.nextGameLocation` for this text before the game was read.
    public func game(at location: GameLocation) -> ReadGame? {
        var scan = PGNScan(whole: bytes, strictness, from: location)
        var builder = GameTreeBuilder()
        return scan.nextGame(&builder) { _ in [] } ? builder.game : nil
    }

    /// An iterator that reads one game per call.
    public struct Iterator: IteratorProtocol, Sendable {
        private var scan: PGNScan

        init(bytes: [UInt8], _ strictness: PGNStrictness) {
            scan = PGNScan(whole: bytes, strictness)
        }

        /// The location of the next game, for `PGNReader.game(at:)`. Before the first game it is the start of the text.
        public var nextGameLocation: GameLocation { scan.location }

        /// Reads the next game into a tree; nil at the end.
        public mutating func next() -> ReadGame? {
            var builder = GameTreeBuilder()
            return visitGame(&builder) ? builder.game : nil
        }

        /// Reads the next game and reports its content to a visitor. Returns false at the end of the text. A file
        /// rejected as a whole is one game with number 0 that consists of its error.
        public mutating func visitGame(_ visitor: inout some PGNVisitor) -> Bool {
            scan.nextGame(&visitor) { _ in [] }
        }
    }
}
