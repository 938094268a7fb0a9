import Chess
import Openings
import Testing

@Suite struct AnswerSearchTests {
    private let book = repertoire("1. d4 Nf6 (1... d5 2. c4) 2. c4 e6 3. Nc3 *\n\n1. c4 e6 2. d4 Nf6 *", .white)

    private func answers(_ line: String, _ moves: [String: (games: Int, wins: Int)]) throws -> [SuggestedAnswer] {
        let asked = try position(line)
        let search = AnswerSearch(book) { position in
            guard position == asked else { return nil }
            let played = try moves.sorted { $0.key < $1.key }.map { san, record in
                let move = try position.move(san: san)
                return PlayedMove(move, games: record.games, white: record.wins, black: record.games - record.wins)
            }
            return PlayedMoves(games: played.reduce(0) { $0 + $1.games }, moves: played)
        }
        return try search.answers(in: asked)
    }

    // After 1.d4 e6 the move 2.c4 is the position after 1.c4 e6 2.d4, which the book has.
    @Test func `an answer that leads back into the book comes first and costs one card`() throws {
        let answers = try answers("d4 e6", ["c4": (100, 54), "e4": (80, 46)])
        #expect(try answers.map { try position("d4 e6").san($0.move) } == ["c4", "e4"])
        #expect(answers.map(\.newCards) == [1, 2])
        let place = try #require(answers[0].transposesTo)
        #expect(book.positions[place].identity == (try position("d4 e6 c4").identity))
    }

    @Test func `a move that scores much worse is not suggested, even if it leads back`() throws {
        let answers = try answers("d4 e6", ["c4": (400, 120), "e4": (400, 240)])
        #expect(try answers.map { try position("d4 e6").san($0.move) } == ["e4"])
    }

    @Test func `three wins do not outweigh three hundred games, and rare moves are left out`() throws {
        let answers = try answers("d4 f5", ["g3": (300, 180), "c4": (60, 33), "h3": (3, 3)])
        #expect(try answers.map { try position("d4 f5").san($0.move) } == ["g3", "c4"])
    }

    @Test func `a move that leads back is found even if it was never played`() throws {
        let answers = try answers("d4 e6", [:])
        #expect(try answers.map { try position("d4 e6").san($0.move) } == ["c4"])
        #expect(answers.map(\.played) == [nil])
    }
}
