import Chess
import Foundation
import PGN

/// The moves that players chose in the positions of some games.
struct GameAnswers {
    /// Later moves are outside every repertoire.
    private static let plies = 40

    private(set) var games = 0
    private var moves: [PositionIdentity: [Move: Int]] = [:]

    /// - Parameters:
    ///   - text: PGN; faulty games are skipped.
    ///   - ratings: counts only the moves of players with these ratings; nil counts all.
    init(_ text: [UInt8], ratings: ClosedRange<Int>? = nil) {
        for game in PGNReader(text) {
            guard let tree = try? game.tree.get() else { continue }
            let counts = Self.sidesThatCount(tree.tags, ratings)
            guard !counts.isEmpty else { continue }
            games += 1
            var position = tree.start
            for id in tree.mainLine().prefix(Self.plies) {
                guard let move = tree[id].move else { continue }
                if counts.contains(position.sideToMove) {
                    moves[position.identity, default: [:]][move, default: 0] += 1
                }
                position.play(move)
            }
        }
    }

    private static func sidesThatCount(_ tags: TagPairs, _ ratings: ClosedRange<Int>?) -> [Side] {
        guard let ratings else { return [.white, .black] }
        return [(Side.white, "WhiteElo"), (Side.black, "BlackElo")].compactMap { side, tag in
            tags[tag].flatMap { Int($0) }.flatMap { ratings.contains($0) ? side : nil }
        }
    }

    /// Draws a move as often as it was played; nil where no move is left.
    /// - Parameter tried: never drawn.
    func draw(in position: Position, without tried: Move?, by generator: inout some RandomNumberGenerator) -> Move? {
        let played = (moves[position.identity] ?? [:]).filter { $0.key != tried }
            .map { (move: $0.key, uci: position.uci($0.key), count: $0.value) }.sorted { $0.uci < $1.uci }
        let total = played.reduce(0) { $0 + $1.count }
        guard total > 0 else { return nil }
        var number = Int.random(in: 0..<total, using: &generator)
        for one in played {
            if number < one.count { return one.move }
            number -= one.count
        }
        return nil
    }
}

/// The games of a PGN file in two parts: those that a database may know, and those it must not, from which answers are
/// drawn.
struct DividedGames {
    /// One game of this many is kept from the database.
    static let share = 10

    private(set) var known: [UInt8] = []
    private(set) var heldOut: [UInt8] = []

    /// - Throws: `BenchError` if the file cannot be read.
    init(path: String) throws {
        let text = try Self.bytes(path)
        let tag = Array("\n[Event ".utf8)
        var begin = 0
        var number = 0
        while begin < text.count {
            let end = Self.next(tag, in: text, after: begin) ?? text.count
            if number % Self.share == 0 { heldOut += text[begin..<end] } else { known += text[begin..<end] }
            number += 1
            begin = end
        }
    }

    static func bytes(_ path: String) throws -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else { throw BenchError("\(path) cannot be read") }
        return [UInt8](data)
    }

    private static func next(_ tag: [UInt8], in text: [UInt8], after begin: Int) -> Int? {
        var index = begin + 1
        while index + tag.count <= text.count {
            if text[index] == tag[0], text[index..<index + tag.count].elementsEqual(tag) { return index }
            index += 1
        }
        return nil
    }
}
