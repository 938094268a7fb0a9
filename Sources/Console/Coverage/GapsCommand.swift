import Analysis
import Chess
public import Coach
import Openings
public import Store
import Terminal

/// `prep gaps`: lists the opponent's replies without an answer, by their frequency.
public struct GapsCommand: Sendable {
    /// The name of a repertoire; nil for all active ones together.
    public var name: String?
    /// The lowest frequency that is listed.
    public var target = GameShare.one(in: 200)
    /// The maximum number of gaps; nil is ten for each side as text, and all of them as JSON.
    public var limit: Int?
    /// Replies played in fewer games are left out; nil is five, or one in a small database.
    public var leastGames: Int?
    /// Lets the engine evaluate and order the answers to each gap, about a second each.
    public var isChecked = false
    /// The games that count; what it leaves open is in the settings.
    public var games = GameFilter()
    /// Whether all games count, whatever the settings say.
    public var countsAllGames = false
    public var isJSON = false

    private static let usualLimit = 10
    private static let usualLeastGames = 5

    public init(name: String? = nil) { self.name = name }

    /// How many times the usual budget each answer is evaluated with: good answers are often a few hundredths of a pawn
    /// apart, and the usual budget errs by more.
    private static let effort = 5

    /// Returns status 0 with and without gaps, 130 after Ctrl-C during the check; the gaps are printed all the same. It is an error when there are no games or no repertoire.
    @MainActor public func run(_ environment: Environment, _ printer: Printer) async throws -> ExitStatus {
        guard let workspace = try Workspace.openReadOnly(environment) else { throw CommandFailure.noRepertoire }
        var command = self
        command.name = try name.map(workspace.file.repertoireName)
        return try await command.run(workspace, printer)
    }

    @MainActor private func run(_ workspace: Workspace, _ printer: Printer) async throws -> ExitStatus {
        let environment = workspace.environment
        let material = try workspace.file.drillMaterial(named: name)
        guard !material.repertoires.isEmpty else { throw CommandFailure.noRepertoire }
        let base = try workspace.countedGames(games, isAll: countsAllGames)
        let frequencies = try base.frequencies()
        let place = isChecked ? try EngineConfiguration(environment, workspace.file) : nil
        if isChecked, place == nil { throw CommandFailure.noEngine }
        let limit = limit ?? (isJSON ? Int.max : Self.usualLimit)
        let least = try leastGames ?? (base.areFew() ? 1 : Self.usualLeastGames)
        var reports = try material.repertoires.map { repertoire in
            let paths = try PathProbabilities(repertoire, frequencies)
            return try report(paths, frequencies, base, limit: limit, leastGames: least)
        }
        var checks: [AnswerCheck.Question: MoveComparison]?
        var isStopped = false
        if let place {
            let open = reports.flatMap { $0.shown.flatMap(\.questions) }
            let found = try await Interruption.intercepting { isStopAsked in
                if printer.terminal.isErrorTerminal, !isJSON { printer.say(AnswerCheck.announcement(open.count)) }
                defer { isStopped = isStopAsked() }
                return try await AnswerCheck(place, effort: Self.effort).run(open, until: isStopAsked)
            }
            reports = reports.map { $0.ordered(by: found) }
            checks = found
        }
        let view = GapsView(
            reports, target: target, games: try base.games(), counts: base.counts, names: try workspace.openingNames(),
            checks: checks, columns: printer.terminal.textColumns)
        if isJSON {
            printer.print(view.json)
        } else {
            printer.print(view.lines.writingMoves(printer.moves))
            ListedGaps.store(view.listed, environment, printer)
        }
        if isStopped, !isJSON { printer.say(AnswerCheck.stopped(after: checks?.count ?? 0)) }
        return isStopped ? .interrupted : .done
    }

    private func report(
        _ paths: PathProbabilities, _ frequencies: @escaping FrequencySource, _ base: CountedGames, limit: Int,
        leastGames: Int
    ) throws -> GapsReport {
        let chapters = paths.repertoire.chapters
        let isAsked = { (chapter: Int) in name.map { chapters[chapter].repertoire == $0 } ?? true }
        let all = paths.gaps(atLeast: target.value).filter { isAsked($0.chapter) }
        // A reply in the repertoire itself is a gap however rarely it is played.
        let gaps = all.filter { $0.games >= leastGames || $0.isGiven }
        let ends = paths.lineEnds(atLeast: target.value).filter {
            isAsked(paths.repertoire.positions[$0.position].chapter)
        }
        let firstMoves = isJSON ? 0 : gaps.count(where: \.isFirstMove)
        let answered = try gaps.prefix(min(limit, gaps.count) + firstMoves).enumerated().map { number, gap in
            // The index leaves out positions of a single game; a few of them may be searched in the games.
            let search = AnswerSearch(paths.repertoire) { position in
                if let known = try frequencies(position) { return known }
                guard number < Self.usualLimit, position == gap.after else { return nil }
                return try base.statistics(of: position).playedMoves
            }
            return GapsReport.Answered(gap: gap, answers: try search.answers(in: gap.after))
        }
        return GapsReport(
            repertoire: paths.repertoire, gaps: gaps, leftOut: all.count - gaps.count, leastGames: leastGames,
            shown: answered, ends: ends)
    }
}

extension CommandFailure {
    static let noRepertoire = CommandFailure("there is no repertoire yet; begin with: prep import FILE")
    static let noEngine = CommandFailure(
        "there is no engine; install one (apt-get install stockfish) or give it with --engine")
}
