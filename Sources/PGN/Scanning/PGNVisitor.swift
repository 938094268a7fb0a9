public import Chess

/// Hears games as they are read, without a tree being built: for counting, searching, importing.
///
/// For each game, in this order: `beginGame`; its tags, each by `tag` (a comment may stand before or between them);
/// `beginMoves` once; moves, glyphs, comments and variations as they stand in the file; `endGame` once. Every
/// requirement but the last has a default that does nothing, so a visitor names what it wants to hear.
///
/// Legality is checked while reading. The first fault ends a game with that error, and what was heard of it before
/// must be thrown away: a game is never half read.
///
/// Text is valid UTF-8, whatever the file's encoding, and only on loan: copy what must stay (`Span.text`).
///
/// A method that is not quite the one asked for, with `Move` for `Move?` or `String` for a span, is never called.
/// Conform in an extension, `extension FirstMoves: PGNVisitor { … }`: of those the compiler warns there.
///
/// ```swift
/// struct FirstMoves: PGNVisitor {
///     var counts: [String: Int] = [:]
///     var first: String?
///
///     mutating func beginMoves(from _: Position) -> PGNInterest { .mainLine }
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
    /// A game begins.
    /// - Parameters:
    ///   - number: counted from 1, refused games included; 0 when the file as a whole is refused.
    ///   - location: the game's first tag, comment or move.
    mutating func beginGame(_ number: Int, at location: SourceLocation)

    /// A tag pair, `\"` and `\\` in its value resolved. A name may come more than once.
    mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>)

    /// All tags have been heard; moves follow.
    /// - Parameter start: the FEN tag's position, or the initial one.
    /// - Returns: how much of the moves this visitor wants.
    mutating func beginMoves(from start: Position) -> PGNInterest

    /// A legal move, or nil for a null move (`--`), with the positions around it.
    /// - Parameters:
    ///   - move: legal in `before`.
    ///   - location: where the move stands.
    ///   - before: the position it is made in.
    ///   - after: the position it leads to.
    mutating func move(_ move: Move?, at location: SourceLocation, before: Position, after: Position)

    /// A glyph; before the first move of a variation it belongs to that move, elsewhere to the last one.
    mutating func nag(_ nag: NAG)

    /// A comment, byte for byte between its braces, or between `;` and the line's end.
    mutating func comment(_ text: Span<UInt8>)

    /// A variation begins, which replaces the last move heard on this level.
    mutating func beginVariation()

    /// The variation ends. The line goes on behind the move it replaced.
    mutating func endVariation()

    /// The game ends.
    /// - Parameter outcome: the result behind the moves (the Result tag's where there is none, or where `*` stands
    ///   there and the tag knows), or what is wrong with the game.
    mutating func endGame(_ outcome: Result<GameResult, PGNError>)
}

/// How much of a game's moves a visitor wants to hear. What it does not want is passed over at the speed of the
/// syntax: moves there are not played, and faults there, except a comment without end, not found. Where a game without
/// faults ends does not depend on it.
public enum PGNInterest: Sendable {
    /// All that is in the game.
    case everything
    /// No variations, nor the comments and glyphs in them; that each is closed is looked at.
    case mainLine
    /// No moves, glyphs or comments: the tags were enough.
    case nothing
}

/// What a visitor does not name is passed over.
extension PGNVisitor {
    public mutating func beginGame(_ number: Int, at location: SourceLocation) {}
    public mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {}
    public mutating func beginMoves(from start: Position) -> PGNInterest { .everything }
    public mutating func move(_ move: Move?, at location: SourceLocation, before: Position, after: Position) {}
    public mutating func nag(_ nag: NAG) {}
    public mutating func comment(_ text: Span<UInt8>) {}
    public mutating func beginVariation() {}
    public mutating func endVariation() {}
}
