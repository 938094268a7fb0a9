/// Reads games from a text that arrives in pieces: a file of any size in constant memory.
///
/// See `PGNReader` for what it accepts. The buffer never holds more than the current token and the piece it came with:
/// 64 KiB, or the length of the longest comment.
///
/// With Foundation, for a file at `path`:
///
/// ```swift
/// let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
/// var stream = PGNStream { count in [UInt8](try file.read(upToCount: count) ?? Data()) }
/// var counts = PGNCounts()
/// while try stream.visitGame(&counts) {}
/// print(counts.games, counts.plies)  // 2 5
/// ```
public struct PGNStream {
    private var scan: PGNScan
    private let more: (Int) throws -> [UInt8]
    /// The part of a game that was read before the source threw an error.
    private var builder = GameTreeBuilder()

    /// - Parameters:
    ///   - strictness: What happens with a game that has errors.
    ///   - more: Returns the next bytes of the text, at most `count`; empty at the end. It is not called again after
    ///     that.
    public init(strictness: PGNStrictness = .strict, _ more: @escaping (_ count: Int) throws -> [UInt8]) {
        scan = PGNScan(strictness)
        self.more = more
    }

    /// Reads the next game and reports its content to a visitor. Returns false at the end of the text. A file rejected
    /// as a whole is one game with number 0 that consists of its error.
    ///
    /// The time is linear in the game's length. Rethrows errors of the source; a further call with the same visitor
    /// continues in the same game. Errors in the game itself are reported to the visitor.
    public mutating func visitGame(_ visitor: inout some PGNVisitor) throws -> Bool {
        try scan.nextGame(&visitor, more)
    }

    /// Reads the next game into a recorder as `visitGame(_:)` does, but faster, because the compiler knows
    /// the visitor.
    public mutating func recordGame(_ recorder: inout GameRecorder) throws -> Bool {
        try scan.nextGame(&recorder, RecordedMove.self, more)
    }

    /// Returns the next parts of the text, which can be recorded at the same time; the stream stays where it is. There
    /// are none where the text cannot be divided. Rethrows errors of the source.
    ///
    /// - Parameters:
    ///   - count: The greatest number of parts.
    ///   - size: The least number of bytes of a part.
    package mutating func parts(_ count: Int, of size: Int) throws -> [PGNPart] {
        try scan.parts(count, of: size, more)
    }

    /// Passes the games that a part has recorded. Returns nil, without a change, if the part does not begin with the
    /// next game; then its games do not count.
    package mutating func pass(_ part: PGNPart.Outcome) -> PGNPart.Offset? { scan.pass(part) }

    /// Reads the next game into a tree; nil at the end of the text. Only this game is in memory. Rethrows errors of the
    /// source; a further call continues in the same game.
    public mutating func readGame() throws -> ReadGame? {
        guard try scan.nextGame(&builder, more) else { return nil }
        defer { builder = GameTreeBuilder() }
        return builder.game
    }
}
