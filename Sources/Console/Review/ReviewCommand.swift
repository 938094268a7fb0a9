import Analysis
import Chess
public import Coach
import Foundation
import Openings
import PGN
import Store
import Terminal

/// `prep review`: lets the engine review whole games.
public struct ReviewCommand: Sendable {
    /// A PGN file, `-`, or the ID of a game in the database.
    public var source: String
    public var limit: ReviewLimit
    /// The file for the annotated PGN; nil writes none.
    /// It never replaces the source itself. With `-o -` the PGN is the data, and the figures go to standard error.
    public var output: OutputChoice?
    public var isJSON = false
    /// Whether to step through the games afterwards.
    public var isBrowsing = false

    public init(source: String, limit: ReviewLimit) {
        self.source = source
        self.limit = limit
    }

    /// The default limit: the nodes of an explanation.
    public static let standardLimit = ReviewLimit.nodes(200_000)

    /// Returns status 1 when a game could not be read, 130 after Ctrl-C. Finished evaluations are kept.
    ///
    /// - Parameter keyboard: the source of lines for browsing; nil creates one.
    @MainActor public func run(_ environment: Environment, _ printer: Printer, keyboard: Keyboard? = nil) async throws
        -> ExitStatus
    {
        let workspace = try workspace(environment, printer)
        let place = try EngineConfiguration.required(environment, workspace?.file)
        if let output { try check(output, environment) }
        let games = try games(workspace?.file, printer)
        let reviewer = GameReviewer(place, limit)
        let books = try workspace?.file.drillMaterial().repertoires ?? []
        let base = try workspace?.gamesDatabase()
        let names = try workspace?.openingNames() ?? .bundled
        var done: [(ReviewView, GameTree)] = []
        var failure: (any Error)?
        let isStopped = await Interruption.intercepting { isStopAsked in
            for (index, tree) in games.trees.enumerated() {
                let progress = ReviewProgress(index + 1, of: games.trees.count, printer.terminal, isQuiet: isJSON)
                defer { progress.clear() }
                let review: GameReview?
                do {
                    review = try await self.review(tree, reviewer, progress, isStopAsked)
                } catch {
                    // Finished games are printed and written first.
                    failure = error
                    return false
                }
                guard let review else { return true }
                progress.clear()
                let book: OpeningReport
                do {
                    book = try OpeningReport(
                        tree.start, tree.line, books, base, names,
                        isInDatabase: games.isStored && base === workspace?.file)
                } catch {
                    failure = error
                    return false
                }
                var view = ReviewView(
                    review: review, tags: tree.tags, book: book, columns: printer.terminal.textColumns,
                    isUTF8: printer.terminal.isUTF8)
                (view.writing, view.isPlain) = (printer.moves, printer.terminal.isPlain)
                if !isJSON { show((done.isEmpty ? [] : [StyledText()]) + view.lines, printer) }
                done.append((view, AnnotatedGame(tree, review).tree))
            }
            return false
        }
        await reviewer.close()
        if let failure, done.isEmpty { throw failure }
        if isJSON { printer.print(document(done.map(\.0))) }
        if let output, !done.isEmpty {
            try output.deliver(PGNWriter.write(done.map(\.1)), environment, printer)
        }
        if let failure { throw failure }
        if isStopped {
            let share = "\(counted(done.count, "game")) of \(games.trees.count)"
            printer.say(
                StyledText("Stopped after \(share). The results are kept; run the same command to continue."))
            return .interrupted
        }
        if isBrowsing {
            let lines = (keyboard ?? Keyboard(printer)).lines
            guard try browse(done, names, workspace?.file, printer, lines) == .done else { return .interrupted }
        }
        return games.hasErrors ? .found : .done
    }

    /// Steps through the annotated games.
    @MainActor private func browse(
        _ games: [(view: ReviewView, tree: GameTree)], _ names: OpeningNames, _ file: LearnerFile?,
        _ printer: Printer, _ lines: any LineSource
    ) throws -> ExitStatus {
        let chapters = games.enumerated().map { index, game in
            let players = ["White", "Black"].compactMap { game.tree.tags[$0] }
            let title =
                players.count == 2
                ? players.joined(separator: " – ") : Chapter.title(of: game.tree.tags, number: index + 1)
            return NotationChapter(title: title, side: .white, game: game.tree)
        }
        let style = try file?.value(of: .notation) ?? Setting.notation.defaultValue
        let isUTF8 = printer.terminal.isUTF8
        return NotationBrowser(
            NotationBook(name: "review", games: chapters, names, style), printer, lines,
            try printer.boardLook(nil, file),
            graphs: games.map { ReviewGraph($0.view.review, isUTF8: isUTF8) }
        ).run()
    }

    /// Reviews one game; nil when Ctrl-C stopped it.
    @MainActor private func review(
        _ tree: GameTree, _ reviewer: GameReviewer, _ progress: ReviewProgress, _ isStopAsked: () -> Bool
    ) async throws -> GameReview? {
        let (start, moves) = (tree.start, tree.line)
        let done = ProgressCount()
        let review = try await ProgressWait.run(until: isStopAsked) {
            progress.show(done.value, moves.count + 1)
        } _: {
            try await reviewer.review(from: start, moves) { done.set($0) }
        }
        return review ?? nil
    }

    private func show(_ lines: [StyledText], _ printer: Printer) {
        if output != nil, output?.path == nil { lines.forEach(printer.say) } else { printer.print(lines) }
    }

    /// Checks that the output replaces neither the source nor the data file.
    private func check(_ output: OutputChoice, _ environment: Environment) throws {
        guard let path = output.path else {
            guard !isJSON else { throw CommandFailure("-o - and --json exclude each other", status: .usage) }
            return
        }
        try output.check(environment)
        let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard source == "-" || URL(fileURLWithPath: source).resolvingSymlinksInPath().path != place else {
            throw CommandFailure("this is the file that is reviewed; name another", file: path)
        }
    }

    /// Opens the data file for writing if possible, else read-only; nil when there is none.
    private func workspace(_ environment: Environment, _ printer: Printer) throws -> Workspace? {
        do {
            return try Workspace.open(environment)
        } catch let error as StoreError where error.kind == .permission || error.kind == .busy {
            return try Workspace.openReadOnly(environment)
        }
    }

    private func games(_ file: LearnerFile?, _ printer: Printer) throws -> (
        trees: [GameTree], hasErrors: Bool, isStored: Bool
    ) {
        if let id = Int64(source), !FileManager.default.fileExists(atPath: source) {
            guard let tree = try file?.game(id) else {
                throw CommandFailure("there is no game \(id) in the database; prep games list shows them")
            }
            return ([tree], false, true)
        }
        var stream = PGNStream(try InputFile.pieces(of: source))
        var trees: [GameTree] = []
        var hasErrors = false
        while let game = try stream.readGame() {
            do {
                trees.append(try game.tree.get())
            } catch {
                hasErrors = true
                printer.say(StyledText(error.line(in: source, of: "game"), .error))
            }
        }
        guard !trees.isEmpty || hasErrors else { throw CommandFailure("there is no game in this file", file: source) }
        return (trees, hasErrors, false)
    }

    /// One game is a document; several are a document with a list.
    private func document(_ views: [ReviewView]) -> JSON {
        if views.count == 1, let view = views.first { return JSON.object(view.json).adding(["v": 1]) }
        return ["v": 1, "games": .array(views.map { .object($0.json) })]
    }
}
