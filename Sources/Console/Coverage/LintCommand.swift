import Chess
public import Coach
import Openings
public import Store
import Terminal

/// `prep lint`: lists faults and contradictions in the repertoires.
public struct LintCommand: Sendable {
    /// The name of a repertoire; nil for all active ones.
    public var name: String?
    /// Branches met less often are listed too; nil lists none and needs no games.
    public var rare: GameShare?
    public var isJSON = false
    /// The games that count; what it leaves open is in the settings.
    public var games = GameFilter()
    /// Whether all games count, whatever the settings say.
    public var countsAllGames = false

    public init(name: String? = nil) { self.name = name }

    /// Returns status 1 when there are findings.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        guard let workspace = try Workspace.openReadOnly(environment) else { throw CommandFailure.noRepertoire }
        let name = try name.map(workspace.file.repertoireName)
        let all = try workspace.file.repertoires()
        let choices = try workspace.file.learnerChoices()
        let books = Side.allCases.compactMap { LintContext($0, all, name: name, choices) }
        guard !books.isEmpty else { throw CommandFailure.noRepertoire }
        let base = try rare.map { _ in try workspace.countedGames(games, isAll: countsAllGames) }
        let source = try base?.frequencies()
        let isCautious = try base?.areFew() == false
        let findings = try books.flatMap { book in
            var findings = book.conflicts() + book.faults() + book.warnings() + book.disagreements()
            findings += book.unreachable() + book.unreadableShapes()
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
        return findings.isEmpty ? .done : .found
    }
}
