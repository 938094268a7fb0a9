public import Chess
public import Openings
public import Scheduling
import Store
public import Training

/// A running session, shared by both front ends. Every change is on disk when the call returns.
public final class DrillSession {
    public let workspace: Workspace
    public var setup: DrillSetup
    /// SQLite's `data_version`, which changes when another connection writes to the file.
    private var dataVersion: Int
    /// The learner's notes and shapes.
    var marks: LearnerMarks
    /// The names of openings; nil shows no names.
    public var names: OpeningNames?
    public let lastMoveShare: LastMoveShare

    public init(_ options: DrillOptions, _ workspace: Workspace) throws {
        self.workspace = workspace
        lastMoveShare = LastMoveShare(workspace)
        dataVersion = try workspace.file.dataVersion()
        marks = try LearnerMarks(workspace.file)
        setup = try DrillSetup(options, workspace)
    }

    public var question: Question? { setup.session.question }
    public var session: Session { setup.session }

    /// Reloads the cards if another session or an import has written to the file since the last call, or if a new study
    /// day has begun.
    ///
    /// - Returns: whether another question is open, which has not been shown yet.
    public func refresh() throws -> Bool {
        let version = try workspace.file.dataVersion()
        // A crammed session has all its cards, whatever the day.
        let isNewDay = setup.day != workspace.day && !session.isCram && !hasTry
        guard version != dataVersion || isNewDay else { return false }
        dataVersion = version
        let before = question
        try reload(isNewDay: isNewDay)
        return before.map { !isOpen($0) } ?? (question != nil)
    }

    /// Whether the open question was tried already, so that it stays open on a new study day.
    private var hasTry: Bool { session.stage != .firstTry && question?.kind != .introduction }

    private func reload(isNewDay: Bool = false) throws {
        try marks.reload()
        if isNewDay { try setup.restart(workspace) } else { try setup.update(workspace) }
    }

    /// Whether this is still the open question, of the same kind.
    public func isOpen(_ asked: Question) -> Bool { question?.card == asked.card && question?.kind == asked.kind }

    /// Returns the title of a question: the repertoire's name, unless that reveals the answer; for an introduction the
    /// chapter's title. A chapter is usually named after its moves ("Caro-Kann: Advance"), so its title would reveal
    /// too much before the answer.
    public func title(of question: Question) -> String {
        guard question.kind != .introduction, let card = session[question.card]?.card else {
            return setup.title(of: question.position, side: question.side) ?? question.repertoire
        }
        return LeakFilter(card).admits(question.repertoire) ? question.repertoire : "Your move"
    }

    /// Returns the opening of a question: the last name along its line that does not reveal the answer.
    public func opening(of question: Question) -> Opening? {
        let along = names?.openings(after: question.line, from: question.start) ?? []
        guard question.kind != .introduction, let card = session[question.card]?.card else { return along.last }
        let filter = LeakFilter(card)
        return along.last { filter.admits($0.name) }
    }

    /// Returns the learner's note on a question's position. It may name the answer, so show it only after the answer.
    public func note(of question: Question) -> String? {
        note(on: question.key)
    }

    public func note(on key: CardKey) -> String? { marks.notes[key] }

    /// Returns the wrong first try of a question that was left before the retry and is open again; nil for any other
    /// question.
    public func missedTry(of question: Question) -> String? {
        guard session.stage == .retry, let move = session.openDeviation else { return nil }
        return question.position.moveNumberText + question.position.san(move)
    }

    /// The card's prepared moves, main first.
    public func prepared(_ card: CardID) -> [Move] { session[card]?.card.prepared.map(\.move) ?? [] }

    /// The question answered last; nil before the first answer, and while its position is still asked.
    public var lastQuestion: Question? {
        guard let last = session.last, last.question.card != question?.card || session.stage == .typing else {
            return nil
        }
        return last.question
    }

    /// `14...Nxd4 (also Bg4)`: the prepared moves of the last question's position; nil when there is none.
    public var lastAnswer: String? {
        guard let last = lastQuestion, let main = prepared(last.card).first else { return nil }
        let position = last.position
        let others = prepared(last.card).dropFirst().map { position.san($0) }
        let also = others.isEmpty ? "" : " (also \(others.joined(separator: ", ")))"
        return position.moveNumberText + position.san(main) + also
    }

    /// Returns nil when the card was removed in the meantime; the next question is open then.
    public func answer(_ move: Move, milliseconds: Int?) throws -> Outcome? {
        try reloadingIfRemoved {
            try setup.session.answer(Answer(move, milliseconds: milliseconds), at: workspace.moment)
        }
    }

    /// Nil when the answer is already shown, or the question is not open any more.
    public func show() throws -> Outcome? {
        try reloadingIfRemoved { try setup.session.show(at: workspace.moment) }
    }

    private func reloadingIfRemoved(_ work: () throws -> Outcome?) throws -> Outcome? {
        do {
            return try work()
        } catch let error as StoreError where error.kind == .notFound {
            try reload()
            return nil
        }
    }

    public func hint() -> GivenHint? { setup.session.hint() }
    public func regrade(_ grade: Grade) throws -> Regraded? { try setup.session.regrade(grade, at: workspace.moment) }
    public func skip() { setup.session.skip(at: workspace.moment) }
    public func askSkipped() { setup.session.askSkipped(at: workspace.moment) }

    /// Undoes the newest step. Nil when there is nothing to undo.
    public func undo() throws -> Undone? {
        guard let undone = try setup.session.undo(at: workspace.moment) else { return nil }
        if undone.step.kind == .note || undone.step.kind == .shapes { try marks.reload() }
        return undone
    }

    /// Returns a position of the repertoires with the moves that first lead there; nil when no repertoire contains it.
    public func line(to key: CardKey?) -> PlayedLine? {
        guard let key, let position = try? Position(fen: key.epd + " 0 1") else { return nil }
        return setup.repertoires.lazy.compactMap { $0[position.identity]?.route }.first
    }

    /// Begins a new session with the cards that were missed in this one. It changes no schedule.
    public func cramMissed() throws {
        let missed = session.missed
        let content = SessionContent(
            repertoires: setup.repertoires, cards: missed.compactMap { session[$0] },
            done: try workspace.file.done(on: workspace.day), options: SessionOptions(mode: .cram))
        setup.session = Session(content, log: workspace.file, at: workspace.moment)
    }

    public func bury(last: Bool) throws -> CardID? {
        try setup.session.bury(last ? .last : .open, at: workspace.moment)
    }
    public func suspend(last: Bool) throws -> CardID? {
        try setup.session.suspend(last ? .last : .open, at: workspace.moment)
    }

    /// The last deviation in SAN with its number, if the author marks it as a mistake.
    public var markedMistake: String? {
        guard session.canAccept, let last = session.last, let move = last.deviation,
            session[last.question.card]?.card.warnings.contains(where: { $0.move == move }) == true
        else { return nil }
        return last.question.position.moveNumberText + last.question.position.san(move)
    }

    /// Stores the last deviation as a prepared move, first in the file, then in the session.
    public func accept() throws -> Accepted? {
        guard session.canAccept, let last = session.last, let move = last.deviation else { return nil }
        let key = last.question.key
        let uci = last.question.position.uci(move)
        let isNew = try workspace.file.accept(key, uci: uci, instant: workspace.moment.instant)
        do {
            if let accepted = try setup.session.accept(at: workspace.moment) { return accepted }
        } catch {
            if isNew { try workspace.file.withdraw(uci, from: key) }
            throw error
        }
        // Another session answered the card in the meantime. A move that it accepted stays.
        if isNew { try workspace.file.withdraw(uci, from: key) }
        return nil
    }

    /// Sets the note on a question's position.
    ///
    /// - Returns: the note that was replaced; nil when there was none.
    public func setNote(_ text: String, on question: Question) throws -> String? {
        try marks.setNote(text, on: question.key, at: workspace.moment)
    }

    /// Whether a note may be shown: it does not name the answer of the open question.
    public func mayShow(_ note: String, on asked: Question) -> Bool {
        guard isOpen(asked), session.stage != .typing, let card = session[asked.card]?.card else { return true }
        return LeakFilter(card).admits(note)
    }

    /// Returns the number of cards due tomorrow if nothing more is answered today.
    public func dueTomorrow() throws -> Int {
        try workspace.file.dueCounts(day: workspace.day, newPerDay: 0).tomorrow
    }
}
