import GRDB

/// The positions of the games of a first import, collected while the games are read, so that few games have to be replayed
/// for the position index: one in twenty-five of half a million.
///
/// Games are numbered in the order in which they are read. Which of them are added, and which later positions belong to an
/// entry of the index, is known when all were read: while the games are written.
final class ImportedPositions {
    private let folder: String
    private let bins: OccurrenceBins
    private let structures = RepeatedStructures()
    /// The number of the next game that is read.
    private var nextRead: UInt32 = 0
    /// The numbers of the games that were cut.
    private var removed: [Range<UInt32>] = []
    /// The games that were added.
    private var games: IndexedGameFile
    /// The number of the next game that is written or left out.
    private var nextWritten: UInt32 = 0
    /// By number: the index of each game among those that were added. Empty as long as it is the number.
    private var indexes: [UInt32] = []
    private var replay = Replay()

    /// - Parameter folder: where a temporary file belongs.
    init(in folder: String) {
        self.folder = folder
        bins = OccurrenceBins(in: UnnamedFile(in: folder))
        games = IndexedGameFile(in: folder)
    }

    /// Whether the positions of new games are all that an index needs: these are the first games, written in a single
    /// transaction.
    static func areComplete(for db: Database) throws -> Bool {
        try !ImportPace.hasPauses(db) && GameIndexes.areEmpty(db) && PositionIndex(db).isEmpty()
    }

    // MARK: - While games are read

    /// Adds the positions of the next games.
    func add(_ read: ReadPositions) throws {
        let first = nextRead
        nextRead += UInt32(truncatingIfNeeded: read.games.count)
        try bins.add(read, firstGame: first)
        structures.add(read.structures)
    }

    /// A place between two games, to which the list can be cut back.
    struct Mark { fileprivate let number: UInt32 }

    var mark: Mark { Mark(number: nextRead) }

    /// Removes the games after a mark.
    func cut(to mark: Mark) {
        if mark.number < nextRead { removed.append(mark.number..<nextRead) }
    }

    // MARK: - While games are written

    /// Call it after the last game was read.
    func beginWriting() { structures.finish() }

    /// Adds the next game. Its ID is one more than that of the game that was added before.
    ///
    /// - Throws: `StoreError` when the disk is full or the temporary file was damaged.
    func add(_ game: StagedGame) throws {
        guard let history = game.history else { throw StagedGames.damaged(in: folder) }
        passRemoved()
        if history.hasLate(in: structures.found) { try addLate(game) }
        if !indexes.isEmpty { indexes.append(UInt32(truncatingIfNeeded: games.count)) }
        nextWritten += 1
        try games.append(GameFacts(game.summary), history)
    }

    private func addLate(_ game: StagedGame) throws {
        replay.play(game)
        try replay.structures.forEachLate(of: replay.keys.count, in: structures.found) {
            try bins.add(replay.occurrence(at: $0, game: nextWritten))
        }
    }

    /// Leaves the next game out.
    func leaveOut() {
        passRemoved()
        leaveOut(1)
    }

    private func passRemoved() {
        while let range = removed.first, range.lowerBound <= nextWritten {
            removed.removeFirst()
            leaveOut(range.count)
        }
    }

    private func leaveOut(_ count: Int) {
        if indexes.isEmpty { indexes = Array(0..<nextWritten) }
        indexes += Array(repeating: OccurrenceBins.leftOut, count: count)
        nextWritten += UInt32(truncatingIfNeeded: count)
    }

    /// Frees memory after the last game.
    func endWriting() {
        passRemoved()
        structures.removeAll()
    }

    /// Returns the positions of the games that were added, for `PositionIndex`. Call it once, after `endWriting()`.
    ///
    /// - Parameter first: the ID of the first game that was added.
    func content(first: Int64) throws -> SegmentContent {
        defer { indexes = [] }
        return SegmentContent(games: try games.games(from: first), bins: bins, indexes: indexes)
    }
}
