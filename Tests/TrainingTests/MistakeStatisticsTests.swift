import Chess
import Openings
import Scheduling
import Testing

@testable import Training

@Suite struct MistakeStatisticsTests {
    private static let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"
    private static let open = "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq -"
    private static let closed = "rnbqkbnr/ppp1pppp/8/3p4/8/8/PPPPPPPP/RNBQKBNR w KQkq -"
    private static let far = "rnbqkb1r/ppp2ppp/3ppn2/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"

    private func candidate(
        _ card: Int64, _ epd: String, _ prepared: String..., played: [String], side: Side = .white
    ) -> Confusion.Candidate {
        let mistakes = PositionMistakes(card: CardID(card), reviews: .none, played: played)
        return Confusion.Candidate(
            card: CardID(card), key: CardKey(side: side, epd: epd), prepared: prepared, wrongMoves: mistakes.wrongMoves)
    }

    private func mistakes(_ card: Int64, passed: Int, of counted: Int) throws -> PositionMistakes {
        PositionMistakes(
            card: CardID(card), reviews: try #require(Retention(passed: passed, counted: counted)), played: [])
    }

    @Test func `the worst positions failed most often, then in the larger share`() throws {
        let all = [
            try mistakes(1, passed: 3, of: 5), try mistakes(2, passed: 0, of: 2), try mistakes(3, passed: 4, of: 7),
            try mistakes(4, passed: 2, of: 2), try mistakes(5, passed: 3, of: 5),
        ]
        #expect(all.worst(9).map(\.card.rawValue) == [3, 2, 1, 5])
        #expect(all.worst(2).count == 2)
    }

    @Test func `equally frequent wrong moves are in the order of their text`() {
        let moves = PositionMistakes(card: CardID(1), reviews: .none, played: ["g1f3", "d2d4", "b1c3", "d2d4"])
            .wrongMoves
        #expect(moves.map(\.move) == ["d2d4", "b1c3", "g1f3"] && moves.map(\.times) == [2, 1, 1])
    }

    @Test func `positions are mixed up when each answer was played in the other position`() {
        let one = candidate(1, Self.start, "e2e4", played: ["d2d4", "d2d4", "c2c4"])
        let other = candidate(2, Self.open, "d2d4", played: ["e2e4"])
        let pairs = Confusion.search([other, one], count: 5)
        #expect(pairs.count == 1)
        #expect(pairs.first?.first.card == CardID(1) && pairs.first?.first.times == 2)
        #expect(pairs.first?.second.played == [.init(move: "e2e4", times: 1)])
        #expect(pairs.first?.differingSquares == 2)
        // Only one way, or another side.
        #expect(Confusion.search([one, candidate(3, Self.open, "d2d4", played: ["c2c4"])], count: 5).isEmpty)
        #expect(
            Confusion.search([one, candidate(3, Self.open, "d2d4", played: ["e2e4"], side: .black)], count: 5).isEmpty)
    }

    @Test func `of equally frequent pairs the more similar one counts, and each position is in one pair`() {
        let one = candidate(1, Self.open, "e2e4", played: ["d2d4"])
        let far = candidate(2, Self.far, "d2d4", played: ["e2e4"])
        let near = candidate(3, Self.start, "d2d4", played: ["e2e4"])
        #expect(Confusion.search([one, far, near], count: 5).map(\.second.card.rawValue) == [3])
        // A more frequent pair comes first, however different.
        let frequent = candidate(2, Self.far, "d2d4", played: ["e2e4", "e2e4"])
        let twice = candidate(1, Self.open, "e2e4", played: ["d2d4", "d2d4"])
        #expect(Confusion.search([twice, frequent, near], count: 5).map(\.second.card.rawValue) == [2])
        #expect(Confusion.search([twice, frequent, near], count: 0).isEmpty)
    }

    @Test func `hours are those of the wall clock, and need twenty reviews each for a best and a worst`() throws {
        func quarter(_ hour: Int64, _ passed: Int, _ counted: Int) throws -> QuarterHour {
            QuarterHour(
                start: hour * 3_600_000, reviews: try #require(Retention(passed: passed, counted: counted)))
        }
        let quarters = [
            try quarter(5, 19, 20), try quarter(21, 10, 20), try quarter(48 + 5, 1, 1), try quarter(12, 0, 19),
        ]
        let hours = HoursOfDay(quarters) { _ in 7_200 }
        #expect(hours.reviews[7].counted == 21 && hours.reviews[23].passed == 10 && hours.reviews[14].counted == 19)
        #expect(hours.best == 7 && hours.worst == 23)
        #expect(HoursOfDay(quarters.prefix(1)) { _ in 0 }.best == nil)
        // Half hours, and hours before 1970.
        #expect(HoursOfDay(quarters.prefix(1)) { _ in 19_800 }.reviews[10].counted == 20)
        #expect(HoursOfDay([try quarter(-1, 1, 1)]) { _ in 0 }.reviews[23].counted == 1)
    }

    @Test func `the calendar has whole weeks from Monday to Sunday`() {
        // 2026-11-21 is a Saturday.
        let sums = [0, -1, -13].map { DaySums(day: today.advanced(by: $0), answers: 1 - $0) }
        let activity = DailyActivity(2, to: today, of: sums)
        #expect(activity.answers.count == 14 && activity.activeDays == 3)
        #expect(activity.calendar.map(\.count) == [7, 7, 7])
        #expect(activity.calendar[0] == [nil, nil, nil, nil, nil, nil, 14])
        #expect(activity.calendar[2] == [0, 0, 0, 0, 2, 1, nil])
        #expect(DailyActivity(0, to: today, of: sums).calendar.isEmpty)
    }

    @Test func `a mean time is rounded and needs an answer`() {
        #expect(AnswerTimes().mean == nil)
        #expect((AnswerTimes(answers: 1, milliseconds: 2) + AnswerTimes(answers: 1, milliseconds: 1)).mean == 2)
    }
}
