import Chess
import Openings
import Scheduling
import Testing
import TrainingSupport

@testable import Training

@Suite struct ComparisonPlannerTests {
    private let book = TrainingTests.book("1. e4 e5 2. Nf3 Nc6 3. Bb5 *")

    private func game(_ line: String, played: String = "2026.11.30 18:00:00") throws -> ComparedGame {
        var position = Position.initial
        var moves: [Move] = []
        for san in line.split(separator: " ") {
            let move = try position.move(san: String(san))
            moves.append(move)
            position = position.playing(move)
        }
        let digest = GameDigest(side: .white, words: [played], start: .initial, moves: moves)
        return ComparedGame(
            digest: digest, side: .white, played: played, walk: BookWalk(of: moves, in: book))
    }

    /// The move of an event.
    private func played(_ event: CardEvent) -> String? {
        switch event.event {
        case .seenInGames(let seen): seen.played
        case .madeDue(_, let played): played
        default: nil
        }
    }

    /// The state of a card after one event.
    private func state(_ event: ReviewEvent, of card: CardID, on day: StudyDay) -> CardState {
        let entry = CardEvent(event, of: card, at: Moment(day: day, instant: 0))
        return CardState(replaying: [LoggedEvent(id: 1, entry)], under: .sm2)
    }

    /// Learnt cards of the book, each due on a day.
    private func content(due: Int) -> ComparisonContent {
        var content = ComparisonContent()
        for (index, card) in book.cards.enumerated() {
            let id = CardID(Int64(index + 1))
            let state = state(.known(due: today.advanced(by: due)), of: id, on: today.advanced(by: -30))
            content.cards[card.key] = ComparisonContent.AskedCard(id: id, state: state)
        }
        return content
    }

    private func plan(
        _ games: [ComparedGame], _ content: ComparisonContent, countsAsReview: Bool = false
    ) -> ComparisonPlan {
        ComparisonPlanner.plan(games, content, at: at(), countsAsReview: countsAsReview)
    }

    @Test func `a departure makes its card due and the others seen`() throws {
        let plan = plan([try game("e4 e5 Bc4")], content(due: 10))
        #expect(plan.events.map(\.event.name) == ["seenInGames", "madeDue"])
        #expect(plan.events.map(played) == ["e2e4", "f1c4"])
        #expect(plan.events.last?.event == .madeDue(due: today, played: "f1c4"))
        #expect(plan.report.due == 1)
        #expect(plan.report.seen == 1)
    }

    @Test func `a late card stays late`() throws {
        let plan = plan([try game("e4 e5 Bc4")], content(due: -3))
        #expect(plan.events.last?.event == .madeDue(due: today.advanced(by: -3), played: "f1c4"))
    }

    @Test func `a card that is new, suspended or not asked does not change`() throws {
        var content = content(due: 10)
        let keys = book.cards.map(\.key)
        content.cards[keys[1]] = ComparisonContent.AskedCard(
            id: CardID(2), state: CardState(replaying: [], under: .sm2))
        #expect(plan([try game("e4 e5 Bc4")], content).report.notLearnt == 1)
        content.cards[keys[1]] = nil
        #expect(plan([try game("e4 e5 Bc4")], content).events.map(\.event.name) == ["seenInGames"])
    }

    @Test func `a game that was compared before changes nothing`() throws {
        let game = try game("e4 e5 Bc4")
        var content = content(due: 10)
        content.games[game.digest] = 1
        content.newest = 1
        let plan = plan([game, try self.game("e4 e5 Nf3")], content)
        #expect(plan.report.standings.map(\.isNew) == [false, true])
        #expect(plan.newGames.count == 1)
        #expect(plan.events.map(\.event.name) == ["seenInGames", "seenInGames"])
    }

    @Test func `a game from before the card was learnt shows nothing`() throws {
        var content = content(due: 10)
        let state = state(.review(.good), of: CardID(2), on: today)
        content.cards[book.cards[1].key] = ComparisonContent.AskedCard(id: CardID(2), state: state)
        let early = today.advanced(by: -1)
        let plan = plan([try game("e4 e5 Bc4", played: "\(early) 10:00:00")], content)
        #expect(plan.events.map(played) == ["e2e4"])
        #expect(plan.report.due == 0)
    }

    @Test func `earlier departures at the same position are counted`() throws {
        let games = [
            try game("e4 e5 Bc4", played: "2026.11.03"), try game("e4 e5 d4", played: "2026.11.01"),
            try game("e4 e5 Nc3", played: "2026.11.02"),
        ]
        #expect(plan(games, content(due: 10)).report.standings.map(\.departuresBefore) == [2, 0, 1])
        #expect(plan(games, content(due: 10)).report.cards.count == 1)
    }

    @Test func `a remembered card counts as a review only when asked to`() throws {
        let games = [try game("e4 e5 Nf3")]
        #expect(plan(games, content(due: 0)).report.reviewed == 0)
        let plan = plan(games, content(due: 0), countsAsReview: true)
        #expect(plan.report.reviewed == 2)
        let graded = plan.events.map { event -> Grade? in
            if case .seenInGames(let seen) = event.event { seen.grade } else { nil }
        }
        #expect(graded == [.good, .good])
    }
}
