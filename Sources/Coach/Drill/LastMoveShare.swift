import Chess
import Openings
import Store
public import Training

/// How often the opponent's last move is played in the games that count, for the text of a question.
///
/// Nobody asked for it: a games database that is not confirmed or cannot be read is neither asked about nor reported.
public final class LastMoveShare {
    private let workspace: Workspace
    /// Nil before the first question; its inner value is nil when the games cannot be read.
    private var statistics: ((Position) throws -> PositionStatistics?)??
    /// The last question and its share, for views that are drawn several times.
    private var last: (line: [Move], start: Position, share: Double?)?

    /// The least number of games in which the opponent had the choice.
    private static let leastGames = 10

    init(_ workspace: Workspace) { self.workspace = workspace }

    /// Returns the share of the games in which the last move was played, from 0 to 1; nil without a move, in a position of
    /// few games, and without games. One lookup in the index.
    public func share(in question: Question) -> Double? {
        if let last, last.line == question.line, last.start == question.start { return last.share }
        let share = find(question)
        last = (question.line, question.start, share)
        return share
    }

    private func find(_ question: Question) -> Double? {
        guard let move = question.line.last else { return nil }
        let before = PlayedLine(start: question.start, moves: question.line.dropLast()).position
        let source = statistics ?? open()
        statistics = .some(source)
        guard let found = (try? source?(before)) ?? nil, found.games >= Self.leastGames else { return nil }
        return Double(found.moves.first { $0.move == move }?.games ?? 0) / Double(found.games)
    }

    private func open() -> ((Position) throws -> PositionStatistics?)? {
        let file = workspace.confirmedGamesDatabase()
        guard let filter = try? workspace.filter(GameFilter(), isAll: false) else { return nil }
        if filter.isEmpty { return { try file.indexedStatistics(of: $0) } }
        guard let selection = try? file.selection(filter) else { return nil }
        return { try file.indexedStatistics(of: $0, in: selection) }
    }
}
