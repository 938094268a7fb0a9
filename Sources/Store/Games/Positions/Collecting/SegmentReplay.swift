/// The games of a segment of the position index that is being written, in the order of their IDs: they are replayed on
/// several cores, and the occurrences of their positions are collected.
final class SegmentReplay {
    private var games: IndexedGames
    private let bins: OccurrenceBins
    private let repeated: RepeatedStructures?
    private var read = GamesToReplay(first: 0)
    private var replayed: [GamesToReplay.Replayed] = []

    /// - Parameters:
    ///   - first: the ID from which the games are counted.
    ///   - count: about the number of games.
    ///   - repeated: the structures of positions that may get an entry; nil if all positions may.
    ///   - file: a temporary file whose contents are not needed any more.
    init(first: Int64, count: Int, _ repeated: RepeatedStructures?, in file: UnnamedFile) {
        games = IndexedGames(first: first, count: count)
        bins = OccurrenceBins(in: file)
        self.repeated = repeated
    }

    /// Adds the current game of a cursor, after full batches of games are replayed.
    func add(_ id: Int64, _ cursor: GameCursor) throws {
        read.append(id, cursor)
        if read.isFull { try replayRead() }
    }

    /// Returns the games and their positions. Call it once, after the last game.
    func content() throws -> SegmentContent {
        try replayRead()
        try addReplayed()
        repeated?.removeAll()
        defer { games = IndexedGames(first: 0, count: 0) }
        return SegmentContent(games: games, bins: bins)
    }

    // While games are replayed, those before them are added.
    private func replayRead() throws {
        replayed = try read.replayed(repeated?.found, while: addReplayed)
        read = GamesToReplay(first: read.end)
    }

    private func addReplayed() throws {
        for part in replayed { try add(part) }
        replayed = []
    }

    private func add(_ part: GamesToReplay.Replayed) throws {
        for game in part.games { try games.append(game) }
        for occurrence in part.occurrences { try bins.add(occurrence) }
    }
}
