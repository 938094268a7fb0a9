import Chess
import Openings
import PGN
import Scheduling
import Testing
import TrainingSupport

@testable import Training

/// 2026-11-21, a Saturday.
let today = StudyDay(number: 20_778)

func at(_ day: StudyDay = today, seconds: Int64 = 0) -> Moment {
    Moment(day: day, instant: Int64(day.number) * 86_400_000 + 43_200_000 + seconds * 1000)
}

func book(_ pgn: String, _ side: Side = .white) -> Repertoire {
    let chapters = PGNReader(Array(pgn.utf8)).compactMap { game -> Chapter? in
        guard let tree = try? game.tree.get() else { return nil }
        return Chapter(number: game.number, title: "test", tree: tree, side: side, repertoire: "test")
    }
    return Repertoire(name: "test", side: side, chapters: chapters)
}

/// The position after moves in SAN.
func position(_ line: String) throws -> Position {
    var position = Position.initial
    for san in line.split(separator: " ") {
        position = position.playing(try position.move(san: String(san)))
    }
    return position
}

/// A session over a log in memory, driven by SAN. Cards are numbered from 1 in the order of the repertoire.
struct Drill {
    let book: Repertoire
    let log: InMemoryLog
    var session: Session

    init(
        _ pgn: String, _ side: Side = .white, log: InMemoryLog = InMemoryLog(), options: SessionOptions = .init(),
        done: DayTally = .init(), on day: StudyDay = today
    ) throws {
        book = TrainingTests.book(pgn, side)
        self.log = log
        let cards = try Drill.cards(book, log)
        session = Session(
            SessionContent(
                repertoires: [CompiledRepertoire(book)], cards: cards, done: done, options: options),
            log: log, at: at(day))
    }

    static func cards(_ book: Repertoire, _ log: InMemoryLog) throws -> [QueuedCard] {
        try book.cards.enumerated().map { index, card in
            let id = CardID(Int64(index + 1))
            let events = try log.events(of: id)
            return QueuedCard(
                id: id, card: card, state: CardState(replaying: events, under: .sm2), newestEvent: events.last?.id ?? 0)
        }
    }

    /// A log in which all cards are due on a day, as after a 6-day interval.
    static func due(_ count: Int, on day: StudyDay = today) -> InMemoryLog {
        InMemoryLog(
            (1...count).flatMap { card in
                [7, 6].map { ago in
                    CardEvent(
                        .review(.good), of: CardID(Int64(card)),
                        at: Moment(day: day.advanced(by: -ago), instant: 0))
                }
            })
    }

    /// The open question's line in SAN.
    var line: String? { session.question?.lineSAN.joined(separator: " ") }

    @discardableResult
    mutating func play(_ san: String, ms: Int? = nil, _ moment: Moment = at()) throws -> Outcome {
        let question = try #require(session.question)
        let move = try question.position.move(san: san)
        return try #require(try session.answer(Answer(move, milliseconds: ms), at: moment))
    }

    /// Plays the main move.
    @discardableResult
    mutating func right(ms: Int? = nil, _ moment: Moment = at()) throws -> Outcome {
        let question = try #require(session.question)
        let card = try #require(session[question.card])
        return try play(card.card.prepared[0].san, ms: ms, moment)
    }

    /// Answers everything right until nothing is left, and returns the lines asked, with the kind.
    mutating func finish(limit: Int = 200) throws -> [String] {
        var asked: [String] = []
        while let question = session.question, asked.count < limit {
            asked.append("\(question.kind) \(question.lineSAN.joined(separator: " "))")
            try right()
        }
        return asked
    }

    func kinds(of card: Int64) throws -> [String] {
        try log.events(of: CardID(card)).map(\.event.name)
    }
}
