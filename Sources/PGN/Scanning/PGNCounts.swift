public import Chess

/// What a PGN text holds, as `prep pgn check` reports it: a visitor that counts.
///
/// ```swift
/// let counts = PGNCounts(reading: Array("1. e4 (1. d4 {solid}) e5 1-0  1. Ke2 *".utf8))
/// print(counts.games, counts.plies, counts.variations, counts.comments)  // 2 3 1 1
/// print(counts.errors.map(\.game))  // [2]
/// ```
public struct PGNCounts: Hashable, Sendable {
    /// All games, refused ones included; a file refused as a whole has none.
    public private(set) var games = 0
    /// Moves of main lines and variations; like all that follows, of the games without error.
    public private(set) var plies = 0
    /// Variations with at least one move.
    public private(set) var variations = 0
    /// Comments, also those before the first move.
    public private(set) var comments = 0
    /// Glyphs; one that is repeated behind the same move is one.
    public private(set) var nags = 0
    /// One for each refused game, in the order of the file.
    public private(set) var errors: [PGNError] = []

    /// The counts before the game that is being read, which count again should it be refused.
    private var earlier = Sums()
    private var isVariationEmpty = false
    /// The glyphs of the last move, behind those of the moves that the open variations replace, each from its start.
    private var nagsHere: [NAG] = []
    private var nagsStart = 0
    private var outerStarts: [Int] = []

    private struct Sums: Hashable {
        var plies = 0
        var variations = 0
        var comments = 0
        var nags = 0
    }

    /// Nothing counted yet.
    public init() {}

    /// Reads the whole text.
    public init(reading bytes: [UInt8]) {
        var games = PGNReader(bytes).makeIterator()
        while games.visitGame(&self) {}
    }

    /// Reads a text that comes piece by piece, to its end. What its source throws is thrown.
    /// - Parameters:
    ///   - stream: is read to its end.
    ///   - report: is given each error as it is found; the errors are not kept then, so that memory stays constant
    ///     however many there are.
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
        forgetGame()
    }

    public mutating func move(_ move: Move?, at location: SourceLocation, before: Position, after: Position) {
        plies += 1
        if isVariationEmpty {
            // Glyphs before a variation's first move are its own.
            variations += 1
            isVariationEmpty = false
        } else {
            nagsHere.removeLast(nagsHere.count - nagsStart)
        }
    }

    public mutating func nag(_ nag: NAG) {
        guard !nagsHere[nagsStart...].contains(nag) else { return }
        nagsHere.append(nag)
        nags += 1
    }

    public mutating func comment(_ text: Span<UInt8>) { comments += 1 }

    public mutating func beginVariation() {
        isVariationEmpty = true
        outerStarts.append(nagsStart)
        nagsStart = nagsHere.count
    }

    public mutating func endVariation() {
        guard let outer = outerStarts.popLast() else { return }
        let inner = nagsHere[nagsStart...]
        nagsHere.removeLast(inner.count)
        nagsStart = outer
        // Those of a variation without moves are the glyphs of the move before it.
        if isVariationEmpty {
            nags -= inner.count
            for nag in inner { self.nag(nag) }
        }
        isVariationEmpty = false
    }

    public mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
        if case .failure(let error) = outcome {
            errors.append(error)
            plies = earlier.plies
            variations = earlier.variations
            comments = earlier.comments
            nags = earlier.nags
        }
        // Between games nothing but the counts is left, so that equal counts are equal.
        forgetGame()
        earlier = Sums()
    }

    private mutating func forgetGame() {
        isVariationEmpty = false
        nagsHere.removeAll(keepingCapacity: true)
        nagsStart = 0
        outerStarts.removeAll(keepingCapacity: true)
    }
}
