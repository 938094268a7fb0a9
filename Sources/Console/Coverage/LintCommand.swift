import Analysis
import Chess
public import Coach
import Openings
public import Store
import Synchronization
import Terminal

/// `prep lint`: lists faults and contradictions in the repertoires.
public struct LintCommand: Sendable {
    /// The name of a repertoire; nil for all active ones.
    public var name: String?
    /// Branches met less often are listed too; nil lists none and needs no games.
    public var rare: GameShare?
    /// Lets the engine check all prepared moves.
    public var isChecked = false
    public var isJSON = false
    /// The games that count; what it leaves open is in the settings.
    public var games = GameFilter()
    /// Whether all games count, whatever the settings say.
    public var countsAllGames = false

    public init(name: String? = nil) { self.name = name }

    /// Returns status 1 when there are findings, and 130 after Ctrl-C during the check; what was found is printed all the same.
    @MainActor public func run(_ environment: Environment, _ printer: Printer) async throws -> ExitStatus {
        guard let workspace = try Workspace.openReadOnly(environment) else { throw CommandFailure.noRepertoire }
        let name = try name.map(workspace.file.repertoireName)
        let all = try workspace.file.repertoires()
        let choices = try workspace.file.learnerChoices()
        let books = Side.allCases.compactMap { LintContext($0, all, name: name, choices) }
        guard !books.isEmpty else { throw CommandFailure.noRepertoire }
        let base = try rare.map { _ in try workspace.countedGames(games, isAll: countsAllGames) }
        let source = try base?.frequencies()
        let isCautious = try base?.areFew() == false
        let check = isChecked ? try await checks(books.flatMap(\.preparedMoves), workspace, printer) : nil
        let findings = try books.flatMap { book in
            var findings = book.conflicts() + book.faults() + book.warnings() + book.disagreements()
            findings += book.losing(check?.comparisons ?? [:]) + book.unreachable() + book.unreadableShapes()
            if let rare, let source { findings += try book.rare(below: rare, source, isCautious: isCautious) }
            return LintFinding.Kind.allCases.flatMap { kind in findings.filter { $0.kind == kind } }
        }
        let cards = books.reduce(0) { $0 + $1.asked.reduce(0) { $0 + $1.repertoire.cards.count } }
        let view = LintView(
            findings: findings, cards: cards, rare: rare, counts: base?.counts, columns: printer.terminal.columns)
        if isJSON {
            printer.print(view.json)
        } else {
            printer.print(view.lines)
            printer.say(view.summary)
        }
        if let check, check.isStopped {
            if !isJSON { printer.say(AnswerCheck.stopped(after: check.comparisons.count)) }
            return .interrupted
        }
        return findings.isEmpty ? .done : .found
    }

    private typealias Check = (comparisons: [AnswerCheck.Question: MoveComparison], isStopped: Bool)

    /// Has the engine compare prepared moves with its own, with the progress on a line of standard error.
    @MainActor private func checks(
        _ questions: [AnswerCheck.Question], _ workspace: Workspace, _ printer: Printer
    ) async throws -> Check {
        guard let configuration = try EngineConfiguration(workspace.environment, workspace.file) else {
            throw CommandFailure.noEngine
        }
        let questions = questions.uniqued
        let isDrawn = printer.terminal.isErrorTerminal && !isJSON
        return try await Interruption.intercepting { isStopAsked in
            if isDrawn { printer.say(AnswerCheck.announcement(questions.count)) }
            var line = StatusLine()
            defer { line.clear() }
            let made = FoundComparisons()
            _ = try await ProgressWait.run(
                until: isStopAsked,
                showing: {
                    guard isDrawn, !printer.terminal.isPlain else { return }
                    line.draw("\(made.all.count) of \(questions.count)  Ctrl-C shows what was found")
                },
                { try await AnswerCheck(configuration).run(questions, found: made.add) })
            return (made.all, isStopAsked())
        }
    }
}

/// The comparisons that background work has made so far.
private final class FoundComparisons: Sendable {
    private let comparisons = Mutex<[AnswerCheck.Question: MoveComparison]>([:])

    var all: [AnswerCheck.Question: MoveComparison] { comparisons.withLock { $0 } }

    func add(_ question: AnswerCheck.Question, _ comparison: MoveComparison) {
        comparisons.withLock { $0[question] = comparison }
    }
}
