import Chess
import FuzzDrivers
import TestSupport
import Testing

/// Everything written is read back equal, for positions of random games.
@Suite struct RoundTripTests {
    @Test(arguments: [false, true]) func `every legal move is written in SAN and UCI and read back`(isChess960: Bool)
        throws
    {
        let games = Long.rounds(30, long: 3_000)
        for position in try RandomGames.positions(seed: 518, games: games, isChess960: isChess960) {
            let moves = position.legalMoves()
            let texts = moves.map { position.san($0) }
            #expect(Set(texts).count == moves.count, "two moves share a name in \(position.fen)")
            for (move, text) in zip(moves, texts) {
                let bytes = Array(text.utf8)
                #expect(try position.move(san: bytes.span) == move, "\(text) in \(position.fen)")
                #expect(try SAN(utf8: bytes.span).move(in: position) == move, "\(text) in \(position.fen)")
                #expect(position.move(uci: position.uci(move)) == move, "\(text) in \(position.fen)")
                #expect(position.move(stored: position.storedMove(move)) == move, "\(text) in \(position.fen)")
                var appended: [UInt8] = []
                position.appendSAN(of: move, to: &appended)
                #expect(appended == bytes)
            }
        }
    }

    @Test(arguments: [false, true]) func `a fully disambiguated move is always read`(
        isChess960: Bool
    ) throws {
        for position in try RandomGames.positions(seed: 7, games: 12, isChess960: isChess960) {
            for move in position.legalMoves() where !move.isCastling {
                guard let piece = position[move.from] else { continue }
                let promotion = move.promotion.map { "=\($0.letter)" } ?? ""
                let text = "\(piece.kind.letter)\(move.from)-\(move.to)\(promotion)"
                #expect(try position.move(san: text) == move, "\(text) in \(position.fen)")
            }
        }
    }

    @Test(arguments: [false, true]) func `a position is written as FEN and read back in all castling styles`(
        isChess960: Bool
    ) throws {
        let games = Long.rounds(60, long: 6_000)
        for position in try RandomGames.positions(seed: 960, games: games, isChess960: isChess960, step: 5) {
            let texts = [position.fen, position.fen(castling: .sides), position.fen(castling: .files)]
            for text in texts {
                let read = try Position.reading(fen: text)
                // What follows the last move but one depends on the game only: an illegal en-passant capture.
                #expect(read.position.fen == position.fen)
                #expect(read.position.identity == position.identity)
                #expect(read.ignored.isEmpty)
            }
        }
    }

    @Test func `the 960 start positions are all different, and 518 is that of standard chess`() throws {
        let starts = try (0..<960).map { try RandomGames.chess960Start($0).fen }
        #expect(Set(starts).count == 960)
        #expect(starts[518] == Position.initial.fen)
    }

    @Test func `the incremental Polyglot key equals that of the FEN`() throws {
        for position in try RandomGames.positions(seed: 3, games: 20, isChess960: true) {
            #expect(try Position(fen: position.fen).key == position.key)
        }
    }
}
