public import Chess

/// The counts of a PGN text, as `prep pgn check` reports them, collected by a visitor.
///
/// ```swift
/// let counts = PGNCounts(reading: Array("1. e4 (1. d4 {solid}) e5 1-0  1. Ke2 *".utf8))
/// print(counts.games, counts.plies, counts.variations, counts.comments)  // 2 3 1 1
/// print(counts.errors.map(\.game))  // [2]
/// ```
public struct PGNCounts: Hashable, Sendable {
    /// The number of games including rejected ones; 0 for a file rejected as a whole.
    public private(set) var games = 0
    /// The moves of main lines and variations. This and the following counts cover games without errors.
    public private(set) var plies = 0
    /// The variations with at least one move.
    public private(set) var variations = 0
    /// The comments, including those before the first move.
    public private(set) var comments = 0
    /// The glyphs; a repeated glyph after the same move counts once.
    public private(set) var nags = 0
    /// The errors in the order of the file: one for each rejected game, and Result tags that contradict the result.
    public private(set) var errors: [PGNError] = []

    /// The counts before the current game, restored if it is rejected.
    private var earlier = Sums()
    private var isVariationEmpty = false
    /// The glyphs of the last move, preceded by those of the moves that the open variations replace.
    private var currentNAGs: [NAG] = []
    private var nagsStart = 0
    private var outerStarts: [Int] = []

    private struct Sums: Hashable {
        var plies = 0
        var variations = 0
        var comments = 0
        var nags = 0
    }

    /// Creates empty counts.
    public init() {}

    /// Reads the whole text.
    public init(reading bytes: [UInt8]) {
        var games = PGNReader(bytes).makeIterator()
        while games.visitGame(&self) {}
    }

    /// Reads a stream to its end. Rethrows errors of the source.
    /// - Parameters:
    ///   - stream: The text.
    ///   - report: Receives each error when it is found. The errors are not stored, so memory stays constant.
    public init(reading stream: inout PGNStream, _ report: (PGNError) -> Void) throws {
        while try stream.visitGame(&self) {
            for error in errors { report(error) }
            errors.removeAll(keepingCapacity: true)
        }
    }

    /// Adds the counts of another file.
    public mutating func add(_ other: PGNCounts) {
        games += other.games
        plies += other.plies
        variations += other.variations
        comments += other.comments
        nags += other.nags
        errors += other.errors
    }
}

extension PGNCounts: PGNVisitor {
    public mutating func beginGame(_ number: Int, at location: SourceLocation) {
        if number > 0 { games += 1 }
        earlier = Sums(plies: plies, variations: variations, comments: comments, nags: nags)
        resetGame()
    }

    public mutating func move(_ move: Move?, at location: SourceLocation, before: Position, after: Position) {
        plies += 1
        if isVariationEmpty {
            // Glyphs before a variation's first move belong to that move.
            variations += 1
            isVariationEmpty = false
        } else {
            let count = currentNAGs.count - nagsStart
            if count > 0 { currentNAGs.removeLast(count) }
        }
    }

    public mutating func nag(_ nag: NAG) {
        guard !currentNAGs[nagsStart...].contains(nag) else { return }
        currentNAGs.append(nag)
        nags += 1
    }

    public mutating func comment(_ text: Span<UInt8>) { comments += 1 }

    public mutating func beginVariation() {
        isVariationEmpty = true
        outerStarts.append(nagsStart)
        nagsStart = currentNAGs.count
    }

    public mutating func endVariation() {
        guard let outer = outerStarts.popLast() else { return }
        let inner = currentNAGs[nagsStart...]
        currentNAGs.removeLast(inner.count)
        nagsStart = outer
        // The glyphs of a variation without moves belong to the move before it.
        if isVariationEmpty {
            nags -= inner.count
            for nag in inner { self.nag(nag) }
        }
        isVariationEmpty = false
    }

    public mutating func error(_ error: PGNError) { errors.append(error) }

    public mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
        if case .failure(let error) = outcome {
            errors.append(error)
            plies = earlier.plies
            variations = earlier.variations
            comments = earlier.comments
            nags = earlier.nags
        }
        // Reset everything but the counts between games, so that equal counts compare equal.
        resetGame()
        earlier = Sums()
    }

    private mutating func resetGame() {
        isVariationEmpty = false
        currentNAGs.removeAll(keepingCapacity: true)
        nagsStart = 0
        outerStarts.removeAll(keepingCapacity: true)
    }
}
