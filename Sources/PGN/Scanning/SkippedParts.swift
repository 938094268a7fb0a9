/// The parts of a game's moves that its visitor skips.
struct SkippedParts {
    var policy = PGNSkipPolicy.nothing
    /// The number of skipped variations that are open.
    private(set) var depth = 0
    /// Whether the rest of the current line is skipped because of an error in it (`PGNStrictness.lenient`).
    var isLineLost = false
    /// The location where the outermost of them was opened.
    private(set) var start = SourceLocation.start

    /// Whether moves are read here rather than skipped.
    @inline(__always)
    var isReading: Bool { policy != .moves && depth == 0 && !isLineLost }

    mutating func openVariation(at location: SourceLocation) {
        if depth == 0 { start = location }
        depth += 1
    }

    /// Returns false if no skipped variation is open.
    mutating func closeVariation() -> Bool {
        guard depth > 0 else { return false }
        depth -= 1
        return true
    }

    mutating func closeAll() { depth = 0 }
}
