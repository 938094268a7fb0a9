extension Scenario {
    /// Settings, the data file, and commands that need no data file.
    static let tools = Scenario(
        name: "tools",
        steps: [
            .json("settings"), .json("settings theme"), .json("settings nonsense"), .json("check"),
            .json("settings new-per-day 5"), .json("settings theme green"), .json("settings theme purple"),
            .json("settings rollover 24"), .json("settings board.coordinates off"),
            .json("settings me \"Miller, Anna\""),
            .json("settings games-db FOLDER/missing.sqlite"), .json("settings opening-names FOLDER/missing.tsv"),
            .json("settings opening-names FOLDER/names.tsv"), .json("settings new-order frequency"),
            .json("settings new-per-day white 3"), .prep("import FOLDER/white.pgn"),
            .json("settings new-per-day white 3"), .json("settings new-per-day white"),
            .json("settings theme blue green"),
            .json("settings"), .json("settings new-per-day"), .json("settings theme default"), .json("settings theme"),
            .drill("--new 2", ["e4", "Nf3", "e4", "Nf3"]),
            .json("check"), .json("check --all"), .json("check --repair"),
            .damage("UPDATE card SET interval = 90, due = due + 89 WHERE id = 1; UPDATE day_sum SET answers = 7"),
            .json("check"), .json("check --all"), .json("check --repair"), .json("check"),
            .prep("backup FOLDER/copy.sqlite"), .prep("restore FOLDER/copy.sqlite"), .json("due"), .json("check"),
            .json("position"), .json("position --from \"1.e4 c5 2.Nf3\""),
            .json("position --from \"1.e4 e5\" --play nf3"), .json("position --play Ke2 --board ascii"),
            .json("position --fen \"8/P6k/8/8/8/8/8/K7 w - - 0 1\" --play a8"),
            .json("position --fen \"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\""),
            .json("position -o board.svg --draw Gc2c3 --theme blue --pieces modern --size 32 --flip --force"),
            .json("position --fen \"7k/8/8\""), .json("position --from \"1.e4 e4\""), .json("position --board wood"),
            .json("pgn check FOLDER/white.pgn"), .json("pgn check FOLDER/broken.pgn FOLDER/faulty-games.pgn"),
            .json("pgn check -", input: "1. e4 {never closed"), .json("pgn check FOLDER/missing.pgn FOLDER/quick.pgn"),
            .json("import FOLDER/missing.pgn --nonsense"), .json("nonsense"),
        ])
}
