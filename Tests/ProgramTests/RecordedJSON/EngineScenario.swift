extension Scenario {
    /// Every command that uses an engine, with the fake one, which scores a move by the material after it.
    static let engine = Scenario(
        name: "engine",
        steps: [
            .prep("import FOLDER/white.pgn"), .prep("games import FOLDER/games.pgn"),
            // The engine of the environment is missing.
            .json("engine info"), .json("engine prepare white"), .json("explain --played e4"),
            .json("review FOLDER/annotated.pgn"), .json("gaps --check"),
            .engine,
            .json("engine info"), .json("settings engine FOLDER/engine.normal"),
            .json("settings engine FOLDER/missing"), .json("settings engine-options \"Style=solid; Clear Hash\""),
            .json("settings engine-options Style=wild"), .json("settings engine-nodes 5000"),
            .json("settings threads 2"), .json("settings hash 32"),
            .json("engine info"), .prep("settings threads default"),
            .json("explain --played e4"),
            .json("explain --from \"1.e4 d5\" --played a3"),
            .json("explain --from \"1.e4 d5\" --played a3 --expected exd5"),
            .json("explain --from \"1.f3 e5\" --played g4"),
            .json("explain --fen \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\" --played Kf2 --expected e4"),
            .json("explain --from \"1.f3 e5 2.g4 Qh4\" --played Nh3"), .json("explain --played Ke2"),
            .json("explain --from \"1.e4 e5\" --played Nf3 --expected Nf3"),
            .json("review FOLDER/annotated.pgn"), .json("review FOLDER/annotated.pgn -o FOLDER/reviewed.pgn --depth 4"),
            .json("review FOLDER/annotated.pgn -o FOLDER/reviewed.pgn"),
            .json("review FOLDER/annotated.pgn --output FOLDER/reviewed.pgn --force --nodes 1000"),
            .json("review 5 --movetime 10"), .json("review 4711"), .json("review FOLDER/faulty-games.pgn"),
            .json("review -", input: "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qxd2+ *\n"),
            .json("review FOLDER/blunder.pgn --me \"Miller, Anna\""),
            .json("review FOLDER/blunder.pgn --quiz", input: "Qxd2\nhint\nQd9\n{\"answer\":\"Qd8\"}\n"),
            .json("review FOLDER/blunder.pgn --quiz", input: "{\"ms\":1}\nQxd2+\nQxd2+\n"),
            .json("review FOLDER/blunder.pgn --quiz", input: "show\n"),
            .json("review FOLDER/blunder.pgn --quiz", input: "skip\n"),
            .json("review FOLDER/blunder.pgn --quiz --me Old", input: "Qd8\n"),
            .json("review FOLDER/missing.pgn"), .json("review FOLDER/own.pgn --depth 3 --nodes 3"),
            .json("gaps --check --limit 3"), .json("lint --check"),
            .drill("white --new 2 --from \"1.e4 c5 2.Nf3 d6 3.d4 cxd4\"", losing),
            .drill("white --new 3", equal),
            .drill("--cram --limit 3 --from \"1.e4 c5 2.Nf3 d6 3.d4 cxd4\"", shown),
            // How much the drills searched ahead depends on time; with a larger budget everything is searched again.
            .prep("settings engine-nodes 6000"),
            .json("engine prepare white"), .json("engine prepare white --nodes 9000"), .json("engine prepare nobody"),
            .json("engine prepare white --nodes 9000"),
            .now("2026-03-21T19:00:00+01:00"),
            .drill("white --new 0", ["a3", "b3", .explained, "e4", "quit"]),
            .json("stats --leeches"),
        ])

    /// A move that loses a pawn: the text before the second try does not contain the answer. (When the second try is
    /// right, the explanation races with the repeated question, so every second try is wrong here.)
    private static let losing: [Reply] = [
        "why", "Nxd4", "Nc3", "a3", .explained, "why", .explained, "why", .explained, "h3", .explained, "why",
        .explained, "quit",
    ]

    /// A move that is as good: explained once the answer is out, deeper and deeper, finally with a table.
    private static let equal: [Reply] = [
        "e4", "a3", "why", "h3", .explained, "why", .explained, "why", .explained, "why", .explained,
        "why", .explained, "undo", "why", "h3", "accept", "quit",
    ]

    private static let shown: [Reply] = [
        "b3", .explained, "show", .explained, "why", .explained, "why", .explained, "why", .explained, "accept", "quit",
    ]
}
