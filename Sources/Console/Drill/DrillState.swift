import Chess
import Openings
import Scheduling
import Store
import Training

/// A session under way, as both front ends drive it: every change goes through here, and is on disk when the call
/// returns.
final class DrillState {
    let desk: Desk
    var setup: DrillSetup
    /// SQLite's mark of the file's last change by others.
    private var dataVersion: Int
    private let name: String?
    /// The learner's own notes.
    private var notes: [CardKey: String]
    /// What openings are called; nil shows no names.
    var names: OpeningNames?

    init(_ options: DrillOptions, _ desk: Desk, _ printer: Printer) throws {
        self.desk = desk
        name = options.name
        dataVersion = try desk.file.dataVersion()
        notes = try desk.file.notes()
        setup = try DrillSetup(options, desk, printer)
    }

    var question: Question? { setup.session.question }
    var session: Session { setup.session }

    /// Takes over what another session or an import has written since the last call. Says whether another question is
    /// open for it, which nobody has seen yet.
    func refresh() throws -> Bool {
        let version = try desk.file.dataVersion()
        guard version != dataVersion else { return false }
        dataVersion = version
        let before = question
        try reload()
        return before.map { !isOpen($0) } ?? (question != nil)
    }

    private func reload() throws {
        let cards = try desk.file.drillMaterial(named: name).cards
        setup.session.update(
            setup.likelihood?.weigh(cards) ?? cards, done: try desk.file.done(on: desk.day), at: desk.moment)
    }

    /// Whether this is still the open question, and asked in the same way.
    func isOpen(_ asked: Question) -> Bool { question?.card == asked.card && question?.kind == asked.kind }

    /// What stands at the head of a question: the repertoire's name, unless that would give the answer away; with an
    /// introduction the chapter. A chapter is called after what is played in it ("Caro-Kann: Advance"), so before an
    /// answer its title would tell too much.
    func title(of question: Question) -> String {
        guard question.kind != .introduction, let card = session[question.card]?.card else {
            return setup.title(of: question.position, side: question.side) ?? question.repertoire
        }
        return LeakFilter(card).admits(question.repertoire) ? question.repertoire : "Your move"
    }

    /// What the moves that led to a question are called: the last name along them that would not give the answer away.
    func opening(of question: Question) -> Opening? {
        let along = names?.openings(after: question.line, from: question.start) ?? []
        guard question.kind != .introduction, let card = session[question.card]?.card else { return along.last }
        let filter = LeakFilter(card)
        return along.last { filter.admits($0.name) }
    }

    /// What the learner has noted with a question's position. It may name the answer, so it waits until that is out.
    func note(of question: Question) -> String? {
        notes[CardKey(side: question.side, epd: question.position.epd)]
    }

    /// The card's prepared moves, main first.
    func prepared(_ card: CardID) -> [Move] { session[card]?.card.prepared.map(\.move) ?? [] }

    /// The question answered last; nil before the first answer, and while its position is asked still.
    var lastQuestion: Question? {
        guard let last = session.last, last.question.card != question?.card || session.stage == .typing else {
            return nil
        }
        return last.question
    }

    /// `14...Nxd4 (also Bg4)`: the prepared moves of the last question's position; nil when there is none.
    var lastAnswer: String? {
        guard let last = lastQuestion, let main = prepared(last.card).first else { return nil }
        let position = last.position
        let others = prepared(last.card).dropFirst().map { position.san($0) }
        let also = others.isEmpty ? "" : " (also \(others.joined(separator: ", ")))"
        return LineView.number(of: position) + position.san(main) + also
    }

    /// Nil when the question is not open any more: its card was taken out meanwhile. The next one is open then.
    func answer(_ move: Move, milliseconds: Int?) throws -> Outcome? {
        try unlessGone { try setup.session.answer(Answer(move, milliseconds: milliseconds), at: desk.moment) }
    }

    /// Nil when the answer is out already, or the question is not open any more.
    func show() throws -> Outcome? {
        try unlessGone { try setup.session.show(at: desk.moment) }
    }

    private func unlessGone(_ work: () throws -> Outcome?) throws -> Outcome? {
        do {
            return try work()
        } catch let error as StoreError where error.kind == .notFound {
            try reload()
            return nil
        }
    }

    func hint() -> GivenHint? { setup.session.hint() }
    func regrade(_ grade: Grade) throws -> Regraded? { try setup.session.regrade(grade, at: desk.moment) }
    func undo() throws -> Undone? { try setup.session.undo(at: desk.moment) }
    func skip() { setup.session.skip(at: desk.moment) }

    func bury(last: Bool) throws -> CardID? { try setup.session.bury(last ? .last : .open, at: desk.moment) }
    func suspend(last: Bool) throws -> CardID? { try setup.session.suspend(last ? .last : .open, at: desk.moment) }

    /// Keeps the last deviation as a prepared move, first in the file, then in the session.
    func accept() throws -> Accepted? {
        guard let last = session.last, let move = last.deviation else { return nil }
        let key = CardKey(side: last.question.side, epd: last.question.position.epd)
        try desk.file.accept(key, uci: last.question.position.uci(move), instant: desk.moment.instant)
        return try setup.session.accept(at: desk.moment)
    }

    /// Puts a note on the open card or the last one. Nil when there is none.
    func note(_ text: String, last: Bool) throws -> CardKey? {
        guard let question = last ? session.last?.question : question else { return nil }
        let key = CardKey(side: question.side, epd: question.position.epd)
        try desk.file.setNote(key, text, instant: desk.moment.instant)
        notes[key] = text
        return key
    }

    /// What will be due tomorrow as things stand.
    func dueTomorrow() throws -> Int {
        try desk.file.dueSummary(day: desk.day, newPerDay: 0).tomorrow
    }
}
