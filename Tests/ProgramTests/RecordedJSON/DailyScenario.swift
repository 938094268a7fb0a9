extension Scenario {
    /// A week of drills without an engine: every word of the drill, and the statistics of the days.
    static let daily = Scenario(
        name: "daily",
        steps: [
            // The data file does not exist yet.
            .json("due"), .json("stats"), .drill("", []), .json("list --notes"),
            .prep("import FOLDER/white.pgn"), .prep("import FOLDER/black.pgn --known"),
            .prep("games import FOLDER/games.pgn"),
            .json("due"), .json("due white --check"), .json("due --short"), .json("due nobody"), .json("stats"),
            .drill("white --new 5 --board ascii", firstDay),
            .json("due"),
            .now("2026-03-21T18:30:00+01:00"),
            .drill("white", secondDay),
            .json("due"), .json("due white"), .json("stats --days 3"), .json("stats white --leeches"),
            .prep("undo"), .json("due"),
            .now("2026-03-23T23:15:00+01:00"),
            .drill("--limit 3 --minutes 20 --from-start", thirdDay),
            .drill("--cram --new all --limit 2", ["e4", "Nf3"]),
            .drill("--cram --new 1 --limit 2", ["zz", "quit"]),
            .drill("black --like-games --new 2 --from \"1.d4 d5 2.c4 c6 3.Nf3\" --cram", ["moves", "Nf6", "dxc4"]),
            .drill("--fen \"rnbqkbnr/pp1ppppp/2p5/8/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 2\" --cram", ["d5", "Bg4"]),
            .drill("--from \"1.a4\"", []), .drill("nobody", []), .drill("--new all", []),
            .json("stats"), .json("stats black --days 2"), .json("stats --days 0"),
            .json("stats --mistakes --days 9"), .json("stats white --tree --depth 2"), .json("stats --tree"),
            .json("stats --from \"1.e4 c5\""), .json("stats black --from \"1.d4\" --mistakes"),
            .json("stats --from \"1.a4\""),
            .json("stats --fen \"rnbqkbnr/pp1ppppp/2p5/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\""),
            .json("stats white --from \"1.e4\" --schedulers"),
            .recorded("export white --format json"), .recorded("export black --format json"),
            .recorded("export --format json"),
            .recorded("export --format csv"), .recorded("export --format pgn"),
            .now("2026-04-20T08:00:00+02:00"),
            .json("due"), .drill("white --new 0 --limit 1", ["e4", "{\"answer\":\"undo\"}", "hint", "e4"]),
            .now("2026-04-02T08:00:00+02:00"),
            .json("due"), .json("stats"),
            .damage("UPDATE card SET lapses = 9 WHERE id < 3"),
            .json("stats --leeches"), .json("stats black --leeches"), .recorded("export white --format json"),
            // The other scheduler, and back.
            .json("settings scheduler fsrs"), .json("due"), .json("stats"), .json("stats --schedulers"),
            .json("stats white --schedulers"), .recorded("export white --format json"),
            .json("settings fsrs-retention 0.85"), .json("settings fsrs-retention 99"),
            .json("settings fsrs-parameters fit"), .json("settings fsrs-parameters 1,2"),
            .json("settings fsrs-parameters default"), .json("settings balance on"),
            .json("settings easy-days sun,thu:free"), .json("settings easy-days someday"), .json("due"),
            .drill("white --new 0 --limit 1", ["Nf3", "5", "undo", "Nf3", "quit"]), .json("settings scheduler sm2"),
            .json("check"),
            // Plans and limits.
            .json("plan --until 2026-04-06"), .json("plan white --minutes 3 --until 2026-04-04"),
            .json("plan --minutes 1 --until 2026-03-01"), .json("plan --retention --until 2026-05-01"),
            .json("settings minutes-per-day 2"), .json("due"), .json("settings minutes-per-day 0"),
            .prep("known white --from \"1.e4 c5\""), .prep("undo"),
            .json("reschedule white --days 3 --from \"1.e4 e5\""), .json("reschedule --days 2"),
            .json("reschedule --days 2 --fen \"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\""),
            .prep("undo"),
            .json("settings minutes-per-day default"), .json("check"),
        ])

    /// New positions: shown, typed, asked once more; wrong, mistyped and unreadable answers.
    private static let firstDay: [Reply] = [
        // Before the first answer.
        "", "hint", "show", "show all", "back", "next", "line", "last", "b", "board", "board ascii", "flip", "stats",
        "help", "?",
        "show last", "why", "undo", "accept", "add", "add Nf3", "note", "note last", "bury last", "suspend last",
        "explore last", "5", ":nonsense", "{\"answer\":1}", "--",
        // Shown and typed.
        "{\"answer\":\"e4\",\"ms\":2300}",
        "f3", "e9", "Nd2", "{\"answer\":\"Nf3\",\"ms\":100}", "show last", "Bc4", "moves", "note watch f7", "note",
        "c3",
        "d3",
        // Asked.
        "hint", "hint", "hint", "hint", "e4", "3", "5", "{\"answer\":\"2. Nc3\",\"ms\":1900}", "note last",
        "note Remember the pawn last", "undo", "Ng5", "hint", "Bb5", "accept", "Bc4", "h3", "accept", "undo", "show",
        "c3", "skip", "undo", "explore", "d3",
        // What was missed, once more.
        "Bc4", "c3", "d3", "quit",
    ]

    /// Reviews: second tries, warnings, grades, and what can be done to a card.
    private static let secondDay: [Reply] = [
        "{\"answer\":\"e4\",\"ms\":4000}", "1", "undo", "undo", "e4",
        "f4", "accept", "accept anyway", "undo", "Nf3", "0", "add f4", "add d4", "add d4", "add Ke5", "add last",
        "undo",
        "moves", "h3", "skip", "bury last", "undo", "suspend", "undo", "bury", "undo", "c3", "explore last",
        "note d3 first", "note", "d3", "note", "suspend last", "skip", "undo", "quit",
    ]

    private static let thirdDay: [Reply] = ["e4", "Nc3", "Nf3", "Bc4", "4", "bury last", "c3", "d3", "exit"]
}
