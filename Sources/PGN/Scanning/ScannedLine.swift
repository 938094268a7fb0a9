import Chess

/// The line of a game that is being played, and the variations that are open.
struct ScannedLine {
    /// The positions before and after the last move.
    private(set) var before = Position.initial
    private(set) var after = Position.initial
    private(set) var lastMove: Move?
    /// The number of half-moves from the start of the game to the end of the line.
    private(set) var ply = 0
    /// The number of moves since the start of the variation or of the game.
    private var length = 0
    private var open: [OpenVariation] = []
    private let reader = UsualMoveReader()
    /// The positions in which the open variations begin, without repetitions.
    private var origins: [Position] = []

    /// An open variation.
    struct OpenVariation {
        let location: SourceLocation
        /// The line to which the variation belongs: its last move, its ply and its length.
        fileprivate let replaced: Move?
        fileprivate let outerPly: UInt32
        fileprivate let outerLength: UInt32
        /// Whether the variation has its own start position; otherwise it replaces the same move as the enclosing
        /// variation.
        fileprivate let hasOwnOrigin: Bool

        /// The ply of the enclosing line.
        var ply: Int { Int(outerPly) }
    }

    /// The number of open variations.
    var depth: Int { open.count }

    @inline(__always)
    var isMainLine: Bool { open.isEmpty }

    /// The innermost open variation; nil in the main line.
    var innermost: OpenVariation? { open.last }

    /// Begins a game without moves.
    mutating func reset() {
        closeAll()
        start(from: .initial)
        ply = 0
        length = 0
    }

    /// Sets the position before the first move.
    mutating func start(from position: Position) {
        before = position
        after = position
    }

    /// Plays a move.
    @inline(__always)
    mutating func play(san: Span<UInt8>) throws(SANError) {
        before = after
        lastMove = try after.play(san: san)
        ply += 1
        length += 1
    }

    /// Plays a move that is written in a usual form; returns false, without a change, for any other.
    @inline(__always)
    mutating func play(_ word: MoveWord) -> Bool {
        guard let move = reader.play(word, in: &after, before: &before) else { return false }
        lastMove = move
        ply += 1
        length += 1
        return true
    }

    /// Counts a move that is not played.
    @inline(__always)
    mutating func skipMove() { ply += 1 }

    /// Returns false if there is no move that a variation could replace.
    mutating func openVariation(at location: SourceLocation) -> Bool {
        guard length > 0 else { return false }
        // The first move of a variation replaces the move that the variation itself replaces.
        let hasOwnOrigin = open.isEmpty || length > 1
        if hasOwnOrigin { origins.append(before) }
        open.append(
            OpenVariation(
                location: location, replaced: lastMove, outerPly: UInt32(truncatingIfNeeded: ply),
                outerLength: UInt32(truncatingIfNeeded: length), hasOwnOrigin: hasOwnOrigin))
        after = before
        ply -= 1
        length = 0
        return true
    }

    /// Returns false if no variation is open.
    mutating func closeVariation() -> Bool {
        guard let variation = open.popLast() else { return false }
        if let origin = origins.last { before = origin }
        if variation.hasOwnOrigin { origins.removeLast() }
        after = variation.replaced.map { before.playing($0) } ?? before.playingNull() ?? before
        lastMove = variation.replaced
        ply = variation.ply
        length = Int(variation.outerLength)
        return true
    }

    /// Closes all variations without returning to the main line: the game is rejected.
    mutating func closeAll() {
        open.removeAll(keepingCapacity: true)
        origins.removeAll(keepingCapacity: true)
    }
}
