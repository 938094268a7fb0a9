/// Games read from a text that comes piece by piece: a file of any size in constant memory.
///
/// What is read, and how, is said at `PGNReader`. At hand is never more than the token that is being read and the
/// piece it came with: 64 KiB, or as much as the longest comment takes.
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
    private var scan = PGNScan()
    private let more: (Int) throws -> [UInt8]
    /// What has been read of a game when the source throws inside it.
    private var builder = GameTreeBuilder()

    /// - Parameter more: the next bytes of the text, at most so many; none at its end. It is not asked again then.
    public init(_ more: @escaping (_ count: Int) throws -> [UInt8]) {
        self.more = more
    }

    /// Reads the next game and tells a visitor what is in it; false at the end of the text. A file refused as a whole
    /// is one game, number 0, that has nothing but its error.
    ///
    /// Linear in the game's bytes. What the source throws is thrown here, and asked again, with the same visitor, the
    /// game goes on from there; what is wrong with the game, the visitor hears.
    public mutating func visitGame(_ visitor: inout some PGNVisitor) throws -> Bool {
        try scan.nextGame(&visitor, more)
    }

    /// Reads the next game into a tree; nil at the end of the text. Only this one game is in memory. What the source
    /// throws is thrown here, and asked again, the game goes on from there.
    public mutating func readGame() throws -> ReadGame? {
        guard try scan.nextGame(&builder, more) else { return nil }
        defer { builder = GameTreeBuilder() }
        return builder.game
    }
}
