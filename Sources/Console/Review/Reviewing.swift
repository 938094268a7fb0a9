import Analysis
import Chess
import Coach
import Openings
import PGN
import Store
import Terminal

/// Reviews the games of a source one after the other, until Ctrl-C.
@MainActor struct Reviewing {
    /// How it ended.
    enum Ending {
        case finished
        /// Ctrl-C.
        case stopped
        /// Finished games are reported all the same.
        case failed(any Error)
    }

    private let source: ReviewSource
    private let reviewer: GameReviewer
    private let books: [Repertoire]
    private let base: LearnerFile?
    private let isBaseOwn: Bool
    private let openingNames: OpeningNames
    private let players: PlayerNames
    /// Whether names were given that no player has.
    let isNobody: Bool

    /// - Parameter names: The learner's names; when empty, those of the setting `me`.
    init(_ source: ReviewSource, _ reviewer: GameReviewer, _ workspace: Workspace?, _ names: [String]) throws {
        self.source = source
        self.reviewer = reviewer
        books = try workspace?.file.drillMaterial().repertoires ?? []
        base = try workspace?.gamesDatabase()
        isBaseOwn = base === workspace?.file
        openingNames = try workspace?.openingNames() ?? .bundled
        players = names.isEmpty ? try workspace?.playerNames() ?? PlayerNames([]) : PlayerNames(names)
        isNobody = !names.isEmpty && source.games.allSatisfy { [players] in Self.side(of: players, in: $0.tags) == nil }
    }

    /// - Parameter finished: called after each game with its report and its index.
    func run(
        _ printer: Printer, isQuiet: Bool, finished: @MainActor (ReviewReport, Int) -> Void
    ) async -> ([ReviewReport], Ending) {
        var reports: [ReviewReport] = []
        let ending = await Interruption.intercepting { isStopAsked in
            for (index, game) in source.games.enumerated() {
                let progress = ReviewProgress(index + 1, of: source.games.count, printer.terminal, isQuiet: isQuiet)
                defer { progress.clear() }
                do {
                    guard let review = try await review(game, progress, isStopAsked) else { return Ending.stopped }
                    let report = try report(game, review)
                    progress.clear()
                    finished(report, index)
                    reports.append(report)
                } catch {
                    return Ending.failed(error)
                }
            }
            return Ending.finished
        }
        return (reports, ending)
    }

    /// Reviews one game; nil when Ctrl-C stopped it.
    private func review(
        _ game: GameTree, _ progress: ReviewProgress, _ isStopAsked: () -> Bool
    ) async throws -> GameReview? {
        let (start, moves) = (game.start, game.line)
        let done = ProgressCount()
        let review = try await ProgressWait.run(until: isStopAsked) {
            progress.show(done.value, moves.count + 1)
        } _: { [reviewer] in
            try await reviewer.review(from: start, moves) { done.set($0) }
        }
        return review ?? nil
    }

    private func report(_ game: GameTree, _ review: GameReview) throws -> ReviewReport {
        let opening = try OpeningReport(
            game.start, game.line, books, base, openingNames, isInDatabase: source.isStored && isBaseOwn)
        return ReviewReport(game, review, opening, side: Self.side(of: players, in: game.tags))
    }

    /// The learner's side in a game; nil when neither or both players have the learner's names.
    private static func side(of players: PlayerNames, in tags: TagPairs) -> Side? {
        guard case .mine(let side) = players.side(white: tags["White"] ?? "", black: tags["Black"] ?? "") else {
            return nil
        }
        return side
    }
}
