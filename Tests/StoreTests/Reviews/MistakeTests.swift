import Chess
import Openings
import Scheduling
import Testing
import Training

@testable import Store

@Suite struct MistakeTests {
    let scratch: Scratch
    let file: LearnerFile
    let cards: [CardID]

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
        cards = try file.makeCards(3)
        for card in cards { try file.review(card, .good, on: firstDay) }
    }

    private func append(_ event: ReviewEvent, _ card: CardID, _ offset: Int) throws -> LoggedEvent {
        let moment = Moment(day: firstDay.advanced(by: offset), instant: Int64(offset))
        return try file.append([CardEvent(event, of: card, at: moment)], expecting: nil)[0]
    }

    private func wrong(_ move: String, _ card: CardID, _ offset: Int) throws -> LoggedEvent {
        try append(.wrongTry(WrongTry(played: move)), card, offset)
    }

    private func mistakes(_ days: ClosedRange<Int>) throws -> [PositionMistakes] {
        try file.mistakes(firstDay.advanced(by: days.lowerBound)...firstDay.advanced(by: days.upperBound))
    }

    @Test func `wrong moves are counted, second tries too, and what was undone is not`() throws {
        _ = try wrong("d2d4", cards[0], 1)
        _ = try append(
            .answered(GradedAnswer(.review, .wrongShown, by: .retry, played: "g1f3")), cards[0], 1)
        _ = try wrong("d2d4", cards[0], 2)
        let undone = try wrong("c2c4", cards[0], 2)
        _ = try append(.undone(target: undone.id), cards[0], 2)
        let found = try mistakes(1...2)
        #expect(found.map(\.card) == [cards[0]])
        #expect(found[0].wrongMoves == [.init(move: "d2d4", times: 2), .init(move: "g1f3", times: 1)])
        #expect(found[0].reviews == Retention(passed: 0, counted: 1))
        // Another period, and all time.
        #expect(try mistakes(2...2)[0].wrongMoves == [.init(move: "d2d4", times: 1)])
        #expect(try mistakes(3...9).isEmpty)
        #expect(try file.mistakes(of: [cards[0], cards[1]]).map(\.wrongMoves.count) == [2])
    }

    @Test func `a review counts with its final grade, and only with an interval before it`() throws {
        let review = try file.review(cards[1], .blackout, on: firstDay.advanced(by: 1))
        #expect(try mistakes(0...1).map(\.failed) == [1])
        _ = try append(.regraded(Regrade(target: review.id, grade: .hard)), cards[1], 1)
        #expect(try mistakes(0...1).isEmpty)
        #expect(
            try file.reviews(firstDay...firstDay.advanced(by: 1)) == [
                cards[1]: Retention(passed: 1, counted: 1) ?? .none
            ])
    }

    @Test func `only cards of active repertoires, or of a name, are counted`() throws {
        _ = try wrong("d2d4", cards[0], 1)
        try file.setActive(false, named: "cards", day: firstDay, instant: 0)
        #expect(try mistakes(0...2).isEmpty)
        let days = firstDay...firstDay.advanced(by: 2)
        #expect(try file.mistakes(days, named: "cards").map(\.card) == [cards[0]])
    }

    @Test func `leeches and positions to repeat are found by their columns`() throws {
        try scratch.run("UPDATE card SET lapses = 8 WHERE id = 1; UPDATE card SET lapses = 12 WHERE id = 3")
        #expect(try file.leeches().map(\.id) == [cards[2], cards[0]])
        #expect(try file.leeches(named: "cards").count == 2)
        #expect(throws: StoreError.self) { try file.leeches(named: "nobody") }
        try file.review(cards[1], .wrongFound, on: firstDay.advanced(by: 1))
        #expect(try file.cardsToRepeat(on: firstDay.advanced(by: 1)).map(\.id) == [cards[1]])
        #expect(try file.cardsToRepeat(on: firstDay.advanced(by: 2)).isEmpty)
    }

    @Test func `the line of a card is that of its repertoire; other starts begin at the card`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian, name: "italian", path: "/files/italian.pgn"))
        let card = try #require(try file.card(Sample.key("e4", "e5")))
        let lines = try file.lines(of: [card.id, cards[0]])
        #expect(lines[card.id]?.moves.count == 2)
        #expect(lines[cards[0]]?.moves.isEmpty == true)
        #expect(lines[cards[0]]?.start.epd == Scratch.start(1))
    }
}
