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

    /// Cards, repertoires and chapters that differ from the sources.
    func findings(_ sourceSet: SourceSet) throws -> [CheckFinding] {
        let additions = Set(try Row.fetchAll(db, sql: "SELECT side, epd FROM addition").map { try CardKey($0) })
        var union = PreparedMoves()
        let memberships = try sourceSet.repertoires.flatMap { row in
            try membershipFaults(row, sourceSet, additions, &union)
        }
        let cards = try StoredAnswer.fetch(db)
        // Mostly the repertoires, merged one by one, prove the cards. Otherwise all are merged into one graph.
        let areProved = sourceSet.isUnion && cards.allSatisfy { queueFault($0, union[$0.key]) == nil }
        return try cardFaults(cards, areProved ? union : PreparedMoves(sourceSet)) + memberships
            + ChapterInspection(db: db).findings(sourceSet)
    }

    // MARK: - Cards

    /// Cards whose position or moves cannot be.
    func cardFaults() throws -> [CheckFinding] { try StoredAnswer.fetch(db).compactMap(moveFault) }

    /// Cards that are not queued as the active repertoires want, and those whose position or moves cannot be.
    private func cardFaults(_ cards: [StoredAnswer], _ prepared: PreparedMoves) -> [CheckFinding] {
        cards.compactMap { queueFault($0, prepared[$0.key]) }
            // What the sources contain can be.
            + cards.filter { prepared[$0.key] != $0.prepared || !$0.startsWithMain }.compactMap(moveFault)
    }

    /// Exactly the cards of the active repertoires must be queued, with the moves that these prepare.
    private func queueFault(_ card: StoredAnswer, _ answer: String?) -> CheckFinding? {
        let answer = card.isMember ? answer : nil
        guard card.isQueued == (answer != nil) else {
            return fault(
                card.id, card.isQueued ? "it is in no active repertoire" : "it is never asked, but should be")
        }
        guard let answer, answer != card.prepared else { return nil }
        return fault(card.id, "its prepared moves differ from the repertoires")
    }

    /// The position must be valid and written as Prep writes it, and the moves must be legal in it.
    private func moveFault(_ card: StoredAnswer) -> CheckFinding? {
        guard let position = try? Position(fen: card.key.epd + " 0 1"), position.epd == card.key.epd,
            position.sideToMove == card.key.side
        else { return fault(card.id, "its position is damaged") }
        let moves = [card.main] + card.prepared.split(separator: " ").map(String.init)
        return moves.allSatisfy { position.move(uci: $0) != nil }
            ? nil : fault(card.id, "a prepared move is not legal")
    }

    // MARK: - Repertoires

    /// Each repertoire must have its cards in its order.
    private func membershipFaults(
        _ row: RepertoireRecord, _ sourceSet: SourceSet, _ additions: Set<CardKey>, _ union: inout PreparedMoves
    ) throws -> [CheckFinding] {
        guard let repertoire = sourceSet.repertoire(named: row.name, row.side) else {
            return [fault(row.name, "no source contains a chapter of it")]
        }
        let wanted = sourceSet.cards(of: repertoire)
        if row.isActive { union.add(wanted) }
        let stored = try MembershipRow.fetch(repertoire: row.id, db)
        let isSame =
            stored.count == wanted.count
            && zip(stored, wanted).enumerated().allSatisfy { place, pair in
                pair.0.place == place && pair.0.known.key == pair.1.key && pair.0.agrees(with: pair.1)
            }
        var findings = isSame ? [] : differences(stored, wanted, row.name, additions)
        let positions = try RowReader.positions(of: row.id, db)
        if positions != repertoire.positions.count, additions.isEmpty {
            findings.append(fault(row.name, "the number of its positions is wrong"))
        }
        return findings
    }

    /// A card that exists because of an added move may be missing from a repertoire that was built earlier; the next
    /// import adds it.
    private func differences(
        _ stored: [MembershipRow], _ wanted: [Card], _ name: String, _ additions: Set<CardKey>
    ) -> [CheckFinding] {
        var findings: [CheckFinding] = []
        let keys = Set(stored.map(\.known.key))
        let missing = wanted.filter { !keys.contains($0.key) && !additions.contains($0.key) }
        if !missing.isEmpty { findings.append(fault(name, "\(missing.count) cards are missing")) }
        let made = Dictionary(wanted.map { ($0.key, $0) }) { first, _ in first }
        for member in stored {
            guard let card = made[member.known.key] else {
                findings.append(fault(member.card.rawValue, "it is not in the sources of \(name)"))
                continue
            }
            let isElsewhere =
                additions.isEmpty && wanted.indices.contains(member.place) && wanted[member.place].key != card.key
            if isElsewhere || !member.agrees(with: card) {
                findings.append(fault(member.card.rawValue, "it differs from the sources of \(name)"))
            }
        }
        let order = stored.map(\.known.key).filter { made[$0] != nil && !additions.contains($0) }
        if order != wanted.map(\.key).filter({ keys.contains($0) && !additions.contains($0) }) {
            findings.append(fault(name, "its cards are not in the order of its sources"))
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

/// The prepared moves of the cards of the active repertoires, in UCI, separated by spaces.
private struct PreparedMoves {
    private var moves: [CardKey: String] = [:]

    init() {}

    /// All active repertoires of a side in one graph.
    init(_ sourceSet: SourceSet) {
        for side in Side.allCases { add(sourceSet.merged(side, names: sourceSet.activeNames(side)).cards) }
    }

    subscript(key: CardKey) -> String? { moves[key] }

    /// Adds the cards of a repertoire. Of a known card it adds the moves that are new.
    mutating func add(_ cards: [Card]) {
        moves.reserveCapacity(moves.count + cards.count)
        for card in cards {
            var known = moves[card.key]?.split(separator: " ").map(String.init) ?? []
            for move in card.prepared where !known.contains(move.uci) { known.append(move.uci) }
            moves[card.key] = known.joined(separator: " ")
        }
    }
}

/// A stored card and its prepared moves.
private struct StoredAnswer {
    let id: Int64
    let key: CardKey
    let main: String
    /// Separated by spaces.
    let prepared: String
    let isQueued: Bool
    /// Whether it is in an active repertoire.
    let isMember: Bool

    /// Whether the main move is the first prepared one.
    var startsWithMain: Bool { prepared == main || prepared.hasPrefix(main + " ") }

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
                    id: try row.id(), key: try row.key, main: try row.text("main"), prepared: try row.text("prepared"),
                    isQueued: try row.flag("is_queued"), isMember: try row.flag("is_member")))
        }
        return answers
    }
}
