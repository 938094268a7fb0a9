import Foundation
import GRDB
import Scheduling
import Testing
import Training
import TrainingSupport

@testable import Store

@Suite struct ReviewLogTests {
    let scratch: Scratch
    let file: LearnerFile

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
    }

    @Test func `an event is read as it was written, with its number`() throws {
        let card = try file.makeCards(1)[0]
        let answer = GradedAnswer(.review, .hard, by: .hint, played: "g1f3", milliseconds: 2_300)
        let moment = Moment(day: firstDay, instant: 1_795_000_000_123)
        let event = CardEvent(.answered(answer), of: card, at: moment)
        let stored = try file.append([event], expecting: 0)
        let expected = LoggedEvent(id: 1, event)
        #expect(stored == [expected])
        #expect(try file.events(of: card) == [expected])
        #expect(try file.newestEvent(of: card) == 1)
        #expect(try file.allEvents() == [expected])
    }

    @Test func `an answer is visible to the next program that opens the file`() throws {
        let card = try file.makeCards(1)[0]
        try file.review(card, .perfect, on: firstDay)
        let other = try scratch.open()
        #expect(try other.state(of: card).due == firstDay.advanced(by: 1))
        #expect(try other.newestReviewDay() == firstDay)
    }

    /// G14 for the file: its state on disk if the process were killed now.
    @Test func `an acknowledged answer is in the file itself, not in a journal`() throws {
        let cards = try file.makeCards(2)
        for round in 0..<5 {
            let day = firstDay.advanced(by: round)
            let acknowledged = try file.review(cards[round % 2], .good, on: day)
            let copy = scratch.file("killed-\(round).sqlite")
            try FileManager.default.copyItem(atPath: scratch.path, toPath: copy)
            #expect(!FileLocation(path: scratch.path).hasJournal)
            let killed = try LearnerFile.open(path: copy)
            #expect(try killed.allEvents().last == acknowledged)
            #expect(try killed.check().isEmpty)
        }
    }

    @Test func `the newest review day can leave out those of a clock that was ahead`() throws {
        let card = try file.makeCards(1)[0]
        try file.review(card, .good, on: firstDay)
        try file.review(card, .good, on: firstDay.advanced(by: 14_600))
        #expect(try file.newestReviewDay() == firstDay.advanced(by: 14_600))
        #expect(try file.newestReviewDay(notAfter: firstDay.advanced(by: 2)) == firstDay)
    }

    @Test func `the second of two sessions that answer one card gets an error and writes nothing`() throws {
        let card = try file.makeCards(1)[0]
        let other = try scratch.open()
        let seen = try other.newestEvent(of: card)
        try file.review(card, .good, on: firstDay)
        let event = CardEvent(.review(.blackout), of: card, at: Moment(day: firstDay, instant: 0))
        #expect(throws: ReviewConflict(card: card, newest: 1)) { try other.append([event], expecting: seen) }
        #expect(try file.allEvents().count == 1)
        #expect(try other.append([event], expecting: 1).count == 1)
    }

    @Test func `two connections that write in turn neither lose nor duplicate an event`() throws {
        let cards = try file.makeCards(10)
        let other = try scratch.open()
        for round in 0..<20 {
            for (index, card) in cards.enumerated() {
                try (index.isMultiple(of: 2) ? file : other).review(card, .good, on: firstDay.advanced(by: round))
            }
        }
        #expect(try file.allEvents().map(\.id) == (1...200).map(Int64.init))
        #expect(try other.check().isEmpty)
    }

    @Test func `events of one append are all written or none`() throws {
        let card = try file.makeCards(1)[0]
        let moment = Moment(day: firstDay, instant: 0)
        let good = CardEvent(.review(.good), of: card, at: moment)
        let bad = CardEvent(.review(.good), of: CardID(99), at: moment)
        let error = #expect(throws: StoreError.self) { try file.append([good, bad], expecting: nil) }
        #expect(error?.kind == .notFound)
        #expect(try file.allEvents().isEmpty)
        #expect(try file.state(of: card) == .new)
    }

    @Test func `the log can be neither changed nor shortened`() throws {
        let card = try file.makeCards(1)[0]
        try file.review(card, .good, on: firstDay)
        for sql in ["UPDATE event SET grade = 5", "DELETE FROM event"] {
            let error = #expect(throws: DatabaseError.self) { try scratch.run(sql) }
            #expect(error?.message == "the review log is append-only")
        }
    }

    @Test func `undo undoes answers one by one, also after a restart`() throws {
        let cards = try file.makeCards(2)
        try file.review(cards[0], .perfect, on: firstDay)
        try file.review(cards[1], .blackout, on: firstDay)
        file.close()
        let again = try scratch.open()
        #expect(try again.undoLast(at: Moment(day: firstDay, instant: 1))?.card == cards[1])
        #expect(try again.undoLast(at: Moment(day: firstDay, instant: 2))?.card == cards[0])
        #expect(try again.undoLast(at: Moment(day: firstDay, instant: 3)) == nil)
        #expect(try again.state(of: cards[0]) == .new)
        #expect(try again.daySums().map(\.answers) == [0])
        #expect(try again.check().isEmpty)
    }

    @Test func `a regraded answer changes schedule and sums`() throws {
        let card = try file.makeCards(1)[0]
        let review = try file.review(card, .blackout, on: firstDay)
        let regrade = CardEvent(
            .regraded(Regrade(target: review.id, grade: .good)), of: card, at: Moment(day: firstDay, instant: 1))
        _ = try file.append([regrade], expecting: review.id)
        #expect(try file.state(of: card).memory.repetitions == 1)
        #expect(try file.state(of: card).toRepeat == nil)
        #expect(try file.daySums().map(\.passed) == [1])
        #expect(try file.check().isEmpty)
    }

    /// G15 for the file: 2,000 events of every kind, in a fixed random order.
    @Test func `replaying the log rebuilds the stored schedules`() throws {
        let cards = try file.makeCards(25)
        let memory = InMemoryLog()
        var seed: UInt64 = 20_261_121
        func generator(_ sides: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % sides
        }
        var pending: [CardEvent] = []
        for step in 0..<2_000 {
            let card = cards[generator(cards.count)]
            let day = firstDay.advanced(by: step / 20)
            let kind = EventKind.allCases[generator(EventKind.allCases.count)]
            let answer = try memory.events(of: card).last { $0.event.answer != nil }
            guard let event = Self.event(kind, day: day, answer: answer?.id, random: generator) else { continue }
            let entry = CardEvent(event, of: card, at: Moment(day: day, instant: Int64(step)))
            pending.append(contentsOf: try memory.append([entry], expecting: nil).map(\.entry))
        }
        for start in stride(from: 0, to: pending.count, by: 100) {
            let batch = pending[start..<min(start + 100, pending.count)]
            _ = try file.append(batch.map { $0 }, expecting: nil)
        }
        for card in cards {
            #expect(try file.state(of: card) == memory.state(of: card))
            #expect(try file.events(of: card) == memory.events(of: card))
        }
        #expect(try file.check() == [])
    }

    /// A random event of a kind; nil for a change of an answer when there is no answer.
    private static func event(
        _ kind: EventKind, day: StudyDay, answer: Int64?, random: (Int) -> Int
    ) -> ReviewEvent? {
        let due = day.advanced(by: random(40))
        let grade = Grade.allCases[random(6)]
        let origin: ReviewEvent.Origin = random(2) == 0 ? .question : .command
        switch kind {
        case .review, .repeated, .early:
            return kind.answer.map { .answered(GradedAnswer($0, grade, by: .answer, milliseconds: random(90_000))) }
        case .introduced: return .introduced(played: "e2e4", milliseconds: random(90_000))
        case .wrongTry: return .wrongTry(WrongTry(played: "e2e4", isEarly: random(2) == 0))
        case .known: return .known(due: due, byCommand: random(2) == 0)
        case .restarted: return .restarted(former: random(2) == 0 ? nil : "e2e4")
        case .reset: return .reset
        case .rescheduled: return .rescheduled(due: due)
        case .madeDue: return .madeDue(due: due, played: "e2e4")
        case .seen: return .seenInGames(SeenInGames(played: "e2e4", games: 2, grade: random(2) == 0 ? nil : grade))
        case .added: return .added(move: "e2e4", number: 1 + random(9))
        case .buried: return .buried(until: due, origin)
        case .suspended: return .suspended(origin)
        case .released: return .released
        case .regraded:
            let reason: Regrade.Reason = random(2) == 0 ? .overruled : .accepted("e2e4")
            return answer.map { .regraded(Regrade(target: $0, grade: grade, reason: reason)) }
        case .undone: return answer.map { .undone(target: $0) }
        }
    }
}
