import Chess
import GRDB
import Openings
import Training

/// Compares cards, memberships and chapters with the stored sources they are derived from.
///
/// The answer of a card whose repertoire was deactivated or removed is in no source, so only the position and the moves
/// of such a card are checked.
struct RepertoireInspection {
    let db: Database

    func findings(_ sourceSet: SourceSet) throws -> [CheckFinding] {
        let cards = try StoredAnswer.fetch(db)
        let additions = Set(try Row.fetchAll(db, sql: "SELECT side, epd FROM addition").map { try CardKey($0) })
        return (try queueFaults(cards, sourceSet)) + (try membershipFaults(cards, sourceSet, additions))
            + (try ChapterInspection(db: db).findings(sourceSet))
    }

    /// Cards whose position or moves cannot be.
    func cardFaults() throws -> [CheckFinding] { try StoredAnswer.fetch(db).flatMap(moveFaults) }

    /// The position must be valid and written as Prep writes it, and the moves must be legal in it.
    private func moveFaults(_ card: StoredAnswer) -> [CheckFinding] {
        guard let position = try? Position(fen: card.key.epd + " 0 1"), position.epd == card.key.epd,
            position.sideToMove == card.key.side
        else { return [fault(card.id, "its position is damaged")] }
        let moves = card.prepared.contains(card.main) ? card.prepared : [card.main] + card.prepared
        return moves.allSatisfy { position.move(uci: $0) != nil }
            ? [] : [fault(card.id, "a prepared move is not legal")]
    }

    /// Exactly the cards of the active repertoires must be queued, with the moves that these prepare.
    private func queueFaults(_ cards: [StoredAnswer], _ sourceSet: SourceSet) throws -> [CheckFinding] {
        var answers: [CardKey: [String]] = [:]
        for side in Side.allCases {
            for card in sourceSet.merged(side, names: sourceSet.activeNames(side)).cards {
                answers[card.key] = card.prepared.map(\.uci)
            }
        }
        return cards.compactMap { card in
            let answer = card.isMember ? answers[card.key] : nil
            guard card.isQueued == (answer != nil) else {
                return fault(
                    card.id, card.isQueued ? "it is in no active repertoire" : "it is never asked, but should be")
            }
            return answer.map { $0 == card.prepared } ?? true
                ? nil : fault(card.id, "its prepared moves differ from the repertoires")
        }
    }

    /// Each repertoire must have its cards in its order. A card that exists because of an added move may be missing from a
    /// repertoire that was built earlier; the next import adds it.
    private func membershipFaults(
        _ cards: [StoredAnswer], _ sourceSet: SourceSet, _ additions: Set<CardKey>
    ) throws -> [CheckFinding] {
        var findings: [CheckFinding] = []
        for row in sourceSet.repertoires {
            guard let repertoire = sourceSet.repertoire(named: row.name, row.side) else {
                findings.append(fault(row.name, "no source contains a chapter of it"))
                continue
            }
            let wanted = sourceSet.cards(of: repertoire)
            let stored = try MembershipRow.fetch(repertoire: row.id, db)
            let keys = Set(stored.map(\.known.key))
            let missing = wanted.filter { !keys.contains($0.key) && !additions.contains($0.key) }
            if !missing.isEmpty { findings.append(fault(row.name, "\(missing.count) cards are missing")) }
            let made = Dictionary(wanted.map { ($0.key, $0) }) { first, _ in first }
            for member in stored {
                guard let card = made[member.known.key] else {
                    findings.append(fault(member.card.rawValue, "it is not in the sources of \(row.name)"))
                    continue
                }
                if card.prepared.map(\.uci) != member.known.prepared || card.remarks != member.known.remarks
                    || MembershipRow.line(of: card) != member.line
                    || additions.isEmpty && wanted.indices.contains(member.place)
                        && wanted[member.place].key != card.key
                {
                    findings.append(fault(member.card.rawValue, "it differs from the sources of \(row.name)"))
                }
            }
            let order = stored.map(\.known.key).filter { made[$0] != nil && !additions.contains($0) }
            if order != wanted.map(\.key).filter({ keys.contains($0) && !additions.contains($0) }) {
                findings.append(fault(row.name, "its cards are not in the order of its sources"))
            }
            let positions = try RowReader.positions(of: row.id, db)
            if positions != repertoire.positions.count, additions.isEmpty {
                findings.append(fault(row.name, "the number of its positions is wrong"))
            }
        }
        return findings
    }

    private func fault(_ card: Int64, _ what: String) -> CheckFinding {
        CheckFinding(kind: .membership, message: "card \(card): \(what)")
    }

    private func fault(_ repertoire: String, _ what: String) -> CheckFinding {
        CheckFinding(kind: .membership, message: "repertoire \(repertoire): \(what)")
    }
}

extension RowReader {
    fileprivate static func positions(of repertoire: Int64, _ db: Database) throws -> Int {
        let row = try Row.fetchOne(db, sql: "SELECT positions FROM repertoire WHERE id = ?", arguments: [repertoire])
        return try row.map { try RowReader($0, of: "repertoire").integer("positions") } ?? 0
    }
}

/// A stored card and its prepared moves.
private struct StoredAnswer {
    let id: Int64
    let key: CardKey
    let main: String
    let prepared: [String]
    let isQueued: Bool
    /// Whether it is in an active repertoire.
    let isMember: Bool

    static func fetch(_ db: Database) throws -> [StoredAnswer] {
        let sql = """
            SELECT id, side, epd, main, prepared, is_queued, EXISTS (SELECT 1 FROM card_repertoire
              JOIN repertoire ON repertoire.id = repertoire WHERE card = card.id AND repertoire.is_active) AS is_member
            FROM card ORDER BY id
            """
        let rows = try RowScan(db, of: "card", sql: sql)
        var answers: [StoredAnswer] = []
        while let row = try rows.row() {
            answers.append(
                StoredAnswer(
                    id: try row.id(), key: try row.key, main: try row.text("main"), prepared: try row.moves("prepared"),
                    isQueued: try row.flag("is_queued"), isMember: try row.flag("is_member")))
        }
        return answers
    }
}
