import Chess
import FuzzDrivers
import Testing

/// Looking up moves by their squares, and asking about checks, captures and pins.
struct MoveLookupTests {
    @Test func `moves, checks, captures and pins agree with playing every move`() throws {
        for position in try RandomGames.positions(seed: 64, games: 12, isChess960: false, step: 9) {
            let moves = position.legalMoves()
            for square in Square.all {
                #expect(position.legalMoves(from: square) == moves.filter { $0.from == square })
            }
            for move in moves {
                #expect(position.move(from: move.from, to: move.to, promotion: move.promotion) == move)
                let after = position.playing(move)
                #expect(position.givesCheck(move) == after.isCheck, "\(position.uci(move)) in \(position)")
                let captured = position.occupied.count - after.occupied.count
                #expect(position.isCapture(move) == (captured == 1), "\(position.uci(move)) in \(position)")
            }
            for side in Side.allCases {
                for square in position.pieces(side) - position.pieces(.king) {
                    var board = position.board
                    board[square] = nil
                    let king = position.king(of: side)
                    // Without the piece a slider behind it would attack the king.
                    let behind = position.attackers(of: king, by: side.opponent)
                    let isPinned =
                        (try? Position(board: board, sideToMove: side)).map {
                            !($0.attackers(of: king, by: side.opponent) - behind).isEmpty
                        } ?? false
                    #expect(position.pinned(side).contains(square) == isPinned, "\(square) in \(position)")
                    #expect((position.pinLine(of: square) != nil) == isPinned)
                }
            }
        }
    }

    @Test func `a pinned piece stays on its line`() throws {
        let position = try Position(fen: "4k3/8/4r3/8/1b6/2N5/4B3/4K3 w - - 0 1")
        let c3 = try #require(Square("c3"))
        #expect(position.pinLine(of: c3)?.description == "e1 d2 c3 b4 a5")
        #expect(position.pinLine(of: try #require(Square("e1"))) == nil)
        #expect(position.pinLine(of: try #require(Square("h8"))) == nil)
    }
}
