import Chess
import GRDB
import Openings
import Scheduling
import Training

/// Executes a plan inside a transaction. All decisions are in the plan.
struct CardPlanWriter {
    let db: Database
    let path: String

    /// Executes a plan: repertoires first, then the changes to cards in their order.
    ///
    /// - Parameter moment: when schedules restart or return; nil leaves all schedules as they are.
    func execute(_ plan: CardPlan, at moment: Moment?) throws {
        for id in plan.removed {
            try db.execute(sql: "DELETE FROM card_repertoire WHERE repertoire = ?", arguments: [id])
            try SumWriter(db: db).remove(id)
            try db.execute(sql: "DELETE FROM repertoire WHERE id = ?", arguments: [id])
        }
        let repertoires = try plan.members.map { try RepertoireRecord.make($0.name, $0.side, db) }
        let later = try executeRows(plan.changes)
        for (repertoire, members) in zip(repertoires, plan.members) {
            try MembershipRow.write(members.cards, repertoire: repertoire.id, db)
            try db.execute(
                sql: "UPDATE repertoire SET positions = ? WHERE id = ?", arguments: [members.positions, repertoire.id])
        }
        for card in later.deleted {
            try db.cachedStatement(sql: "DELETE FROM card WHERE id = ?").execute(arguments: [card.rawValue])
        }
        try CardCounts(db: db).rebuild()
        guard let moment, !later.events.isEmpty else { return }
        let writer = try EventWriter(db, path: path)
        for change in later.events { try append(change, writer, at: moment) }
    }

    /// Changes to rows are executed at once; deletions and events wait until the memberships are written.
    private func executeRows(_ changes: [CardChange]) throws -> (deleted: [CardID], events: [CardChange]) {
        var deleted: [CardID] = []
        var events: [CardChange] = []
        for change in changes {
            switch change {
            case .create(let key, let main, let prepared, let isQueued):
                try db.cachedStatement(
                    sql: "INSERT INTO card (side, epd, main, prepared, is_queued) VALUES (?, ?, ?, ?, ?)"
                ).execute(
                    arguments: [key.side.rawValue, key.epd, main, prepared.joined(separator: " "), isQueued])
            case .ask(let card, let main, let prepared):
                try db.cachedStatement(sql: "UPDATE card SET main = ?, prepared = ?, is_queued = 1 WHERE id = ?")
                    .execute(arguments: [main, prepared.joined(separator: " "), card.rawValue])
            case .archive(let card):
                try db.cachedStatement(sql: "UPDATE card SET is_queued = 0 WHERE id = ?")
                    .execute(arguments: [card.rawValue])
            case .keepAnswer(let card, let answer):
                try db.cachedStatement(sql: "UPDATE card SET main = ?1, prepared = ?1 WHERE id = ?2")
                    .execute(arguments: [answer, card.rawValue])
            case .delete(let card): deleted.append(card)
            case .restart, .restore, .markKnown: events.append(change)
            }
        }
        return (deleted, events)
    }

    private func append(_ change: CardChange, _ writer: EventWriter, at moment: Moment) throws {
        switch change {
        case .restart(let card, let former):
            _ = try writer.append(CardEvent(.restarted(former: former), of: card, at: moment))
        case .restore(let card, let events):
            for event in events { _ = try writer.append(CardEvent(.undone(target: event), of: card, at: moment)) }
        case .markKnown(let key, let due):
            let find = try db.cachedStatement(sql: "SELECT id FROM card WHERE side = ? AND epd = ?")
            guard let card = try Int64.fetchOne(find, arguments: [key.side.rawValue, key.epd]) else { return }
            _ = try writer.append(CardEvent(.known(due: due), of: CardID(card), at: moment))
        case .create, .ask, .archive, .keepAnswer, .delete: break
        }
    }
}
