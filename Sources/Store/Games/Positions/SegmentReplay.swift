/// The games of a segment of the position index that is being written, in the order of their IDs: they are replayed on
/// several cores, and the occurrences of their positions are collected.
final class SegmentReplay {
    var games: IndexedGames
    let bins: OccurrenceBins
    private let repeated: RepeatedPositions?
    private var read = GamesToReplay(first: 0)
    /// Games that other cores replay, the first ones first.
    private var running: [DividedWork<GamesToReplay.Replayed>] = []
    private var replayed: [GamesToReplay.Replayed] = []

    /// The batches of games that other cores may have before them: some milliseconds of work. Each keeps a megabyte.
    private static let greatestRunning = 2

    /// - Parameters:
    ///   - first: the ID from which the games are counted.
    ///   - count: about the number of games.
    ///   - repeated: the positions that may get an entry; nil for all.
    ///   - file: a temporary file whose contents are not needed any more.
    init(first: Int64, count: Int, _ repeated: RepeatedPositions?, in file: UnnamedFile) {
        games = IndexedGames(first: first, count: count)
        bins = OccurrenceBins(in: file)
        self.repeated = repeated
    }

    /// Adds games, and waits for those that are replayed.
    ///
    /// - Parameter game: adds a game.
    func add(_ game: (inout GamesToReplay) -> Void) throws {
        game(&read)
        if read.isFull { try replayRead() }
    }

    /// Adds games without waiting, as many as the other cores can begin with.
    ///
    /// - Parameter next: adds the next game; returns false after the last one.
    func addInAdvance(_ next: (inout GamesToReplay) throws -> Bool) throws {
        while running.first?.isComplete == true { try addRunning() }
        while running.count < Self.greatestRunning {
            while !read.isFull, try next(&read) {}
            guard read.isFull else { return }
            running.append(read.beginReplay(repeated?.found))
            read = GamesToReplay(first: read.end)
        }
    }

    /// Waits for the games that were added in advance.
    func waitForOthers() throws {
        while !running.isEmpty { try addRunning() }
    }

    /// Call it after the last game.
    func finish() throws {
        try waitForOthers()
        try replayRead()
        try addReplayed()
        repeated?.removeAll()
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

    private func addRunning() throws {
        for part in running.removeFirst().results() { try add(part) }
    }

    private func add(_ part: GamesToReplay.Replayed) throws {
        for game in part.games { try games.append(game) }
        for occurrence in part.occurrences { try bins.add(occurrence) }
    }
}
