import Chess
import Openings
import Scheduling
import Testing
import Training
import TrainingSupport

@testable import Coach

/// Which moves are evaluated before an answer, and in which order.
@Suite struct LookAheadPlanTests {
    private static let card = CardID(1)
    private static let moment = Moment(day: StudyDay(number: 20_778), instant: 0)

    private func moves(_ uci: [String]) throws -> [Move] {
        try uci.map { try #require(Position.initial.move(uci: $0)) }
    }

    private func log(_ events: [ReviewEvent]) throws -> [LoggedEvent] {
        try InMemoryLog(events.map { CardEvent($0, of: Self.card, at: Self.moment) }).events(of: Self.card)
    }

    private func wrong(_ uci: String...) -> [ReviewEvent] { uci.map { .wrongTry(WrongTry(played: $0)) } }

    /// The deviations planned for the start position, where 1.e4 is the main move and 1.Nf3 an alternative.
    private func deviations(_ events: [ReviewEvent], games: [String] = []) throws -> [String] {
        let played = try moves(games).enumerated().map { index, move in
            PlayedMove(move, games: 100 - index, white: 0, draws: 0, black: 0)
        }
        let plan = LookAheadPlan(
            at: .initial, prepared: try moves(["e2e4", "g1f3"]), log: try log(events),
            games: played.isEmpty ? nil : PlayedMoves(games: 1000, moves: played))
        return plan.deviations.map(Position.initial.uci)
    }

    @Test func `the learner's wrong moves come first, the most frequent of them before the latest`() throws {
        #expect(try deviations(wrong("d2d4", "b2b4", "d2d4", "f2f4")) == ["d2d4", "f2f4", "b2b4"])
    }

    @Test func `the most frequent moves of the games follow, without those of the log`() throws {
        #expect(try deviations(wrong("b2b4"), games: ["d2d4", "b2b4", "c2c4"]) == ["b2b4", "d2d4", "c2c4"])
        #expect(try deviations([], games: ["d2d4", "c2c4"]) == ["d2d4", "c2c4"])
        #expect(try deviations([]) == [])
    }

    @Test func `prepared moves are no deviations`() throws {
        #expect(try deviations(wrong("g1f3", "d2d4"), games: ["e2e4", "g1f3", "c2c4"]) == ["d2d4", "c2c4"])
    }

    @Test func `no more deviations are planned than the limit`() throws {
        let games = ["d2d4", "c2c4", "g2g3", "b2b3", "f2f4", "b1c3"]
        #expect(try deviations([], games: games).count == LookAheadPlan.maximumDeviations)
        let many = wrong("a2a3", "a2a4", "h2h3", "h2h4", "b2b4", "g2g4")
        #expect(try deviations(many, games: games) == ["g2g4", "b2b4", "h2h4", "h2h3", "a2a4"])
    }

    @Test func `a second wrong try and a game that made the card due count, an undone try does not`() throws {
        let second = ReviewEvent.answered(GradedAnswer(.review, .wrongShown, by: .retry, played: "c2c4"))
        let found = ReviewEvent.answered(GradedAnswer(.review, .wrongFound, by: .retry, played: "e2e4"))
        let due = ReviewEvent.madeDue(due: Self.moment.day, played: "d2d4")
        let tried = wrong("c2c4", "a2a3")
        #expect(try deviations(tried + [.undone(target: 2), second, due, found]) == ["c2c4", "d2d4"])
    }

    @Test func `a logged move that is not legal here is left out`() throws {
        #expect(try deviations(wrong("e7e5", "nonsense", "d2d4")) == ["d2d4"])
    }
}
