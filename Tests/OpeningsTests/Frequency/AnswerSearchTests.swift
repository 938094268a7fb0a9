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

    private func sans(_ line: String, _ answers: [SuggestedAnswer]) throws -> [String] {
        let asked = try position(line)
        return answers.map { asked.san($0.move) }
    }

    // After 1.d4 e6 the move 2.c4 is the position after 1.c4 e6 2.d4, which the book has.
    @Test func `an answer that leads back into the book comes first if it is hardly worse, and costs one card`() throws
    {
        let answers = try answers("d4 e6", ["c4": (100, 54), "e4": (100, 58)])
        #expect(try sans("d4 e6", answers) == ["c4", "e4"])
        #expect(answers.map(\.newCards) == [1, 2])
        let place = try #require(answers[0].transposesTo)
        #expect(book.positions[place].identity == (try position("d4 e6 c4").identity))
    }

    // The mean is 56 %, so the edges are 100/150 of -0.05 and 0.05: 0.033 and -0.033.
    @Test func `a move that leads back but is worse by more than three hundredths comes by its score`() throws {
        let answers = try answers("d4 e6", ["c4": (100, 51), "e4": (100, 61)])
        #expect(try sans("d4 e6", answers) == ["e4", "c4"])
        #expect(answers.map { ($0.edge * 1000).rounded() } == [33, -33])
    }

    @Test func `three wins do not outweigh three hundred games, and rare moves are left out`() throws {
        let answers = try answers("d4 f5", ["g3": (300, 180), "c4": (60, 33), "h3": (3, 3)])
        #expect(try sans("d4 f5", answers) == ["g3", "c4"])
    }

    @Test func `the most played move is always listed`() throws {
        let games = ["g3": (100, 60), "c4": (100, 61), "Nc3": (100, 62), "Bg5": (150, 60)]
        #expect(try sans("d4 f5", answers("d4 f5", games)) == ["Nc3", "c4", "Bg5"])
    }

    @Test func `a move that leads back is found even if it was never played`() throws {
        let answers = try answers("d4 e6", [:])
        #expect(try sans("d4 e6", answers) == ["c4"])
        #expect(answers.map(\.played) == [nil] && answers.allSatisfy(\.isRare))
    }

    // 52 % where Elo expects 36 % is better than 58 % where it expects 64 %.
    @Test func `the score is compared with what the ratings let expect`() throws {
        let asked = try position("d4 f5")
        let strong = PlayedMove(
            try asked.move(san: "g3"), games: 100, white: 52, black: 48,
            rated: RatedScore(games: 100, edge: 0.52 - 0.36))
        let weak = PlayedMove(
            try asked.move(san: "c4"), games: 100, white: 58, black: 42,
            rated: RatedScore(games: 100, edge: 0.58 - 0.64))
        let answers = try AnswerSearch(book) { position in
            position == asked ? PlayedMoves(games: 200, moves: [weak, strong]) : nil
        }.answers(in: asked)
        #expect(try sans("d4 f5", answers) == ["g3", "c4"])
        #expect(answers[0].edge.isNear((100 * 0.16 + 50 * 0.05) / 150) && !answers[0].isRare)
    }
}
