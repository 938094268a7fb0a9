import Chess
import Coach
import Openings
import Scheduling
import Store
import Training

/// Cards and answers for other programs: of a repertoire, or everything.
struct DataExport {
    private let name: String?
    private let file: LearnerFile
    private let cards: [StoredCard]

    /// - Parameter name: nil for everything, archived cards too.
    init(name: String?, _ workspace: Workspace) throws {
        self.name = name
        file = workspace.file
        let cards = try file.storedCards(named: name)
        guard let name else {
            self.cards = cards
            return
        }
        // In the repertoire's order.
        let places = try file.storedLines(named: name).flatMap(\.lines).enumerated().map { ($1.card, $0) }
        let order = Dictionary(places) { first, _ in first }
        self.cards = cards.sorted { (order[$0.id] ?? .max, $0.id) < (order[$1.id] ?? .max, $1.id) }
    }

    // MARK: - JSON

    /// The document. Without a name it contains all that `prep stats` computes its figures from.
    func json() throws -> String {
        let cards = "[" + cards.map { json($0).text }.joined(separator: ",") + "]"
        guard name == nil else {
            return Self.object([("cards", cards), ("repertoire", JSON(name).text), ("v", "1")])
        }
        var events: [String] = []
        try file.forEachEventRow { events.append(Self.json($0).text) }
        let days = try file.daySums().map { sums in
            JSON.object(["day": .string(sums.day.description), "next_due": JSON(sums.nextDue?.description)]).text
        }
        // In alphabetical order, as in every document. Joined as text, because a log has a million rows.
        return Self.object([
            ("cards", cards), ("days", "[" + days.joined(separator: ",") + "]"),
            ("events", "[" + events.joined(separator: ",") + "]"), ("repertoire", "null"),
            ("repertoires", try repertoires.text), ("settings", try settings.text), ("v", "1"),
        ])
    }

    private static func object(_ members: [(key: String, value: String)]) -> String {
        "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    }

    private func json(_ card: StoredCard) -> JSON {
        let state = card.state
        return [
            "card": .integer(Int(card.id.rawValue)), "side": .string(card.key.side.name),
            "epd": .string(card.key.epd), "prepared": JSON(card.prepared), "active": .bool(card.isQueued),
            "repetitions": .integer(state.memory.repetitions), "interval": .integer(state.memory.interval),
            "ease": JSON(state.memory.easiness),
            "stability": state.memory.fsrs.map { .number($0.stability) } ?? .null,
            "difficulty": state.memory.fsrs.map { .number($0.difficulty) } ?? .null,
            "due": JSON(state.due?.description), "lapses": .integer(state.lapses),
            "suspended": .bool(state.isSuspended), "buried_until": JSON(state.buriedUntil?.description),
            "introduced": JSON(state.introduced?.description), "first_graded": JSON(state.firstGraded?.description),
            "to_repeat": JSON(state.toRepeat?.description),
        ]
    }

    /// Days are dates; `value` is one, where the kind of event makes it one, as a number of days since 1970.
    private static func json(_ row: EventRow) -> JSON {
        [
            "id": .integer(Int(row.id)), "card": .integer(Int(row.card.rawValue)), "kind": .string(row.kind.rawValue),
            "day": .string(row.moment.day.description), "instant": .integer(Int(row.moment.instant)),
            "grade": JSON(row.grade?.rawValue), "graded_by": JSON(row.gradedBy?.rawValue),
            "ms": JSON(row.milliseconds), "played": JSON(row.played), "target": JSON(row.target.map { Int($0) }),
            "value": JSON(row.value), "interval_before": .integer(row.intervalBefore),
        ]
    }

    /// The repertoires in the learner's order, each with its cards and the moves that lead to them: none for the cards of
    /// a chapter that begins with a position of its own.
    private var repertoires: JSON {
        get throws {
            let positions = Dictionary(cards.map { ($0.id, $0.key.epd) }) { first, _ in first }
            return .array(
                try file.listing().map { listing in
                    let stored = try file.storedLines(named: listing.name).first { $0.side == listing.side }
                    let cards = (stored?.lines ?? []).map { card, moves -> JSON in
                        let line = PlayedLine(stored: moves)
                        let isFromStart = line?.position.identity.epd == positions[card]
                        return [
                            "card": .integer(Int(card.rawValue)),
                            "line": JSON(isFromStart ? line.map(Self.moves) ?? [] : []),
                        ]
                    }
                    return [
                        "name": .string(listing.name), "side": .string(listing.side.name),
                        "active": .bool(listing.isActive), "cards": .array(cards),
                    ]
                })
        }
    }

    private var settings: JSON {
        get throws {
            let caps = try file.newPerRepertoire().mapValues { JSON.integer($0) }
            let values = try file.settings().map { ($0.key, JSON.string($0.value)) }
            return JSON.object(Dictionary(values) { first, _ in first }).adding(["new-per-day-of": .object(caps)])
        }
    }

    private static func moves(_ line: PlayedLine) -> [String] {
        NumberedMoves(line.moves, from: line.start).steps.map(\.san)
    }

    // MARK: - CSV

    /// The answers about the cards, one in each row.
    func csv() throws -> String {
        let scheduler = try file.scheduler()
        let lines = try file.lines(of: cards.map(\.id))
        var rows = ["card,side,epd,line,day,instant,kind,grade,graded_by,ms,played,interval,ease,due"]
        for card in cards where card.newestEvent > 0 {
            let line = lines[card.id].map { NumberedMoves($0.moves, from: $0.start).text } ?? ""
            var live = CardState.new(under: scheduler)
            for row in try file.eventRows(of: card.id) {
                let day = row.moment.day
                if let event = row.logged?.event { live = live.applying(event, on: day) }
                let fields: [String] = [
                    "\(card.id.rawValue)", card.key.side.name, card.key.epd, line,
                    day.description, "\(row.moment.instant)", row.kind.rawValue,
                    row.grade.map { "\($0.rawValue)" } ?? "", row.gradedBy?.rawValue ?? "",
                    row.milliseconds.map(String.init) ?? "", row.played ?? "", "\(live.memory.interval)",
                    live.memory.easiness.map(String.init) ?? "", live.due?.description ?? "",
                ]
                rows.append(fields.map(Self.field).joined(separator: ","))
            }
        }
        return rows.joined(separator: "\n") + "\n"
    }

    /// A CSV field, quoted where it must be (RFC 4180).
    private static func field(_ text: String) -> String {
        guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
