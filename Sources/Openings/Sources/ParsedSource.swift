public import Chess
public import PGN

/// A PGN file that was parsed once: its bytes, their digest, its chapters and its errors.
///
/// Side detection, planning and storing share it, so none of them parses the text again. The games of a small source
/// stay in memory. A large source stores only the offset of each game and parses its moves when they are needed: a
/// million chapters take little more memory than their file.
public struct ParsedSource: Sendable {
    /// The whole file.
    public let bytes: [UInt8]
    /// The FNV-1a digest of the bytes. It may be stored.
    public let digest: Int64
    /// Why the file as a whole is refused (compressed, binary, UTF-16); nil if it is read.
    public let refusal: PGNError?
    /// The errors of the rejected games, in the file's order.
    public let errors: [PGNError]
    /// The Result tags that contradict the result. Their games are part of the source like others.
    public let warnings: [PGNError]
    let games: [ParsedGame]

    /// The largest size in bytes of a source whose games stay in memory.
    public static let inMemoryLimit = 1 << 20

    /// Parses a file.
    ///
    /// - Parameter inMemoryLimit: the largest size in bytes of a source whose games stay in memory.
    /// - Complexity: O(bytes).
    public init(_ bytes: [UInt8], inMemoryLimit: Int = ParsedSource.inMemoryLimit) {
        let reader = PGNReader(bytes)
        let staysInMemory = bytes.count <= inMemoryLimit
        var games: [ParsedGame] = []
        var errors: [PGNError] = []
        var warnings: [PGNError] = []
        var iterator = reader.makeIterator()
        while true {
            let location = iterator.nextGameLocation
            guard let game = iterator.next() else { break }
            switch game.tree {
            case .success: warnings += game.errors
            case .failure(let error): errors.append(error)
            }
            games.append(ParsedGame(game, at: location, staysInMemory: staysInMemory))
        }
        self.bytes = bytes
        digest = Checksum.of(bytes)
        refusal = reader.refusal
        self.errors = errors
        self.warnings = warnings
        self.games = games
    }

    /// The number of games, rejected ones included.
    public var count: Int { games.count }

    /// Whether a game has a move.
    public var hasMoves: Bool { games.contains { $0.facts.contains(.hasMoves) } }

    /// Whether a game has a move. A rejected game has none.
    ///
    /// - Parameter index: from 0.
    public func hasMoves(at index: Int) -> Bool { games[index].facts.contains(.hasMoves) }

    /// Returns a game; nil for a rejected one. O(1) for a small source, O(bytes of the game) for a large one.
    ///
    /// - Parameter index: from 0.
    public func game(at index: Int) -> ReadGame? {
        switch games[index].content {
        case .loaded(let loaded): loaded.game
        case .text(let location): PGNReader(bytes).game(at: location)
        case .rejected: nil
        }
    }

    /// Returns the chapters of a repertoire: the games without errors whose side is known and which the limits admit.
    ///
    /// - Parameters:
    ///   - repertoire: the name of the repertoire they belong to.
    ///   - sides: one for each game.
    public func chapters(of repertoire: String, sides: [Side?], limits: ImportLimits = .none) -> [Chapter] {
        let origin = ChapterOrigin(games: games, text: bytes, source: 0, repertoire: repertoire)
        return games.indices.compactMap { index in
            if case .rejected = games[index].content { return nil }
            guard sides.indices.contains(index), let side = sides[index], limits.admits(chapter: index + 1) else {
                return nil
            }
            return Chapter(game: index, side: side, origin: origin)
        }
    }
}

extension ParsedSource: Equatable {
    /// Two sources are equal when their bytes are.
    public static func == (left: ParsedSource, right: ParsedSource) -> Bool {
        left.digest == right.digest && left.bytes == right.bytes
    }
}
