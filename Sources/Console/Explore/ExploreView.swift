import Chess
import Coach
import Openings
import Store
import Terminal

/// The moves of a position as a table, the most frequent first.
struct ExploreView {
    private let position: Position
    private let statistics: PositionStatistics
    var columns: Int
    /// The learner's moves here.
    var prepared: Set<Move> = []
    /// The learner's main answers to the opponent's replies here; empty outside the repertoires.
    var answers: [Move: Move] = [:]
    /// Which games count; nil when all do.
    var counts: GameCounts?
    /// The name of the position, or of the line that led to it.
    var opening: Opening?

    init(_ position: Position, _ statistics: PositionStatistics, columns: Int) {
        self.position = position
        self.statistics = statistics
        self.columns = columns
    }

    /// No game reached the position.
    var isEmpty: Bool { statistics.games == 0 }

    /// A sentence for each move, for a screen reader.
    var sentences: [StyledText] {
        guard !isEmpty else { return [] }
        let head = opening.map { [StyledText("\($0.name).")] } ?? []
        let games = [StyledText("\(counted(statistics.games, "game")).")] + (counts.map { [$0.text] } ?? [])
        return head + games + statistics.moves.map(sentence)
    }

    /// `e4, prepared: 1200 games, 42 %. White wins 38 %, draws 30 %, Black wins 32 %. Rating 2450, last played 2024.`
    private func sentence(_ move: MoveStatistics) -> StyledText {
        let known = move.white + move.draws + move.black
        let answered = answer(to: move.move).map { ", \($0.words)" } ?? ""
        let mark = (prepared.contains(move.move) ? ", prepared" : "") + answered
        var text = "\(position.san(move.move))\(mark): \(counted(move.games, "game")), "
        text += String(share(move.games).drop { $0 == " " }) + "."
        let shares = zip(["White wins", "draws", "Black wins"], [move.white, move.draws, move.black])
            .compactMap { name, count in percent(count, of: known).map { "\(name) \($0) %" } }
        if !shares.isEmpty { text += " \(shares.joined(separator: ", "))." }
        let facts = [("Rating", move.averageElo), ("performance", move.performance), ("last played", move.lastYear)]
            .compactMap { name, value in value.map { "\(name) \($0)" } }
        return StyledText(text + (facts.isEmpty ? "" : " \(facts.joined(separator: ", "))."))
    }

    /// The view for what a printer prints to.
    func lines(_ printer: Printer) -> [StyledText] {
        (printer.terminal.isPlain ? sentences : lines).writingMoves(printer.moves)
    }

    var lines: [StyledText] {
        guard !isEmpty else { return [] }
        var lines = opening.map { OpeningView($0).lines(columns: columns) } ?? []
        lines.append(
            StyledText(counted(statistics.games, "game"), .strong)
                + StyledText(counts == nil ? "; all games count" : "", .dim))
        lines += counts?.text.wrapped(to: columns, indent: 2) ?? []
        let head = "  " + "move".filled(8) + "games".aligned(7) + "share".aligned(7)
        let rest = " white  draw black" + "rating".aligned(7) + "perf.".aligned(6) + "last".aligned(5)
        lines += row(StyledText(head, .dim), StyledText(rest, .dim), mark: StyledText())
        for move in statistics.moves { lines += self.lines(move) }
        if !prepared.isEmpty { lines.append(StyledText("* prepared", .dim)) }
        return lines
    }

    /// Both halves side by side, and the mark after them; in a narrow terminal the second half below the first one and
    /// its mark.
    private func row(_ left: StyledText, _ right: StyledText, mark: StyledText) -> [StyledText] {
        let marked = mark.isEmpty ? StyledText() : StyledText("  ") + mark
        let whole = left + right + marked
        guard whole.width > columns else { return [whole] }
        return (left + marked).fitted(to: columns) + right.fitted(to: columns)
    }

    private func lines(_ move: MoveStatistics) -> [StyledText] {
        let isPrepared = prepared.contains(move.move)
        let known = move.white + move.draws + move.black
        let left =
            (isPrepared ? "* " : "  ") + position.san(move.move).filled(8) + "\(move.games)".aligned(7)
            + share(move.games)
        var text = ""
        for part in [move.white, move.draws, move.black] {
            text += (percent(part, of: known).map { "\($0) %" } ?? "–").aligned(6)
        }
        text += " " + (move.averageElo.map(String.init) ?? "–").aligned(6)
        text += (move.performance.map(String.init) ?? "–").aligned(6)
        text += (move.lastYear.map(String.init) ?? "–").aligned(5)
        let role: Role = isPrepared ? .success : .plain
        return row(StyledText(left, role), StyledText(text, role), mark: answer(to: move.move)?.mark ?? StyledText())
    }

    /// Whether the learner has an answer to a reply of the opponent's; nil outside the repertoires.
    private func answer(to reply: Move) -> ReplyAnswer? {
        answers.isEmpty ? nil : ReplyAnswer(position, reply, answers[reply])
    }

    /// `42 %`, with a decimal below 1 %.
    private func share(_ games: Int) -> String {
        guard statistics.games > 0 else { return "" }
        let thousandths = 1000 * games / statistics.games
        if thousandths == 0 { return "<0.1 %".aligned(7) }
        return (thousandths < 10 ? "0.\(thousandths) %" : "\(percent(games, of: statistics.games) ?? 0) %").aligned(7)
    }

    var json: JSON {
        [
            "v": 1, "fen": .string(position.fen), "opening": OpeningView.json(opening),
            "games": .integer(statistics.games), "counted": counts?.json ?? .null,
            "moves": .array(
                statistics.moves.map { move in
                    [
                        "san": .string(position.san(move.move)), "uci": .string(position.uci(move.move)),
                        "games": .integer(move.games), "white": .integer(move.white), "draws": .integer(move.draws),
                        "black": .integer(move.black), "average_elo": move.averageElo.map { .integer($0) } ?? .null,
                        "last_year": move.lastYear.map { .integer($0) } ?? .null,
                        "performance": move.performance.map { .integer($0) } ?? .null,
                        "prepared": .bool(prepared.contains(move.move)),
                        "answer": answers.isEmpty ? .null : answer(to: move.move)?.json ?? .null,
                    ]
                }),
        ]
    }
}
