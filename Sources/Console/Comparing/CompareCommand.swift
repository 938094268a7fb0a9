import Chess
public import Coach
import Openings
import PGN
import Store
import Terminal
import Training

/// `prep compare`: compares the learner's own games with their repertoire.
public struct CompareCommand: Sendable {
    /// PGN files; `-` is standard input.
    public var files: [String]
    /// The learner's names; when empty, the names of the setting `me`.
    public var names: [String] = []
    /// Writes nothing to the data file, not even the names.
    public var isDryRun = false
    public var isJSON = false

    public init(files: [String]) { self.files = files }

    /// Returns status 1 when a game was faulty; the other games are compared. All files are read before anything is
    /// written, in one transaction.
    ///
    /// - Throws: a `CommandFailure` when the learner's names are not known, or there is no active repertoire for a side
    ///   the learner played.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let workspace = isDryRun ? try Workspace.openReadOnly(environment) : try Workspace.open(environment)
        guard let workspace else {
            throw CommandFailure("there is no repertoire to compare with yet; begin with: prep import FILE")
        }
        var players = try players(workspace)
        let books = try workspace.file.drillMaterial().repertoires
        guard !books.isEmpty else {
            throw CommandFailure(
                "there is no active repertoire to compare with; prep import FILE reads one, prep activate NAME activates one"
            )
        }
        var reader = try read(players, printer)
        if let player = try reader.resolvePlayer() {
            players = PlayerNames([player])
            if !isJSON { printer.say(StyledText("Comparing the games of \(player).", .dim)) }
        }
        var skipped = reader.skipped
        var digests: Set<GameDigest> = []
        let games = reader.games.compactMap { game -> (OwnGame, ComparedGame)? in
            guard digests.insert(game.digest).inserted else {
                skipped.append(SkippedGame(file: game.file, number: game.number, reason: .duplicate))
                return nil
            }
            guard let book = books.first(where: { $0.side == game.side }) else {
                skipped.append(
                    SkippedGame(file: game.file, number: game.number, reason: .noRepertoire(game.side)))
                return nil
            }
            let walk = BookWalk(of: game.moves, from: game.start, in: book)
            return (game, ComparedGame(digest: game.digest, side: game.side, played: game.played, walk: walk))
        }
        if games.isEmpty, let game = reader.games.first {
            let reason = SkippedGame.Reason.noRepertoire(game.side)
            throw CommandFailure("your games cannot be compared: \(reason.words); import one, or prep activate NAME")
        }
        let report = try compare(games.map(\.1), workspace)
        let comparisons = try comparisons(games, report, workspace)
        let moment = workspace.moment
        let numbers = NumberedDepartures(comparisons, books: books)
        let view = CompareView(
            comparisons, report, numbers: numbers, today: moment.day, columns: printer.terminal.textColumns)
        if isJSON {
            printer.print(
                CompareDocument(
                    view: view, skipped: skipped, errors: reader.errors, warnings: reader.warnings, isDryRun: isDryRun
                ).json)
        } else {
            for (file, error) in reader.errors { printer.say(StyledText(error.line(in: file, of: "game"), .error)) }
            for (file, warning) in reader.warnings {
                printer.say(StyledText(warning.line(in: file, of: "game", isWarning: true)))
            }
            printer.print(view.lines.writingMoves(printer.moves))
            printer.print(
                CompareSummaryView(
                    comparisons, report, numbers: numbers, today: moment.day, columns: printer.terminal.textColumns
                ).lines.writingMoves(printer.moves))
            if !isDryRun { ListedGaps.store(numbers.listed, environment, printer) }
            for line in SkippedGame.lines(skipped) { printer.say(StyledText(line, .dim)) }
            if reader.games.isEmpty { printer.say(noGameMessage(players)) }
            if isDryRun, report.newGames > 0 { printer.say("Dry run: nothing was written.") }
        }
        if !isDryRun, !games.isEmpty { try storeNames(players, workspace, printer) }
        return reader.errors.isEmpty ? .done : .found
    }

    private func read(_ players: PlayerNames, _ printer: Printer) throws -> OwnGameReader {
        var reader = OwnGameReader(players)
        for path in files {
            let progress = ImportProgress(path: path, printer.terminal, isQuiet: isJSON) { false }
            var stream = PGNStream(try progress.counting(InputFile.pieces(of: path)))
            reader.begin(path)
            while try stream.visitGame(&reader) { _ = progress.show(.reading(games: reader.count)) }
            progress.clear()
        }
        return reader
    }

    private func compare(_ games: [ComparedGame], _ workspace: Workspace) throws -> ComparisonReport {
        let countsAsReview = try workspace.file.value(of: .gameReviews)
        if isDryRun {
            return try workspace.file.comparison(of: games, at: workspace.moment, countsAsReview: countsAsReview)
        }
        return try workspace.file.record(games, at: workspace.moment, countsAsReview: countsAsReview)
    }

    private func comparisons(
        _ games: [(OwnGame, ComparedGame)], _ report: ComparisonReport, _ workspace: Workspace
    ) throws -> [GameComparison] {
        guard !games.isEmpty else { return [] }
        let openings = try workspace.openingNames()
        var frequencies = try ReplyFrequencies(workspace.gamesDatabase())
        return try zip(games, report.standings).map { pair, standing in
            let (game, compared) = pair
            let departure = compared.walk.departure
            var frequency: ReplyFrequency?
            if let departure, !departure.isOwn { frequency = try frequencies.frequency(of: departure) }
            return GameComparison(
                game: game, walk: compared.walk, opening: openings.opening(after: game.moves, from: game.start),
                departedOpening: departure.flatMap { openings.opening(after: $0.place.line, from: $0.place.start) },
                standing: standing, frequency: frequency,
                card: departure.flatMap { $0.isOwn ? report.cards[compared.card(of: $0)] : nil })
        }
    }

    // MARK: The learner's names

    private func players(_ workspace: Workspace) throws -> PlayerNames {
        let players = names.isEmpty ? try workspace.playerNames() : PlayerNames(names)
        guard !players.names.isEmpty else {
            throw CommandFailure(
                "which player are you? give your name as the file has it with --me NAME; it is remembered",
                status: .usage)
        }
        return players
    }

    /// Adds the given names to the setting `me`.
    private func storeNames(_ players: PlayerNames, _ workspace: Workspace, _ printer: Printer) throws {
        guard !names.isEmpty else { return }
        let known = try workspace.playerNames()
        let all = PlayerNames(known.names + players.names)
        guard all != known else { return }
        try workspace.file.set(.playerNames, to: all.setting)
        if !isJSON {
            let key = Setting.playerNames.key
            printer.say(StyledText("--me is remembered: prep settings \(key) is now \(all.setting)", .dim))
        }
    }

    private func noGameMessage(_ players: PlayerNames) -> StyledText {
        "No game here has a player called \(players.names.joined(separator: " or ")). Give your name as the file has it with --me NAME."
            .warning
    }
}
