import Chess
import GameDatabases
import Testing

@testable import Store

/// Which positions a game may have reached, by its outline.
@Suite struct GameOutlineTests {
    private func position(_ line: String) throws -> Position {
        try line.split(separator: " ").reduce(into: Position.initial) { $0.play(try $0.move(san: String($1))) }
    }

    private func outline(_ line: String) throws -> GameOutline {
        var recorder = GameOutline.Recorder()
        var position = Position.initial
        var moves: [UInt8] = []
        for san in line.split(separator: " ") {
            let move = try position.move(san: String(san))
            moves.append(stored: position.storedMove(move))
            position.play(move)
        }
        let replay = StoredReplay(
            moves.span, from: .initial, depth: .max, watching: GameOutline.countedPly,
            pawns: { recorder.add(homePawns: $0, ply: $1) }, watched: { recorder.add($0, ply: $1, move: $2) })
        return recorder.finish(replay.last)
    }

    /// White's e-pawn leaves its square at ply 1, the d-pawn at ply 9, in the next interval; the c-pawn never does.
    @Test(arguments: [
        ("", true),
        ("e4", true),
        ("e4 e5 d4", true),
        ("e4 e5 d3 d6", true),
        ("d4", false),
        ("e4 e5 c4", false),
        ("e4 e5 Nf3 Nc6 Bb5 a6", false),
        ("e4 e5 Nf3 Nc6 Bb5 Nf6 Bxc6", false),
    ])
    func `pawns leave their squares in the order of the game`(line: String, isPossible: Bool) throws {
        let game = try outline("e4 e5 Nf3 Nc6 Nc3 Nf6 Bc4 Bc5 d3 d6 O-O O-O Bg5 h6")
        #expect(GameOutline.Target(try position(line)).mayBeReached(by: game) == isPossible)
    }

    @Test func `a position with fewer men than the end of a game is not reached`() throws {
        let bareKings = try Position(fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 80")
        #expect(!GameOutline.Target(bareKings).mayBeReached(by: try outline("e4 e5")))
    }
}
