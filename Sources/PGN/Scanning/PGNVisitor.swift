public import Chess

/// Receives games while they are read, without building a tree: for counting, searching and importing.
///
/// The calls for each game are, in this order: `beginGame`; `tag` for each tag (comments may come before or between
/// them); `beginMoves` once; moves, glyphs, comments and variations in the order of the file; `endGame` once. Every
/// requirement except `endGame` has a default implementation that does nothing.
///
/// Legality is checked while reading. The first error ends a game with that error, and everything received for this
/// game must be discarded: a game is read completely or not at all.
///
/// Text is valid UTF-8, whatever the file's encoding, and valid only during the call: copy what you keep (`Span.text`).
///
/// A method whose signature does not match, for example with `Move` instead of `Move?` or `String` instead of a span,
/// is never called. Conform in an extension, `extension FirstMoves: PGNVisitor { … }`: there the compiler warns about
/// such methods.
///
/// ```swift
/// struct FirstMoves: PGNVisitor {
///     var counts: [String: Int] = [:]
///     var first: String?
///
///     mutating func beginMoves(from _: Position) -> PGNSkipPolicy { .variations }
///
///     mutating func move(_ move: Move?, at _: SourceLocation, before: Position, after _: Position) {
///         if first == nil, let move { first = before.san(move) }
///     }
///
///     mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
///         if let first, case .success = outcome { counts[first, default: 0] += 1 }
///         first = nil
///     }
/// }
/// var games = PGNReader(Array("1. e4 (1. c4) e5 *  1. d4 *  1. e4 Nf3 *".utf8)).makeIterator()
/// var visitor = FirstMoves()
/// while games.visitGame(&visitor) {}
/// print(visitor.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })  // ["d4 1", "e4 1"]
/// ```
public protocol PGNVisitor {
    /// Begins a game.
    /// - Parameters:
    ///   - number: The number of the game, starting with 1 and counting rejected games; 0 if the file as a whole is
    ///     rejected.
    ///   - location: The location of the game's first tag, comment or move.
    mutating func beginGame(_ number: Int, at location: SourceLocation)

    /// Receives a tag pair with `\"` and `\\` in its value resolved. A name may occur more than once.
    mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>)

    /// Ends the tags and begins the moves.
    /// - Parameter start: The position of the FEN tag, or the standard start position.
    /// - Returns: the parts of the moves to skip.
    mutating func beginMoves(from start: Position) -> PGNSkipPolicy

    /// Receives a legal move, or nil for a null move (`--`), with the positions before and after it.
    /// - Parameters:
    ///   - move: A legal move in `before`.
    ///   - location: The location of the move.
    ///   - before: The position before the move.
    ///   - after: The position after the move.
    mutating func move(_ move: Move?, at location: SourceLocation, before: Position, after: Position)

    /// Receives a glyph. Before the first move of a variation it belongs to that move, otherwise to the last move.
    mutating func nag(_ nag: NAG)

    /// Receives a comment, byte for byte as between its braces, or between `;` and the end of the line.
    mutating func comment(_ text: Span<UInt8>)

    /// Begins a variation, which replaces the last move received on this level.
    mutating func beginVariation()

    /// Ends the variation. The line continues after the replaced move.
    mutating func endVariation()

    /// Receives an error of a game that is read nevertheless: a Result tag that contradicts the result, and every error if
    /// the reader is lenient (`PGNStrictness.lenient`).
    mutating func error(_ error: PGNError)

    /// Ends the game.
    /// - Parameter outcome: The result after the moves (that of the Result tag if the moves have none or `*`), or the
    ///   error in the game.
    mutating func endGame(_ outcome: Result<GameResult, PGNError>)
}

/// The parts of a game's moves that a visitor skips. Skipped text is only tokenised: moves are not played, and errors
/// are not found, except unclosed comments. The end of an error-free game is the same for all policies.
public enum PGNSkipPolicy: Sendable {
    /// Skip nothing.
    case nothing
    /// Skip variations with their comments and glyphs. An unclosed variation is still an error.
    case variations
    /// Skip all moves, glyphs and comments: only the tags are needed.
    case moves
}

/// The default implementations ignore everything.
extension PGNVisitor {
    public mutating func beginGame(_ number: Int, at location: SourceLocation) {}
    public mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {}
    public mutating func beginMoves(from start: Position) -> PGNSkipPolicy { .nothing }
    public mutating func move(_ move: Move?, at location: SourceLocation, before: Position, after: Position) {}
    public mutating func nag(_ nag: NAG) {}
    public mutating func comment(_ text: Span<UInt8>) {}
    public mutating func beginVariation() {}
    public mutating func endVariation() {}
    public mutating func error(_ error: PGNError) {}
}
