/// Replays the games of a first import for the position index while SQLite builds the other indexes, which takes one core.
///
/// The games are read as they were staged, because a connection cannot do both. Their IDs have no gaps.
final class StagedReplay {
    private var reader: StagedGames.Reader
    private let added: AddedGames
    private let replay: SegmentReplay
    private var number = 0
    private var id: Int64
    private var isFinished = false
    private var failure: (any Error)?

    /// Which of the staged games were added, a bit for each.
    struct AddedGames {
        private var words: [UInt64]
        private(set) var count = 0

        init(capacity: Int) { words = Array(repeating: 0, count: capacity / 64 + 1) }

        mutating func insert(_ number: Int) {
            words[number / 64] |= 1 << UInt64(number % 64)
            count += 1
        }

        func contains(_ number: Int) -> Bool { words[number / 64] >> UInt64(number % 64) & 1 == 1 }
    }

    /// - Parameters:
    ///   - first: the ID of the first added game.
    ///   - repeated: the positions that may get an entry.
    ///   - folder: where temporary files belong.
    init(
        _ staged: StagedGames, _ added: AddedGames, first: Int64, _ repeated: RepeatedPositions, in folder: String
    ) {
        reader = StagedGames.Reader(staged)
        self.added = added
        id = first
        replay = SegmentReplay(first: 0, count: added.count, repeated, in: UnnamedFile(in: folder))
    }

    /// Gives the other cores games to replay, and adds those that they have replayed. Call it again and again.
    func advance() {
        guard !isFinished, failure == nil, Cores.count > 1 else { return }
        do {
            try replay.addInAdvance(addNext)
        } catch {
            failure = error
        }
    }

    /// Replays the other games.
    ///
    /// - Parameter shouldContinue: called after each 250 games.
    /// - Throws: also what went wrong before; `CancellationError` after `shouldContinue` returned false.
    func finish(while shouldContinue: () -> Bool) throws -> SegmentReplay {
        isFinished = true
        if let failure { throw failure }
        try replay.waitForOthers()
        while let game = try nextAdded() {
            try replay.add { $0.append(game.id, game.game) }
            if number % 250 == 0, !shouldContinue() { throw CancellationError() }
        }
        try replay.finish()
        return replay
    }

    private func addNext(_ games: inout GamesToReplay) throws -> Bool {
        guard let next = try nextAdded() else { return false }
        games.append(next.id, next.game)
        return true
    }

    private func nextAdded() throws -> (id: Int64, game: StagedGame)? {
        while let game = try reader.next() {
            number += 1
            guard added.contains(number - 1) else { continue }
            defer { id += 1 }
            return (id, game)
        }
        return nil
    }
}
