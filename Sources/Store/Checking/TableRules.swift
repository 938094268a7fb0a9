import Scheduling
import Training

/// The columns of one table of the data file, with the values they may have.
struct TableRules {
    let table: String
    /// SQL that names a row in a finding.
    let row: String
    let columns: [ColumnRule]

    init(_ table: String, row: String = "rowid", _ columns: [ColumnRule]) {
        self.table = table
        self.row = row
        self.columns = columns
    }

    /// All tables except SQLite's internal ones.
    static let all = trainer + keeping + games

    private static let side = ColumnRule("side", .number(0...1))
    private static let count = ColumnRule.Content.number(ColumnLimits.count)
    private static let id = ColumnRule.Content.number(ColumnLimits.id)
    private static let day = ColumnRule.Content.number(ColumnLimits.day)
    private static let instant = ColumnRule.Content.number(ColumnLimits.instant)
    private static let place = ColumnRule.Content.number(ColumnLimits.place)
    private static let flag = ColumnRule.Content.number(0...1)

    private static let trainer = [
        TableRules(
            "repertoire",
            [
                ColumnRule("id", id), ColumnRule("name", .text), side, ColumnRule("is_active", flag),
                ColumnRule("place", place), ColumnRule("positions", count),
            ]),
        TableRules(
            "source",
            [ColumnRule("id", id), ColumnRule("name", .text), ColumnRule("path", .text), ColumnRule("place", place)]),
        TableRules("source_content", row: "source", content),
        TableRules(
            "chapter",
            [
                ColumnRule("game", id), ColumnRule("source", id), ColumnRule("number", count), side,
                ColumnRule("title", .text),
            ]),
        TableRules(
            "card",
            [
                ColumnRule("id", id), side, ColumnRule("epd", .text), ColumnRule("main", .text),
                ColumnRule("prepared", .text), ColumnRule("is_queued", flag), ColumnRule("repetitions", count),
                ColumnRule("interval", .number(0...36_500)), ColumnRule("easiness", .number(130...1_000_000)),
                .optional("due", day), .optional("introduced", day), .optional("first_graded", day),
                .optional("last_graded", day), .optional("to_repeat", day), ColumnRule("lapses", count),
                ColumnRule("is_suspended", flag), .optional("buried_until", day), ColumnRule("is_made_due", flag),
                .optional("stability", .real(FSRSMemory.stabilities)),
                .optional("difficulty", .real(FSRSMemory.difficulties)), .optional("memory_day", day),
            ]),
        TableRules(
            "card_repertoire", row: "card",
            [
                ColumnRule("repertoire", id), ColumnRule("card", id), ColumnRule("place", count),
                ColumnRule("prepared", .text), ColumnRule("remarks", .bits), ColumnRule("line", .blob),
            ]),
        TableRules("day_sum", row: "day", [ColumnRule("day", day)] + sums + [.optional("next_due", day)]),
        TableRules(
            "repertoire_day_sum", row: "day", [ColumnRule("repertoire", id), ColumnRule("day", day)] + sums),
        TableRules(
            "hour_sum", row: "day",
            [
                ColumnRule("repertoire", id), ColumnRule("day", day), ColumnRule("quarter", .bits),
                ColumnRule("counted", count), ColumnRule("passed", count),
            ]),
        TableRules("card_count", row: "due", CardCounts.rules),
        TableRules("event", event),
        TableRules("content_generation", row: "id", [ColumnRule("id", .number(1...1)), ColumnRule("number", count)]),
        TableRules(
            "compiled_repertoire",
            [
                side, ColumnRule("name", .text), ColumnRule("generation", count), ColumnRule("content", .blob),
                ColumnRule("cards", .blob),
            ]),
        TableRules(
            "event_day", row: "day",
            [ColumnRule("day", day), ColumnRule("first_event", id), ColumnRule("last_event", id)]),
        TableRules("scheduler", [ColumnRule("id", id), ColumnRule("rule", .text)]),
    ]

    private static let content = [
        ColumnRule("version", count), ColumnRule("digest", .bits), ColumnRule("imported_at", instant),
        ColumnRule("content", .blob), ColumnRule("sides", .text), ColumnRule.optional("depth", count),
        .optional("chapters", .text),
    ]

    private static let sums = DayStatistics.columns.map { ColumnRule($0, count) }

    private static func numbers<Word>(_ words: [Word]) -> ColumnRule.Content { .number(0...Int64(words.count - 1)) }

    private static let event = [
        ColumnRule("id", id), ColumnRule("card", id), ColumnRule("kind", numbers(EventKind.numbered)),
        ColumnRule("day", day), ColumnRule("time", .number(EventRow.times)), .optional("grade", .number(0...5)),
        .optional("graded_by", numbers(GradedBy.numbered)), .optional("milliseconds", count),
        .optional("played", .textOrNumber(StoredMove.numbers)), .optional("target", id), .optional("value", day),
        ColumnRule("interval_before", count), ColumnRule("checksum", .bits), .optional("due_day", day),
        .optional("scheduler", id),
    ]

    private static let keeping = [
        TableRules("preference", row: "epd", [side, ColumnRule("epd", .text), ColumnRule("uci", .text)]),
        TableRules(
            "addition",
            [
                ColumnRule("id", id), side, ColumnRule("epd", .text), ColumnRule("uci", .text),
                ColumnRule("instant", instant), .optional("before", .text),
                .optional("reply", .text), .optional("repertoire", .text),
            ]),
        TableRules(
            "note", row: "epd",
            [side, ColumnRule("epd", .text), ColumnRule("text", .text), ColumnRule("instant", instant)]),
        TableRules(
            "drawing", row: "epd",
            [side, ColumnRule("epd", .text), ColumnRule("shapes", .text), ColumnRule("instant", instant)]),
        TableRules(
            "listed_gap",
            [
                ColumnRule("number", count), side, ColumnRule("repertoire", .text), ColumnRule("before", .text),
                ColumnRule("reply", .text),
            ]),
        TableRules(
            "note_change",
            [
                ColumnRule("id", id), side, ColumnRule("epd", .text), .optional("former", .text),
                ColumnRule("after_event", id), ColumnRule("day", day), ColumnRule("instant", instant),
                ColumnRule("is_undone", flag), ColumnRule("kind", .oneOf(NoteChange.Kind.allCases.map(\.rawValue))),
            ]),
        TableRules("setting", row: "key", [ColumnRule("key", .text), ColumnRule("value", .text)]),
        TableRules(
            "import_log",
            [
                ColumnRule("id", id), ColumnRule("name", .text), ColumnRule("source", id), ColumnRule("path", .text),
                ColumnRule("instant", instant), .optional("old_path", .text), .optional("first_event", id),
                .optional("last_event", id),
            ]),
        TableRules("import_old_content", row: "import", [ColumnRule("import", id)] + content),
        TableRules(
            "compared_game",
            [
                ColumnRule("id", id), ColumnRule("digest", .bits), ColumnRule("played", .text), ColumnRule("day", day),
                side, .optional("epd", .text), .optional("move", .text), .optional("is_own", flag),
            ]),
        TableRules(
            "analysis",
            [
                ColumnRule("id", id), ColumnRule("epd", .text), ColumnRule("engine", .text),
                ColumnRule("question", .text), ColumnRule("effort", count), ColumnRule("found", .text),
            ]),
        TableRules("analysis_engine", row: "program", [ColumnRule("program", .text), ColumnRule("name", .text)]),
    ]

    /// The tables of ocgdb's schema. Their columns can contain any tag value.
    private static let games = [
        TableRules("Info", [ColumnRule("Name", .text), .optional("Value", .word)]),
        TableRules("Events", [ColumnRule("ID", id), .optional("Name", .text)]),
        TableRules("Sites", [ColumnRule("ID", id), .optional("Name", .text)]),
        TableRules("Players", [ColumnRule("ID", id), .optional("Name", .text), .optional("Elo", .bits)]),
        TableRules(
            "Games",
            [
                ColumnRule("ID", id), .optional("EventID", id), .optional("SiteID", id), .optional("Date", .word),
                .optional("Round", .word), .optional("WhiteID", id), .optional("WhiteElo", .bits),
                .optional("BlackID", id), .optional("BlackElo", .bits),
                .optional("Result", .oneOf(["1-0", "0-1", "1/2-1/2", "*"])), .optional("TimeControl", .word),
                .optional("ECO", .word), .optional("PlyCount", count), .optional("FEN", .text),
                .optional("Moves", .blob),
            ]),
        TableRules("game_text", row: "game", [ColumnRule("game", id), ColumnRule("text", .blob)]),
        TableRules(
            "game_batch", row: "id",
            [ColumnRule("id", id), ColumnRule("first_game", id), ColumnRule("last_game", id)]),
        TableRules("game_checksum", [ColumnRule("id", id), ColumnRule("games", count), ColumnRule("digest", .bits)]),
        TableRules(
            "position_segment",
            [
                ColumnRule("id", .number(0...1 << 30)), ColumnRule("first_game", id), ColumnRule("games", count),
                ColumnRule("bits", .number(0...30)), ColumnRule("positions", count), ColumnRule("is_ready", flag),
            ]),
        TableRules("position_bucket", [ColumnRule("id", id), ColumnRule("positions", .blob)]),
        TableRules("position_games", [ColumnRule("id", id), ColumnRule("games", .blob)]),
        TableRules("position_signatures", [ColumnRule("id", id), ColumnRule("bits", .blob)]),
    ]
}
