import Chess
import Openings
import Scheduling
import Testing
import Training

@testable import Store

/// The effect of compared games on cards.
@Suite struct ComparisonTests {
    let scratch: Scratch
    let file: LearnerFile
    let reply = Sample.key("e4", "e5")
    private let today = firstDay.advanced(by: 10)

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
        _ = try file.applyImport(Sample.plan(Sample.italian))
    }

    private var moment: Moment { Moment(day: today, instant: Int64(today.number) * 86_400_000) }

    /// A game of White's.
    private func game(_ line: String, played: String = "2026.11.30 18:00:00", link: String = "") throws -> ComparedGame
    {
        let material = try file.drillMaterial()
        let book = try #require(material.repertoires.first)
        var position = Position.initial
        var moves: [Move] = []
        for san in line.split(separator: " ") {
            let move = try position.move(san: String(san))
            moves.append(move)
            position.play(move)
        }
        let digest = GameDigest(side: .white, words: ["Me", "You", played, link], start: .initial, moves: moves)
        return ComparedGame(digest: digest, side: .white, played: played, walk: BookWalk(of: moves, in: book))
    }

    private func events(_ key: CardKey) throws -> [EventRow] {
        try file.eventRows(of: #require(try file.card(key)).id)
    }

    @Test func `a forgotten card is due today, and keeps its interval when it is answered right`() throws {
        let before = try file.learn(reply)
        #expect(before.due == firstDay.advanced(by: 22))
        let report = try file.record([game("e4 e5 Bc4 Nc6")], at: moment)
        #expect(report.due == 1)
        #expect(report.seen == 1)
        #expect(report.cards[reply]?.due == today)
        let card = try #require(try file.card(reply))
        #expect(card.state.due == today)
        #expect(card.state.isMadeDue)
        #expect(try events(reply).last?.kind == .madeDue)
        #expect(try events(reply).last?.played == "f1c4")
        try file.review(card.id, .good, on: today)
        let after = try file.state(of: card.id)
        #expect(after.memory.interval == before.memory.interval)
        #expect(after.memory.repetitions == before.memory.repetitions)
        #expect(try file.check() == [])
    }

    @Test func `a forgotten card answered wrong lapses`() throws {
        _ = try file.learn(reply)
        _ = try file.record([game("e4 e5 Bc4")], at: moment)
        let card = try #require(try file.card(reply))
        try file.review(card.id, .wrongFound, on: today)
        #expect(try file.state(of: card.id).lapses == 1)
        #expect(try file.state(of: card.id).interval == 1)
    }

    @Test func `a late card stays late`() throws {
        _ = try file.learn(reply)
        let late = Moment(day: firstDay.advanced(by: 30), instant: 0)
        _ = try file.record([game("e4 e5 Bc4")], at: late)
        #expect(try file.card(reply)?.state.due == firstDay.advanced(by: 22))
        #expect(try file.card(reply)?.state.isMadeDue == true)
    }

    @Test func `a card that was never learned is not forgotten`() throws {
        let report = try file.record([game("e4 e5 Bc4")], at: moment)
        #expect(report.due == 0)
        #expect(report.notLearnt == 1)
        #expect(try events(reply) == [])
        #expect(try file.card(reply)?.state == .new)
    }

    @Test func `a suspended card does not change`() throws {
        _ = try file.learn(reply)
        let card = try #require(try file.card(reply))
        _ = try file.append(
            [CardEvent(.suspended(.command), of: card.id, at: Moment(day: today, instant: 0))], expecting: nil)
        let report = try file.record([game("e4 e5 Bc4")], at: moment)
        #expect(report.due == 0)
        #expect(report.suspended == 1)
        #expect(try events(reply).last?.kind == .suspended)
    }

    @Test func `a remembered card is recorded as seen once for all games, and keeps its schedule`() throws {
        let before = try file.learn(reply)
        let games = [try game("e4 e5 Nf3 d6"), try game("e4 e5 Nf3 Nf6"), try game("e4 c5 Nf3")]
        let report = try file.record(games, at: moment)
        #expect(report.seen == 3)
        #expect(report.reviewed == 0)
        let event = try #require(try events(reply).last)
        #expect(event.kind == .seen)
        #expect(event.played == "g1f3")
        #expect(event.value == 2)
        #expect(event.grade == nil)
        #expect(try file.card(reply)?.state == before)
        #expect(try file.card(Sample.key("e4", "c5"))?.state == .new)
        #expect(try file.check() == [])
    }

    @Test func `remembered in one game and forgotten in another is forgotten`() throws {
        _ = try file.learn(reply)
        let report = try file.record([game("e4 e5 Nf3 d6"), game("e4 e5 Bc4"), game("e4 e5 Nf3 Nf6")], at: moment)
        #expect(report.due == 1)
        #expect(try events(reply).map(\.kind).filter { $0 == .seen } == [])
    }

    @Test func `the same games again write nothing`() throws {
        _ = try file.learn(reply)
        let games = [try game("e4 e5 Bc4"), try game("e4 e5 Nf3 d6", played: "2026.11.29 20:00:00")]
        _ = try file.record(games, at: moment)
        let before = try scratch.dump()
        let report = try file.record(games.reversed(), at: Moment(day: today.advanced(by: 3), instant: 0))
        #expect(report.newGames == 0)
        #expect(report.due == 0)
        #expect(report.seen == 0)
        #expect(try scratch.dump() == before)
        // They are not counted again together with a new game either.
        let more = try file.record(games + [game("e4 e5 Nf3 d6", link: "https://lichess.org/abc")], at: moment)
        #expect(more.standings.map(\.isNew) == [false, false, true])
        #expect(more.due == 0)
        #expect(more.seen == 2)
    }

    @Test func `a game that occurs twice in one run counts once`() throws {
        let report = try file.record([game("e4 e5 Nf3 d6"), game("e4 e5 Nf3 d6")], at: moment)
        #expect(report.standings.map(\.isNew) == [true, false])
        #expect(try events(reply).map(\.value) == [1])
    }

    @Test func `a dry run writes nothing and reports the same`() throws {
        _ = try file.learn(reply)
        let games = [try game("e4 e5 Bc4"), try game("e4 c5 Nf3")]
        let before = try scratch.dump()
        let dry = try file.comparison(of: games, at: moment)
        #expect(try scratch.dump() == before)
        let real = try file.record(games, at: moment)
        #expect([dry.due, dry.seen, dry.newGames] == [real.due, real.seen, real.newGames])
        #expect(dry.cards == real.cards)
        #expect(dry.standings == real.standings)
    }

    @Test func `earlier departures are counted by the dates of the games, in one run or several`() throws {
        let games = try ["28", "26", "27"].map { try game("e4 e5 Bc4", played: "2026.11.\($0) 10:00:00") }
        #expect(try file.comparison(of: games, at: moment).standings.map(\.departuresBefore) == [2, 0, 1])
        for game in games { _ = try file.record([game], at: moment) }
        #expect(try file.record(games, at: moment).standings.map(\.departuresBefore) == [2, 0, 1])
        // Each position has its own count, and the opponent's departures are not counted as the learner's.
        let other = try [game("e4 c5 Nc3"), game("e4 e5 Nf3 d6"), game("e4 e5 Nf3 Nf6")]
        #expect(try file.record(other, at: moment).standings.map(\.departuresBefore) == [0, 0, 0])
    }

    @Test func `a card that is already due is not made due again`() throws {
        _ = try file.learn(reply)
        _ = try file.record([game("e4 e5 Bc4")], at: moment)
        let report = try file.record([game("e4 e5 Nc3")], at: moment)
        #expect(report.due == 1)
        #expect(try events(reply).filter { $0.kind == .madeDue }.count == 1)
    }

    @Test(arguments: [(22, true), (21, true), (20, false), (10, false)])
    func `with game reviews on, seeing a card that is due or nearly due is a review`(offset: Int, isReviewed: Bool)
        throws
    {
        let before = try file.learn(reply)
        let day = firstDay.advanced(by: offset)
        let moment = Moment(day: day, instant: 0)
        let report = try file.record([game("e4 e5 Nf3 d6")], at: moment, countsAsReview: true)
        #expect(report.reviewed == (isReviewed ? 1 : 0))
        let after = try #require(try file.card(reply)).state
        let event = try #require(try events(reply).last)
        #expect(event.grade == (isReviewed ? .good : nil))
        #expect(event.gradedBy == (isReviewed ? .script : nil))
        #expect(after.interval == (isReviewed ? 38 : before.interval))
        #expect(after.due == (isReviewed ? day.advanced(by: 38) : before.due))
        #expect(try file.check() == [])
        // A second game on that day is only seen.
        let again = try file.record([game("e4 e5 Nf3 Nf6")], at: moment, countsAsReview: true)
        #expect(again.reviewed == 0)
    }

    @Test func `a review by a game is not counted in statistics or found by undo`() throws {
        _ = try file.learn(reply)
        let day = firstDay.advanced(by: 22)
        _ = try file.record([game("e4 e5 Nf3 d6")], at: Moment(day: day, instant: 0), countsAsReview: true)
        #expect(try file.done(on: day).reviewed == 0)
        #expect(try file.newestReviewDay() == firstDay.advanced(by: 7))
        let undone = try #require(try file.undoLast(at: Moment(day: day, instant: 1)))
        #expect(undone.kind == .answer)
        #expect(undone.day == firstDay.advanced(by: 7))
        #expect(try file.check() == [])
    }

    @Test func `undoing an answer to a card made due restores its state after the game`() throws {
        _ = try file.learn(reply)
        _ = try file.record([game("e4 e5 Bc4")], at: moment)
        let card = try #require(try file.card(reply))
        try file.review(card.id, .good, on: today)
        _ = try file.undoLast(at: Moment(day: today, instant: 1))
        #expect(try file.state(of: card.id) == card.state)
        #expect(try file.check() == [])
    }

    @Test func `a position in no active repertoire has no card to make due`() throws {
        _ = try file.learn(reply)
        let game = try game("e4 e5 Bc4")
        try file.setActive(false, named: "white", day: today, instant: 0)
        let report = try file.record([game], at: moment)
        #expect(report.due == 0)
        #expect(report.cards.isEmpty)
    }

    @Test func `case does not distinguish games; side and link do`() throws {
        func digest(_ side: Side, _ words: String...) -> GameDigest {
            GameDigest(side: side, words: words, start: .initial, moves: [])
        }
        let game = digest(.white, "Me", "You")
        #expect(digest(.white, "ME", "you") == game)
        #expect(digest(.white, "MeY", "ou") != game)
        #expect(digest(.black, "Me", "You") != game)
        #expect(digest(.white, "Me", "You", "https://lichess.org/abc") != game)
    }
}
