import Chess
import Testing

/// The result of an illegal move is undefined, but does no further harm.
struct IllegalMoveTests {
    @Test(arguments: Side.allCases)
    func `a position without a king can be queried without a crash`(side: Side) throws {
        let position = Position.initial
        for from in Square.all {
            let after = position.playing(Move(from: from, to: position.king(of: side)))
            let texts = after.legalMoves().map { after.san($0) + after.uci($0) }
            #expect(texts.count == after.legalMoveCount)
            #expect(after.checkers.count <= 16)
            #expect(after.fen.utf8.count > 20)
        }
    }
}
