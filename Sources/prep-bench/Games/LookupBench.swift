import Chess
import Foundation
import PGN
import Store

/// Measures how fast the database returns the moves played in a position.
struct LookupBench {
    let database: String
    let program: String
    let rounds: Int

    func run() throws {
        let file = try LearnerFile.openReadOnly(path: database)
        let sample = try PositionSample(of: file)
        var table = Table("", "min", "median", "max", "positions")
        var warm = Figures()
        for _ in 0..<rounds {
            for position in sample.indexed {
                warm.add(1e6 * (try seconds { _ = try file.statistics(of: position) }))
            }
        }
        table.add("a position of the index, warm, µs", warm, places: 1, last: "\(sample.indexed.count)")
        var once = Figures()
        for position in sample.seenOnce { once.add(1e3 * (try seconds { _ = try file.statistics(of: position) })) }
        table.add("a position seen once, ms", once, places: 1, last: "\(sample.seenOnce.count)")
        for (name, filter) in filters {
            var figures = Figures()
            for position in [.initial] + sample.indexed.prefix(12) + sample.seenOnce.prefix(3) {
                figures.add(1e3 * (try seconds { _ = try file.statistics(of: position, filter) }))
            }
            table.add("with \(name), ms", figures, places: 1, last: "16")
        }
        file.close()
        var nothing = Figures()
        var shell = Figures()
        for position in sample.indexed.prefix(max(20, rounds)) {
            nothing.add(1e3 * (try seconds { _ = try Child.run("/bin/true", []) }))
            shell.add(
                1e3
                    * (try seconds {
                        _ = try Child.run(program, ["--db", database, "explore", "--fen", position.fen])
                    }))
        }
        table.add("prep explore from the shell, ms", shell, places: 1, last: "20")
        table.add("/bin/true, ms", nothing, places: 1)
        table.print()
    }

    private var filters: [(String, GameFilter)] {
        var strong = GameFilter()
        strong.elo = 2400...2600
        var recent = GameFilter()
        recent.since = 2000
        var won = GameFilter()
        won.result = .whiteWins
        var player = GameFilter()
        player.player = "K"
        return [("--elo 2400-2600", strong), ("--since 2000", recent), ("--result 1-0", won), ("--player K", player)]
    }
}

/// Positions reached from the start by moves of the games; deterministic for a given database.
private struct PositionSample {
    /// The positions of the index, beginning with the start position.
    private(set) var indexed: [Position] = []
    /// Positions outside the index that occur in one game.
    private(set) var seenOnce: [Position] = []

    private var seed: UInt64 = 20_261_121

    init(of file: LearnerFile) throws {
        var tries = 0
        while indexed.count < 200 || seenOnce.count < 20, tries < 4000 {
            tries += 1
            try walk(file)
        }
    }

    /// Follows random moves that were played, from the start until one game is left.
    private mutating func walk(_ file: LearnerFile) throws {
        var position = Position.initial
        while let statistics = try file.indexedStatistics(of: position), !statistics.moves.isEmpty {
            if indexed.count < 200, !indexed.contains(position) { indexed.append(position) }
            position.play(statistics.moves[draw(min(statistics.moves.count, 4))].move)
        }
        guard seenOnce.count < 20, try file.indexedStatistics(of: position) == nil, position.fullmoveNumber > 8,
            try file.statistics(of: position).games == 1
        else { return }
        seenOnce.append(position)
    }

    /// Returns a pseudo-random number below `count` from a linear congruential generator.
    private mutating func draw(_ count: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((seed >> 33) % UInt64(count))
    }
}
