import Openings
import Scheduling
import Testing
import Training

@testable import Store

/// A schedule belongs to the answer: the effect of deactivating, removing and undoing on it.
@Suite struct ScheduleOwnerTests {
    let scratch: Scratch
    let file: LearnerFile
    let key = Sample.key("e4", "e5")

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
        try knights()
    }

    private func knights() throws {
        _ = try file.applyImport(Sample.plan("1. e4 e5 2. Nf3 *", name: "q", path: "/files/q.pgn"))
    }

    private func bishops() throws {
        _ = try file.applyImport(Sample.plan("1. e4 e5 2. Bc4 *", name: "q2", path: "/files/q2.pgn"))
    }

    private func replace(_ answer: String) throws {
        _ = try file.applyImport(Sample.plan("1. e4 e5 2. \(answer) *", name: "q", path: "/files/q.pgn"))
    }

    private func setActive(_ isActive: Bool, _ name: String) throws {
        try file.setActive(isActive, named: name, day: day, instant: 0)
    }

    private let day = firstDay.advanced(by: 22)

    /// As a session writes it.
    private func answer(
        _ uci: String, _ kind: GradedAnswer.Kind = .review, by: GradedBy = .answer, on day: StudyDay? = nil
    ) throws {
        try append(.answered(GradedAnswer(kind, .good, by: by, played: uci)), on: day)
    }

    @discardableResult
    private func append(_ event: ReviewEvent, on day: StudyDay? = nil) throws -> LoggedEvent {
        let card = try #require(try file.card(key))
        let moment = Moment(day: day ?? self.day, instant: 0)
        return try #require(try file.append([CardEvent(event, of: card.id, at: moment)], expecting: nil).first)
    }

    private func expect(
        _ state: CardState, _ prepared: [String], _ place: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let card = try #require(try file.card(key))
        #expect(card.state == state, sourceLocation: place)
        #expect(card.prepared == prepared, sourceLocation: place)
        #expect(try file.check() == [], sourceLocation: place)
    }

    @Test(arguments: [false, true])
    func `a repertoire that is deactivated and activated again keeps every schedule`(isAnswered: Bool) throws {
        try bishops()
        var state = try file.learn(key)
        try setActive(false, "q")
        try expect(state, ["f1c4"])
        if isAnswered {
            try answer("f1c4")
            state = try file.state(of: #require(try file.card(key)).id)
        }
        try setActive(true, "q")
        try expect(state, ["g1f3", "f1c4"])
        try setActive(false, "q")
        try setActive(false, "q2")
        try setActive(true, "q2")
        try setActive(true, "q")
        try expect(state, ["g1f3", "f1c4"])
    }

    @Test func `a repertoire that is activated again after the removal of another regains its schedules`() throws {
        try bishops()
        let state = try file.learn(key)
        try setActive(false, "q")
        try file.removeRepertoire(named: "q2", day: day, instant: 0)
        try setActive(true, "q")
        try expect(state, ["g1f3"])
    }

    @Test func `a repertoire that was deactivated long ago can be removed without changing schedules`() throws {
        try bishops()
        _ = try file.learn(key)
        try setActive(false, "q")
        try answer("f1c4")
        let state = try #require(try file.card(key)).state
        try file.removeRepertoire(named: "q", day: day, instant: 0)
        try expect(state, ["f1c4"])
        try file.removeRepertoire(named: "q2", day: day, instant: 0)
        try bishops()
        try expect(state, ["f1c4"])
    }

    @Test func `G4 a card whose answer changed while its repertoire was inactive restarts when it is activated`() throws
    {
        _ = try file.learn(key)
        try setActive(false, "q")
        try replace("Bc4")
        try setActive(true, "q")
        try expect(.new, ["f1c4"])
    }

    @Test func `G6 a repertoire that is removed and imported again beside another regains its history`() throws {
        try bishops()
        let state = try file.learn(key)
        try file.removeRepertoire(named: "q", day: day, instant: 0)
        try expect(.new, ["f1c4"])
        try append(.introduced(played: "f1c4", milliseconds: nil))
        try knights()
        try expect(state, ["f1c4", "g1f3"])
    }

    @Test func `G6 a changed answer that is changed back regains its history, unless the other answer was graded`()
        throws
    {
        let state = try file.learn(key)
        try replace("Bc4")
        try expect(.new, ["f1c4"])
        try replace("d4")
        try replace("Nf3")
        try expect(state, ["g1f3"])
        try replace("Bc4")
        try answer("f1c4")
        try replace("Nf3")
        try expect(.new, ["g1f3"])
    }

    @Test func `G6 a preferred answer keeps the schedule through removal`() throws {
        try bishops()
        let state = try file.learn(key)
        try file.prefer(key, uci: "f1c4")
        try expect(state, ["f1c4", "g1f3"])
        try setActive(false, "q2")
        try setActive(true, "q2")
        try expect(state, ["f1c4", "g1f3"])
        try file.removeRepertoire(named: "q2", day: day, instant: 0)
        try bishops()
        try expect(state, ["f1c4", "g1f3"])
    }

    @Test func `G4 undoing an import also undoes the answers to its move`() throws {
        let state = try file.learn(key)
        let sums = try file.daySums().map(\.answers)
        try replace("Bc4")
        try append(.introduced(played: "f1c4", milliseconds: nil))
        try answer("f1c4")
        try answer("f1c4", on: day.advanced(by: 1))
        #expect(try file.undoImport(day: day, instant: 0) != nil)
        try expect(state, ["g1f3"])
        #expect(try file.daySums().map(\.answers).reduce(0, +) == sums.reduce(0, +))
    }

    @Test func `G4 a move first learned after the import leaves no schedule for the former move`() throws {
        try replace("Bc4")
        _ = try file.learn(key)
        #expect(try file.undoImport(day: day, instant: 0) != nil)
        try expect(.new, ["g1f3"])
    }

    @Test func `imports that change an answer and change it back are undone one by one`() throws {
        let state = try file.learn(key)
        try replace("Bc4")
        try replace("Nf3")
        try expect(state, ["g1f3"])
        #expect(try file.undoImport(day: day, instant: 0) != nil)
        try expect(.new, ["f1c4"])
        try answer("f1c4")
        #expect(try file.undoImport(day: day, instant: 0) != nil)
        try expect(state, ["g1f3"])
    }

    @Test func `undoing an import restores a card that had been archived`() throws {
        let state = try file.learn(key)
        try file.removeRepertoire(named: "q", day: day, instant: 0)
        try bishops()
        try answer("f1c4")
        #expect(try file.undoImport(day: day, instant: 0) != nil)
        try expect(state, ["g1f3"])
        try knights()
        try expect(state, ["g1f3"])
    }

    @Test(arguments: [false, true])
    func `undoing an accepted answer removes the move from the repertoire`(isRegraded: Bool) throws {
        let state = try file.learn(key)
        try file.accept(key, uci: "b1c3", instant: 0)
        let card = try #require(try file.card(key))
        if isRegraded {
            let answer = try append(.answered(GradedAnswer(.review, .good, by: .retry, played: "g1f3")))
            try append(.regraded(Regrade(target: answer.id, grade: .good, reason: .accepted("b1c3"))))
        } else {
            try answer("b1c3", by: .accept)
        }
        try answer("g1f3", .repeated)
        #expect(try file.undoLast(at: Moment(day: day, instant: 0))?.kind == .answer)
        #expect(try file.card(key)?.prepared == ["g1f3", "b1c3"])
        #expect(try file.undoLast(at: Moment(day: day, instant: 0))?.kind == .accept)
        #expect(try file.card(key)?.prepared == ["g1f3"])
        if isRegraded { #expect(try file.undoLast(at: Moment(day: day, instant: 0))?.kind == .answer) }
        try expect(state, ["g1f3"])
        #expect(try file.queuedCards().first { $0.id == card.id }?.card.prepared.map(\.san) == ["Nf3"])
    }
}
