import Chess
import PGN
import Store
import Terminal
import TestSupport
import Testing

@testable import Coach
@testable import Console

/// The views of the games workspace fit the terminal for any names.
@Suite struct GamesViewTests {
    private static let long = String(repeating: "Bartholomäus-Ø", count: 6)

    private func file(_ folder: TemporaryFolder) throws -> LearnerFile {
        let file = try LearnerFile.open(path: folder.path("prep.sqlite"))
        let text = """
            [Event "\(Self.long)"]
            [Site "\(Self.long)"]
            [Date "2024.05.01"]
            [Round "3.10"]
            [White "\(Self.long)"]
            [Black "Carlsen, Magnus"]
            [Result "1/2-1/2"]
            [WhiteElo "2831"]
            [ECO "B90"]

            1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 {the Najdorf} (5... g6) 1/2-1/2

            [White "\u{1B}[2Jowned"]

            *
            """
        var left = Array(text.utf8)[...]
        var stream = PGNStream { count in
            defer { left = left.dropFirst(count) }
            return Array(left.prefix(count))
        }
        let games = file.importGames()
        try games.read(&stream)
        _ = try games.publish()
        return file
    }

    @Test(arguments: [80, 100, 160])
    func `a list fits its terminal and never loses a rating`(columns: Int) throws {
        let folder = try TemporaryFolder()
        let file = try file(folder)
        let headings = try [1, 2].compactMap { try file.gameHeader($0) }
        let lines = GamesListView(headings, columns: columns).lines
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.width <= columns }, "\(lines.map(\.width))")
        #expect(lines[1].plain.contains("… 2831") && lines[1].plain.contains("1/2 B90    10"), "\(lines[1].plain)")
        #expect(lines[2].plain.contains("^[[2J"))
    }

    @Test func `in a narrow terminal a game has two rows or more, and nothing is cut`() throws {
        let folder = try TemporaryFolder()
        let file = try file(folder)
        let headings = try [1, 2].compactMap { try file.gameHeader($0) }
        let lines = GamesListView(headings, columns: 40).lines
        #expect(lines.allSatisfy { $0.width <= 40 }, "\(lines.map(\.width))")
        #expect(!lines.contains { $0.plain.contains("…") })
        #expect(lines.plain.joined().contains("2831"))
    }

    @Test func `a game at a terminal is wrapped, and headed by its opening`() throws {
        let folder = try TemporaryFolder()
        let file = try file(folder)
        let tree = try #require(try file.game(1))
        let heading = try #require(try file.gameHeader(1))
        let lines = GameView(heading, tree, opening: nil, columns: 60).lines
        #expect(lines.allSatisfy { $0.width <= 60 })
        let text = lines.map(\.plain).joined(separator: " ")
        #expect(text.contains("Carlsen, Magnus  1/2-1/2"))
        #expect(text.contains("round 3.10, 2024.05.01"))
        #expect(text.contains("(5...g6)"))
        let empty = GameView(
            try #require(try file.gameHeader(2)), try #require(try file.game(2)), opening: nil, columns: 60)
        #expect(empty.lines.last?.plain == "No moves.")
    }

    @Test func `progress has a bar, a share, a speed and a time to wait, and never wraps`() {
        func text(_ columns: Int, share: Double? = 0.5, isUTF8: Bool = true) -> String {
            ProgressLine(
                name: "masters.pgn", games: 50_000, share: share, elapsed: .seconds(10)
            ).text(columns: columns, isUTF8: isUTF8)
        }
        let wide = text(100)
        #expect(wide.hasPrefix("masters.pgn [" + String(repeating: "█", count: 15) + "░"), "\(wide)")
        #expect(wide.hasSuffix("50 %  50000 games  5000/s  0:10 left"), "\(wide)")
        #expect(text(80, isUTF8: false).contains("[####"))
        #expect(text(80, share: nil) == "masters.pgn  50000 games  5000/s")
        for columns in 10...120 { #expect(DisplayWidth.of(text(columns)) < columns) }
    }

    @Test func `more than 20,000 games in a file with cards belong in a file of their own`() throws {
        let advice = try #require(LargeBaseAdvice(games: 20_001, hasCards: true, ["\u{1B}m.pgn"]))
        #expect(
            advice.line.plain.contains(
                "prep --db base.sqlite games import ^[m.pgn, then prep settings games-db base.sqlite"))
        #expect(LargeBaseAdvice(games: 20_001, hasCards: false, ["m.pgn"]) == nil)
        #expect(LargeBaseAdvice(games: 20_000, hasCards: true, ["m.pgn"]) == nil)
    }

    @Test(arguments: [
        ("B90", "B90", "B90"), ("b9", "B9", "B9"), ("B", "B", "B"), ("A00-e99", "A00", "E99"), ("B9-C", "B9", "C"),
    ])
    func `ECO codes are read, in part and from to`(text: String, first: String, last: String) throws {
        let filter = try GameFilterText(
            elo: nil, since: nil, until: nil, player: nil, side: nil, result: nil, eco: text
        ).filter()
        #expect(filter.eco == first...last)
    }

    @Test(arguments: ["", "F00", "B900", "B9x", "C-B", "-", "B90-", "90"])
    func `an invalid ECO code is refused`(text: String) {
        let filter = GameFilterText(
            elo: nil, since: nil, until: nil, player: nil, side: nil, result: nil, eco: text)
        #expect(throws: CommandFailure.self) { try filter.filter() }
    }
}
