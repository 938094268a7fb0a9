import Coach
import Store
import Terminal

/// The counts of a games database, one on each line.
struct GamesInfoView {
    private let info: GamesInfo
    private let path: String
    /// The games database that is used for positions, when it is not this file.
    var reference: (path: String, info: GamesInfo)?

    init(_ info: GamesInfo, path: String) {
        self.info = info
        self.path = path
    }

    func lines(columns: Int) -> [StyledText] {
        var rows = [("file", "\(path), \(Self.size(info.bytes))"), ("games", games)]
        if info.games > 0 {
            rows += [
                ("dates", Self.dates(info)), ("players", "\(info.players)"), ("events", "\(info.events)"),
                ("results", results), ("rating", info.averageElo.map { "\($0) on average" } ?? "unknown"),
                ("positions", positions(info)),
            ]
        }
        if let reference {
            rows.append(("base", "\(reference.path), \(counted(reference.info.games, "game"))"))
            rows.append(("", "\(Self.dates(reference.info)); positions: \(positions(reference.info))"))
            rows.append(("", "used by explore, gaps and frequencies (settings games-db)"))
        } else {
            rows.append(("base", "these games (settings games-db FILE names a larger base)"))
        }
        return rows.flatMap { name, value in
            (StyledText(name.filled(11), .dim) + StyledText(value)).wrapped(to: columns, indent: 11)
        }
    }

    private var games: String {
        guard info.games > 0 else { return "none yet; add some with: prep games import FILE.pgn" }
        return "\(info.games), \(info.annotated) of them with comments, variations or more tags"
    }

    private var results: String {
        func share(_ games: Int) -> String { "\(games) (\(percent(games, of: info.games) ?? 0) %)" }
        let results = info.results
        var text = "White won \(share(results.white)), drawn \(share(results.draws)), Black won \(share(results.black))"
        if results.open > 0 { text += ", open \(results.open)" }
        return text
    }

    private func positions(_ info: GamesInfo) -> String {
        info.positions > 0
            ? "\(info.positions) in the index" : "no index yet; the next import of games builds it"
    }

    private static func dates(_ info: GamesInfo) -> String {
        guard let first = info.firstDate, let last = info.lastDate else { return "unknown" }
        return "\(first) to \(last)"
    }

    private static func size(_ bytes: Int) -> String {
        bytes < 10_000_000 ? "\((bytes + 500) / 1000) kB" : "\((bytes + 500_000) / 1_000_000) MB"
    }

    var json: JSON {
        Self.json(info, path).adding([
            "v": 1, "reference": reference.map { Self.json($0.info, $0.path) } ?? .null,
        ])
    }

    private static func json(_ info: GamesInfo, _ path: String) -> JSON {
        [
            "file": .string(path), "games": .integer(info.games), "players": .integer(info.players),
            "events": .integer(info.events), "sites": .integer(info.sites), "first_date": JSON(info.firstDate),
            "last_date": JSON(info.lastDate), "white": .integer(info.results.white),
            "draws": .integer(info.results.draws),
            "black": .integer(info.results.black), "open": .integer(info.results.open),
            "average_elo": JSON(info.averageElo),
            "plies": .integer(info.plies), "annotated": .integer(info.annotated),
            "positions": .integer(info.positions), "bytes": .integer(info.bytes),
        ]
    }
}
