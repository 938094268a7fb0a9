import Chess
import PGN

/// Makes games of legal moves with everything a file can hold, the same ones for the same seed.
struct GameMaker {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// The next number below `bound` (SplitMix64).
    private mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    private static let comments = [
        " a ", "", "two\nlines", "[%clk 0:01:00]", "brace } inside", "{ opening", "1. e4 *", "\"quoted\" [x]", " ü ♞ ",
        ";", "%",
        "carriage\r\nreturn", "a rather long remark that will hardly find room beside other things on its line",
    ]

    private mutating func comment() -> Comment {
        Comment(Self.comments[next(Self.comments.count)])
    }

    mutating func game() -> GameTree {
        var game = GameTree(result: GameResult.allCases[next(4)])
        var ends = [GameTree.root]
        if next(4) == 0 { game.add(comment(), to: GameTree.root) }
        for _ in 0..<next(60) {
            let parent = next(5) == 0 ? GameTree.NodeID(index: next(game.count)) : ends[ends.count - 1]
            let moves = game.position(at: parent).legalMoves()
            guard !moves.isEmpty, let node = game.append(moves[next(moves.count)], to: parent) else { continue }
            ends.append(node)
            if next(3) == 0 { game.add(comment(), to: node) }
            if next(6) == 0 { game.add(comment(), to: node) }
            if next(3) == 0 { game.add(NAG(rawValue: UInt8(next(256))), to: node) }
            if next(6) == 0 { game.add(NAG(rawValue: UInt8(next(8))), to: node) }
            if !game[node].isFirstChild, next(4) == 0 { game.add(before: comment(), to: node) }
        }
        return game
    }
}
