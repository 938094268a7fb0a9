import Chess
import GRDB
import PGN
import Testing

@testable import GameDatabaseFixtures
@testable import GameDatabases

@Suite struct DatabaseReadingTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
    }

    private func read(_ path: String) throws -> (games: [DatabaseGame], counts: DatabaseReadCounts) {
        var games = try GameDatabase(path: path).games()
        var read: [DatabaseGame] = []
        while let game = try games.readGame() { read.append(game) }
        return (read, games.counts)
    }

    /// Returns what a format holds of a game.
    private func expected(_ text: String, _ format: DatabaseFormat) throws -> GameTree {
        var tree = try FixtureGames.tree(text)
        switch format {
        case .enCroissant, .ocgdbText, .prep: break
        default: tree = tree.withoutVariations()
        }
        return tree
    }

    @Test(arguments: DatabaseFormat.allCases)
    func `games are read from every format as far as it can store them`(format: DatabaseFormat) throws {
        let path = scratch.file("other.db3")
        try FixtureFile.make(format, at: path)
        let database = try GameDatabase(path: path)
        #expect(database.format == format)
        let (games, counts) = try read(path)
        let texts = FixtureFile.games(format)
        #expect(database.lastRow == Int64(texts.count))
        #expect(games.map(\.row) == (1...texts.count).map(Int64.init))
        #expect(counts.games == texts.count)
        #expect(counts.errors == 0, "\(counts)")
        for (game, text) in zip(games, texts) {
            let tree = try game.tree.get()
            let wanted = try expected(text, format)
            #expect(
                tree.tags.entries
                    == wanted.tags.entries.map { tag in
                        tag.name == "FEN" ? TagPair(name: "FEN", value: wanted.start.fen) : tag
                    })
            #expect(tree.tagged { $0 = wanted.tags } == wanted, "\(PGNWriter.write(tree))")
        }
    }

    @Test func `a file is not changed and no file appears beside it`() throws {
        for format in DatabaseFormat.allCases {
            let path = scratch.file("\(format).db3")
            try FixtureFile.make(format, at: path)
        }
        let before = try FolderState(scratch.folder)
        for format in DatabaseFormat.allCases { _ = try read(scratch.file("\(format).db3")) }
        #expect(try FolderState(scratch.folder) == before)
    }

    @Test func `a visitor that wants the main line receives no variations`() throws {
        struct CountingVisitor: PGNVisitor {
            var moves = 0
            var variations = 0
            let skipPolicy: PGNSkipPolicy
            mutating func beginMoves(from _: Position) -> PGNSkipPolicy { skipPolicy }
            mutating func move(_: Move?, at _: PGN.SourceLocation, before: Position, after: Position) { moves += 1 }
            mutating func beginVariation() { variations += 1 }
            mutating func endGame(_: Result<GameResult, PGNError>) {}
        }
        let path = scratch.file("other.db3")
        try FixtureFile.make(.enCroissant, at: path)
        for (skipPolicy, moves, variations) in [(PGNSkipPolicy.nothing, 21, 3), (.variations, 15, 0), (.moves, 0, 0)] {
            var games = try GameDatabase(path: path).games()
            var visitor = CountingVisitor(skipPolicy: skipPolicy)
            #expect(try games.visitGame(&visitor))
            #expect(visitor.moves == moves)
            #expect(visitor.variations == variations)
        }
    }

    @Test func `the Info row decides which codes of promotions are used`() throws {
        let path = scratch.file("other.db3")
        try FixtureFile.make(.ocgdb, at: path)
        try scratch.run("DELETE FROM Info", on: path)
        #expect(try GameDatabase(path: path).format == .ocgdbBefore2022)
        let (games, counts) = try read(path)
        // Queen and knight, rook and bishop are exchanged, so the games with promotions contain illegal moves.
        #expect(counts.errors(.illegalMove) == 2)
        guard case .failure(let error) = games[3].tree else { return #expect(Bool(false), "an error was expected") }
        #expect(error.row == 4)
        #expect(error.message.hasPrefix("game 4, ply \(error.ply ?? 0): "))
    }

    @Test func `a lichess address becomes the site again, and other columns become tags`() throws {
        let path = scratch.file("other.db3")
        try FixtureFile.make(.ocgdb, at: path)
        try scratch.run(
            """
            UPDATE Games SET SiteID = 1, Source = 'https://lichess.org/abcdefgh', EventDate = '2020-01-02' WHERE ID = 1;
            UPDATE Games SET Source = 'my own' WHERE ID = 2;
            """, on: path)
        let (games, _) = try read(path)
        #expect(games[0].tags["Site"] == "https://lichess.org/abcdefgh")
        #expect(games[0].tags["Source"] == nil)
        #expect(games[0].tags["EventDate"] == "2020.01.02")
        #expect(games[1].tags["Source"] == "my own")
        #expect(games[2].tags["EventDate"] == nil)
    }

    @Test(arguments: [
        ("1111-11-11", "????.??.??"), ("2019-11-11", "2019.11.11"), ("2020-02-03", "2020.02.03"),
        ("2020.02.03", "2020.02.03"), ("", "????.??.??"), ("yesterday", "yesterday"),
    ])
    func `dates of ocgdb are converted to PGN`(stored: String, tag: String) throws {
        let path = scratch.file("other.db3")
        try FixtureFile.make(.ocgdb, at: path)
        try scratch.run("UPDATE Games SET Date = '\(stored)'", on: path)
        #expect(try read(path).games.allSatisfy { $0.tags["Date"] == tag })
    }

    @Test func `a comment on a ply that the game does not have comes after its last move`() throws {
        let path = scratch.file("other.db3")
        try FixtureFile.make(.ocgdb, at: path)
        try scratch.run("INSERT INTO Comments (GameID, Ply, Comment) VALUES (1, 99, 'astray')", on: path)
        let tree = try read(path).games[0].tree.get()
        let last = try #require(tree.mainLine().last)
        #expect(tree[last].comments.map(\.raw) == ["astray"])
    }

    @Test func `a file without tables of names and comments is read`() throws {
        let path = scratch.file("other.db3")
        try FixtureFile.make(.ocgdb, at: path)
        try scratch.run("DROP TABLE Events; DROP TABLE Players; DROP TABLE Comments; DROP TABLE Sites", on: path)
        let (games, counts) = try read(path)
        #expect(counts.games == 6)
        #expect(games[0].tags["White"] == "?")
        #expect(games[0].tags["Event"] == "?")
    }

    @Test func `tags that Prep's columns do not store come from the game's text`() throws {
        let path = scratch.file("other.sqlite")
        try FixtureFile.make(.prep, at: path)
        let tags = "[Event \"E\"]\n[Round \"3.10\"]\n[Annotator \"me\"]\n[Result \"0-1\"]\n"
        try scratch.run(
            """
            INSERT INTO game_text (game, text) VALUES (2, '\(tags)');
            INSERT INTO game_text (game, text) VALUES (3, '1. e4 {unclosed');
            """, on: path)
        let (games, counts) = try read(path)
        #expect(games[1].tags.entries.map(\.name) == ["Event", "Round", "Annotator", "Result"])
        #expect(games[1].tags["Round"] == "3.10")
        #expect(try games[1].tree.get().mainLine().count == 70)
        #expect(counts.errors == 1)
        guard case .failure(let error) = games[2].tree else { return #expect(Bool(false), "an error was expected") }
        #expect(error.message.hasPrefix("game 3"))
    }
}
