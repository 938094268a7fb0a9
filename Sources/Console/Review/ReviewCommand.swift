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
    /// What is done with the reviewed games.
    public enum Mode: Sendable {
        /// Prints the reviews.
        case print
        /// Prints the reviews and steps through the games.
        case browse
        /// Asks the most instructive moments instead.
        case quiz
    }

    /// A PGN file, `-`, or the ID of a game in the database.
    public var source: String
    public var limit: ReviewLimit
    /// The learner's names; when empty, the names of the setting `me`.
    public var names: [String] = []
    /// The file for the annotated PGN; nil writes none.
    /// It never replaces the source itself. With `-o -` the PGN is the data, and the figures go to standard error.
    public var output: OutputChoice?
    public var isJSON = false
    public var mode = Mode.print

    public init(source: String, limit: ReviewLimit) {
        self.source = source
        self.limit = limit
    }

    /// The default limit: the nodes of an explanation.
    public static let standardLimit = ReviewLimit.nodes(200_000)

    /// Returns status 1 when a game could not be read, 130 after Ctrl-C. Finished evaluations are kept.
    ///
    /// - Parameter keyboard: the source of lines for browsing and the quiz; nil creates one.
    @MainActor public func run(_ environment: Environment, _ printer: Printer, keyboard: Keyboard? = nil) async throws
        -> ExitStatus
    {
        let workspace = try workspace(environment, printer)
        let place = try EngineConfiguration.required(environment, workspace?.file)
        if let output { try check(output, environment) }
        let source = try ReviewSource(source, workspace?.file, printer)
        let reviewer = GameReviewer(place, limit)
        do {
            let status = try await run(source, reviewer, workspace, environment, printer, keyboard)
            await reviewer.close()
            return status
        } catch {
            await reviewer.close()
            throw error
        }
    }

    @MainActor private func run(
        _ source: ReviewSource, _ reviewer: GameReviewer, _ workspace: Workspace?, _ environment: Environment,
        _ printer: Printer, _ keyboard: Keyboard?
    ) async throws -> ExitStatus {
        let look = try boardLook(workspace?.file, printer)
        let reviewing = try Reviewing(source, reviewer, workspace, names)
        if reviewing.isNobody {
            printer.warn("no player here is called \(names.joined(separator: " or ")); the moments of both are chosen")
        }
        let (reports, ending) = await reviewing.run(printer, isQuiet: isJSON) { report, index in
            guard !isJSON, mode != .quiz else { return }
            show((index == 0 ? [] : [StyledText()]) + lines(report, look, printer), printer)
        }
        if case .failed(let error) = ending, reports.isEmpty { throw error }
        if isJSON, mode != .quiz { printer.print(document(reports, printer)) }
        if let output, !reports.isEmpty {
            try output.deliver(PGNWriter.write(reports.map(\.annotated)), environment, printer)
        }
        switch ending {
        case .failed(let error): throw error
        case .stopped:
            let share = "\(counted(reports.count, "game")) of \(source.games.count)"
            printer.say(
                StyledText("Stopped after \(share). The results are kept; run the same command to continue."))
            return .interrupted
        case .finished: break
        }
        var status = ExitStatus.done
        switch mode {
        case .print: break
        case .browse:
            status = try browse(reports, look, workspace, printer, (keyboard ?? Keyboard(printer)).lines)
        case .quiz: status = try await ask(reports, reviewer, look, printer, (keyboard ?? Keyboard(printer)).lines)
        }
        return status == .done && source.hasErrors ? .found : status
    }

    // MARK: - The screen

    /// The rows of a moment, so that several fit in a window.
    private static let momentRows = 12

    /// The look of boards. Those on standard error would be in the way.
    private func boardLook(_ file: LearnerFile?, _ printer: Printer) throws -> BoardLook {
        if isJSON || output.map({ $0.path == nil }) == true { return BoardLook(.none) }
        return try printer.boardLook(nil, file)
    }

    /// The review, and its most instructive moments with their answers.
    private func lines(_ report: ReviewReport, _ look: BoardLook, _ printer: Printer) -> [StyledText] {
        var lines = view(report, printer).lines
        guard !report.moments.isEmpty else { return lines }
        let count = report.moments.count
        lines += [
            StyledText(),
            StyledText(count == 1 ? "The most instructive moment" : "The most instructive moments", .strong),
        ]
        let isPlain = printer.terminal.isPlain
        for moment in report.moments {
            var view = MomentView(
                question: QuizQuestion(moment, in: report, game: 1), look: look, hasColor: printer.hasColor,
                writing: printer.moves, isPlain: isPlain)
            view.maximumRows = Self.momentRows
            lines.append(StyledText())
            lines += view.lines(printer.terminal) { columns in
                MistakeView(mistake: moment, writing: printer.moves, isPlain: isPlain).lines(columns: columns)
            }
        }
        if printer.terminal.isOutputTerminal {
            lines += [StyledText(), StyledText("--quiz asks these positions.", .dim)]
        }
        return lines
    }

    private func view(_ report: ReviewReport, _ printer: Printer) -> ReviewView {
        var view = ReviewView(
            report: report, columns: printer.terminal.textColumns, isUTF8: printer.terminal.isUTF8)
        (view.writing, view.isPlain) = (printer.moves, printer.terminal.isPlain)
        return view
    }

    private func show(_ lines: [StyledText], _ printer: Printer) {
        if output != nil, output?.path == nil { lines.forEach(printer.say) } else { printer.print(lines) }
    }

    /// One game is a document; several are a document with a list.
    private func document(_ reports: [ReviewReport], _ printer: Printer) -> JSON {
        let documents = reports.map { view($0, printer).json }
        if documents.count == 1, let one = documents.first { return JSON.object(one).adding(["v": 1]) }
        return ["v": 1, "games": .array(documents.map { .object($0) })]
    }

    // MARK: - After the review

    /// Asks the most instructive moments of all games.
    @MainActor private func ask(
        _ reports: [ReviewReport], _ reviewer: GameReviewer, _ look: BoardLook, _ printer: Printer,
        _ lines: any LineSource
    ) async throws -> ExitStatus {
        let questions = reports.enumerated().flatMap { index, report in
            report.moments.map { QuizQuestion($0, in: report, game: index + 1) }
        }
        let (quiz, judge) = (ReviewQuiz(questions), QuizJudge(reviewer: reviewer))
        if isJSON { return try await JSONQuiz(quiz, judge, printer, lines).run() }
        if questions.isEmpty { printer.print(StyledText("There is nothing to ask: no mistake in an open position.")) }
        return try await TextQuiz(quiz, judge, printer, lines, look).run()
    }

    /// Steps through the annotated games.
    @MainActor private func browse(
        _ reports: [ReviewReport], _ look: BoardLook, _ workspace: Workspace?, _ printer: Printer,
        _ lines: any LineSource
    ) throws -> ExitStatus {
        let chapters = reports.enumerated().map { index, report in
            let players = ["White", "Black"].compactMap { report.game.tags[$0] }
            let title =
                players.count == 2
                ? players.joined(separator: " – ") : Chapter.title(of: report.game.tags, number: index + 1)
            return NotationChapter(title: title, side: .white, game: report.annotated)
        }
        let names = try workspace?.openingNames() ?? .bundled
        let style = try workspace?.file.value(of: .notation) ?? Setting.notation.defaultValue
        let isUTF8 = printer.terminal.isUTF8
        return NotationBrowser(
            NotationBook(name: "review", games: chapters, names, style), printer, lines, look,
            graphs: reports.map { ReviewGraph($0.review, isUTF8: isUTF8) }
        ).run()
    }

    // MARK: - Files

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
}
