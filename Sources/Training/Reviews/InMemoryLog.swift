public import Scheduling

/// A review log that forgets everything with the process: for tests, and for drilling without a file.
public final class InMemoryLog: ReviewLog {
    /// All events, in the order of their ids.
    public private(set) var records: [ReviewRecord]
    private var byCard: [CardID: [Int]]

    public init(_ records: [ReviewRecord] = []) {
        self.records = []
        byCard = [:]
        for record in records { _ = store(record) }
    }

    public func append(_ records: [ReviewRecord], expecting: Int64?) throws -> [ReviewRecord] {
        if let expecting, let card = records.first?.card {
            let newest = byCard[card]?.last.map { Int64($0 + 1) } ?? 0
            guard newest <= expecting else { throw ReviewConflict(card: card, newest: newest) }
        }
        return records.map(store)
    }

    public func undoLast(day: StudyDay, instant: Int64) throws -> UndoStep? {
        guard let last = records.standing.last(where: { UndoStep.Kind($0) != nil }),
            let step = UndoStep(takingBack: last, among: records)
        else { return nil }
        for record in step.voided {
            _ = store(ReviewRecord(card: record.card, kind: .undone, day: day, instant: instant, target: record.id))
        }
        return step
    }

    public func state(of card: CardID) throws -> CardState {
        CardState(replaying: try records(of: card))
    }

    public func records(of card: CardID) throws -> [ReviewRecord] {
        (byCard[card] ?? []).map { records[$0] }
    }

    private func store(_ record: ReviewRecord) -> ReviewRecord {
        var record = record
        record.id = Int64(records.count + 1)
        byCard[record.card, default: []].append(records.count)
        records.append(record)
        return record
    }
}
