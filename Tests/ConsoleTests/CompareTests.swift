import Chess
import Openings
import PGN
import Scheduling
import Store
import Terminal
import TestSupport
import Testing
import Training
import TrainingSupport

@testable import Coach
@testable import Console

/// `prep compare` in process: its output and what it stores.
@Suite struct CompareTests {
    private let folder: TemporaryFolder
    private let environment: Environment
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        environment = Environment(
            databasePath: folder.path("prep.sqlite"), now: { 1_795_262_400_000 }, zoneOffset: { _ in 0 },
            isClockFixed: true, makeGenerator: { SystemRandomNumberGenerator() })
        path = try folder.write(SampleGames.lichess + "\n" + SampleGames.chesscom, to: "games.pgn")
    }

    private func workspace() throws -> Workspace { try Workspace.open(environment) }

    private func learn(_ text: String, _ side: Side, isKnown: Bool = true) throws {
        let workspace = try workspace()
        _ = try workspace.file.applyImport(
            ImportRequest(
                name: side.name, isNameChosen: true, path: "/\(side.name).pgn", source: ParsedSource(Array(text.utf8)),
                sides: [side],
                isKnown: isKnown, day: workspace.day, instant: workspace.moment.instant))
    }

    /// The views of one comparison, as a dry run makes them.
    private func lines(_ games: String) throws -> [String] {
        let workspace = try workspace()
        let books = try workspace.file.drillMaterial().repertoires
        var reader = OwnGameReader(PlayerNames(["Muster"]))
        var text = PGNReader(Array(games.utf8)).makeIterator()
        while text.visitGame(&reader) {}
        let compared = reader.games.compactMap { game -> (OwnGame, ComparedGame)? in
            guard let book = books.first(where: { $0.side == game.side }) else { return nil }
            let walk = BookWalk(of: game.moves, from: game.start, in: book)
            return (game, ComparedGame(digest: game.digest, side: game.side, played: game.played, walk: walk))
        }
        let report = try workspace.file.comparison(of: compared.map(\.1), at: workspace.moment)
        let comparisons = zip(compared, report.standings).map { pair, standing in
            let departure = pair.1.walk.departure
            return GameComparison(
                game: pair.0, walk: pair.1.walk,
                opening: OpeningNames.bundled.opening(after: pair.0.moves, from: pair.0.start),
                departedOpening: departure.flatMap { OpeningNames.bundled.opening(after: $0.place.line) },
                standing: standing, frequency: ReplyFrequency(games: 1204, played: 48),
                card: departure.flatMap { report.cards[pair.1.card(of: $0)] })
        }
        let numbers = NumberedDepartures(comparisons, books: books)
        let view = CompareView(comparisons, report, numbers: numbers, today: workspace.day, columns: 80)
        let summary = CompareSummaryView(comparisons, report, numbers: numbers, today: workspace.day, columns: 80)
        return (view.lines + summary.lines).map(\.plain)
    }

    private func command(_ names: [String] = [], isDryRun: Bool = false) -> CompareCommand {
        var command = CompareCommand(files: [path])
        command.names = names
        command.isDryRun = isDryRun
        return command
    }

    @Test func `two lines for each game show who left the book, where, and what was prepared`() throws {
        try learn(SampleGames.white, .white)
        try learn(SampleGames.black, .black)
        let lines = try lines(SampleGames.lichess + "\n" + SampleGames.chesscom)
        #expect(
            lines == [
                "2026-11-20  White 1-0 Gegner   C24 Bishop's Opening: Vienna Hybrid",
                "    you left at 2.Bc4?! – prepared: 2.Nf3; your book marks it as a mistake; due",
                "      today",
                "2026-11-20  Black ½-½ Andere   B12 Caro-Kann Defense: Maróczy Variation",
                "    1. Andere left at 3.f3 – 4 % of 1204 games; your book has e5, Nc3, exd5",
                "2026-11-19  White 0-1 Dritter  B23 Sicilian Defense: Closed, 2...Nc6",
                "    you left at 2.Nc3 – prepared: 2.Nf3; due today", "",
                "3 games: you left your book in 2, your opponents in 1.", "Where you left your book",
                "  1 of 1  2.Nf3  C20 King's Pawn Game: Open Game  due today",
                "  1 of 1  2.Nf3  B20 Sicilian Defense             due today",
                "2 cards due today, 3 seen.", "Add an answer with: prep add NUMBER MOVE",
                "prep gaps ranks all replies that your book does not answer.",
            ])
        #expect(lines.allSatisfy { DisplayWidth.of($0) <= 80 })
    }

    @Test func `a position not learned yet, a book followed to its end, and a single game`() throws {
        try learn(SampleGames.white, .white, isKnown: false)
        let shown = try lines(SampleGames.chesscom)
        #expect(shown[1] == "    you left at 2.Nc3 – prepared: 2.Nf3; not learnt yet")
        #expect(shown.suffix(2) == ["", "0 cards due today, 1 seen; 1 not learnt yet."])
        let whole = try lines("[White \"Muster\"]\n[Black \"?\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 *\n")
        #expect(whole[0].hasPrefix("????-??-??  White *   your opponent  C5"))
        #expect(whole[1] == "    in your book to its end, 3.Bc4")
        let other = try lines("[White \"Muster\"]\n\n1. Nf3 Nc6 2. e4 e5 3. Bc4 *\n")
        #expect(other.contains("    1.Nf3 was played in another order than 1.e4; back in the book before 3.Bc4"))
    }

    @Test func `control characters of the file are made visible`() throws {
        try learn(SampleGames.white, .white)
        let lines = try lines("[White \"Muster\"]\n[Black \"\u{1B}[31mred\"]\n[Date \"\u{7}\"]\n\n1. d4 *\n")
        #expect(lines.allSatisfy { !$0.unicodeScalars.contains { $0.value < 0x20 } })
    }

    @Test func `the name is remembered, the next one added to it, and a dry run remembers nothing`() throws {
        try learn(SampleGames.white, .white)
        let printer = Printer(TerminalFacts())
        _ = try command(["Muster"], isDryRun: true).run(environment, printer)
        #expect(try workspace().file.value(of: .playerNames) == nil)
        #expect(throws: CommandFailure.self) { try command().run(environment, printer) }
        #expect(try command(["Muster"]).run(environment, printer) == .done)
        #expect(try workspace().file.value(of: .playerNames) == "Muster")
        #expect(try command().run(environment, printer) == .done)
        _ = try command(["Andere"]).run(environment, printer)
        // A name without a game is not stored.
        #expect(throws: CommandFailure.self) { try command(["Niemand"]).run(environment, printer) }
        #expect(try workspace().file.value(of: .playerNames) == "Muster; Andere")
    }

    @Test func `a missing repertoire for the learner's side is an error`() throws {
        let printer = Printer(TerminalFacts())
        let none = #expect(throws: CommandFailure.self) {
            try command(["Muster"]).run(environment, printer)
        }
        #expect(none?.message.contains("prep import") == true)
        try learn(SampleGames.black, .black)
        let white = try folder.write(SampleGames.chesscom, to: "white.pgn")
        var onlyWhite = CompareCommand(files: [white])
        onlyWhite.names = ["Muster"]
        let failure = #expect(throws: CommandFailure.self) { try onlyWhite.run(environment, printer) }
        #expect(failure?.message.contains("no active repertoire for White") == true)
        #expect(failure?.status == .error)
    }

    @Test(arguments: [
        (0, 1204, "never in 1204 games"), (48, 1204, "4 % of 1204 games"), (3, 1204, "0.2 % of 1204 games"),
        (1, 90_000, "under 0.1 % of 90000 games"), (2, 7, "2 of 7 games"), (1, 1, "1 of 1 game"),
    ])
    func `how often a reply is played`(played: Int, games: Int, words: String) {
        #expect(ReplyFrequency(games: games, played: played).words == words)
    }

    @Test func `ordinals`() {
        #expect(
            [1, 2, 3, 4, 11, 12, 13, 21, 22, 111].map(CompareView.ordinal) == [
                "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "111th",
            ])
    }
}
