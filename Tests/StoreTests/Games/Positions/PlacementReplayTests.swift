import Chess
import GameDatabases
import Testing

@testable import Store

struct PlacementReplayTests {
    /// Castling on both sides, en passant on both sides, promotions to all pieces with and without a capture.
    private static let games = [
        "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 d6 Bg5 Bg4 Nc3 Qd7 Qd2 O-O-O",
        "d4 d5 Nc3 Nc6 Bf4 Bf5 Qd2 Qd7 O-O-O e6 e3 Bb4 Nf3 Nf6 Bd3 O-O",
        "e4 a6 e5 d5 exd6 h5 dxc7 h4 g4 hxg3 cxb8=N gxh2 Nc6 hxg1=B Ne5 Bxf2+ Kxf2",
        "a4 h5 a5 b5 axb6 h4 bxc7 h3 cxb8=Q hxg2 Qxa7 gxh1=R Qxa8 R1xh2 Qxc8 Rxf2 Kxf2",
        "h4 g5 hxg5 h6 gxh6 Nf6 h7 Ng8 hxg8=R Rxh1 Rxf8+ Kxf8",
    ]

    @Test(arguments: games)
    func `every position of a game is found, and other placements are not`(game: String) throws {
        var position = Position.initial
        var positions = [position]
        var moves: [UInt8] = []
        for san in game.split(separator: " ") {
            let move = try position.move(san: String(san))
            moves.append(stored: position.storedMove(move))
            position = position.playing(move)
            positions.append(position)
        }
        for (ply, position) in positions.enumerated() {
            let search = PlacementReplay(position)
            #expect(moves.withUnsafeBufferPointer(search.mayReach), "ply \(ply)")
            // The same moves without the last ones do not lead there.
            let fewer = moves.prefix(max(0, 2 * (ply - 1)))
            #expect(ply == 0 || !Array(fewer).withUnsafeBufferPointer(search.mayReach), "before ply \(ply)")
        }
    }

    /// At the end of the line the men stand as in the position, but a king or rook that must not have moved may have.
    @Test(arguments: [
        ("e4 e5 Ke2 Ke7 Ke1 Ke8 d4", "rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b kq - 0 4", false),
        ("e4 e5 Ke2 Ke7 Ke1 Ke8 d4", "rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b - - 0 4", true),
        ("h4 h5 Rh3 Rh6 Rh1 Rh8 d4", "rnbqkbnr/ppppppp1/8/7p/3P3P/8/PPP1PPP1/RNBQKBNR b KQq - 0 4", false),
        ("h4 h5 Rh3 Rh6 Rh1 Rh8 d4", "rnbqkbnr/ppppppp1/8/7p/3P3P/8/PPP1PPP1/RNBQKBNR b Qq - 0 4", true),
        ("e4 d5 Ke2 d4 Ke1 d3 Nf3 dxc2", "rnbqkbnr/ppp1pppp/8/8/4P3/5N2/PPpP1PPP/RNBQKB1R w kq - 0 5", true),
    ])
    func `what must not have moved ends the replay when it moves`(line: String, fen: String, isFound: Bool) throws {
        var position = Position.initial
        var moves: [UInt8] = []
        for san in line.split(separator: " ") {
            let move = try position.move(san: String(san))
            moves.append(stored: position.storedMove(move))
            position = position.playing(move)
        }
        let search = PlacementReplay(try Position(fen: fen))
        #expect(moves.withUnsafeBufferPointer(search.mayReach) == isFound)
    }
}
