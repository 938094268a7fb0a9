public import Chess
import SeededRandom

/// Positions of seeded random games. Random games leave the book at once, and castle, promote and capture en passant in
/// ways that master games never do.
public enum RandomGames {
    /// Returns every `step`th position of random games of standard chess or Chess960.
    public static func positions(seed: UInt64, games: Int, isChess960: Bool, step: Int = 13) throws -> [Position] {
        var generator = SeededGenerator(seed: seed)
        var positions: [Position] = []
        for _ in 0..<games {
            var position = isChess960 ? try chess960Start(generator.below(960)) : .initial
            for ply in 0..<(4 + generator.below(157)) {
                let moves = position.legalMoves()
                guard !moves.isEmpty else { break }
                position = position.playing(generator.pick(moves))
                if ply % step == step / 2 { positions.append(position) }
            }
        }
        return positions
    }

    /// Returns the start position with that number, 0…959, in Scharnagl's numbering (518 is standard chess).
    public static func chess960Start(_ number: Int) throws -> Position {
        var rank = [Character?](repeating: nil, count: 8)
        rank[number % 4 * 2 + 1] = "b"
        rank[number / 4 % 4 * 2] = "b"
        func empty(_ index: Int) -> Int { rank.indices.filter { rank[$0] == nil }[index] }
        rank[empty(number / 16 % 6)] = "q"
        let knights = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)][number / 96]
        let places = (empty(knights.0), empty(knights.1))
        rank[places.0] = "n"
        rank[places.1] = "n"
        for piece in "rkr" { rank[empty(0)] = piece }
        let black = String(rank.compactMap { $0 })
        return try Position(fen: "\(black)/pppppppp/8/8/8/8/PPPPPPPP/\(black.uppercased()) w KQkq - 0 1")
    }

    /// Returns one position of a random game of standard chess or, with probability 1/3, of Chess960.
    static func position(_ generator: inout SeededGenerator) -> Position {
        var position = Position.initial
        if generator.isLucky(oneIn: 3), let start = try? chess960Start(generator.below(960)) { position = start }
        for _ in 0..<generator.below(120) {
            let moves = position.legalMoves()
            guard !moves.isEmpty else { break }
            position = position.playing(generator.pick(moves))
        }
        return position
    }
}
