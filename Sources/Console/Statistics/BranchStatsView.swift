import Chess
import Coach
import Openings
import Scheduling
import Store
import Terminal
import Training

/// The figures of one branch.
struct BranchStatsView {
    private let branch: BranchReport
    private let days: Int
    private let writer: PositionWriting
    private let terminal: TerminalFacts

    init(_ branch: BranchReport, days: Int, _ printer: Printer) {
        self.branch = branch
        self.days = days
        writer = PositionWriting(printer)
        terminal = printer.terminal
    }

    private var columns: Int { terminal.textColumns }

    var lines: [StyledText] {
        let census = branch.census
        var facts = [
            StyledText(counted(census.cards, "card"), .strong), StyledText("\(census.new) new"),
            StyledText("\(census.due) due"),
        ]
        if census.late > 0 { facts.append(StyledText("\(census.late) late", .warning)) }
        facts.append(StyledText("\(census.coverage ?? 0) % learnt"))
        if census.leeches > 0 {
            facts.append(StyledText(counted(census.leeches, "leech", "leeches"), .warning))
        }
        let place = branch.from.moves.isEmpty ? writer.place(branch.from) : "After " + writer.place(branch.from)
        return StyledText(place, .strong).wrapped(to: columns, indent: 2)
            + facts.flowed(to: columns, separator: terminal.isPlain ? ", " : "  ", indent: 2) + [StyledText()]
            + RetentionView(periods: branch.retention, terminal).lines + [StyledText()]
            + ForecastView(census: census, days: days, terminal).lines
            + EaseView(census: census, algorithm: branch.algorithm, terminal).lines
    }

    var json: JSON {
        let census = branch.census
        return JSON.object([
            "v": 1, "day": .string(branch.day.description), "repertoire": JSON(branch.name),
            "fen": .string(branch.from.position.fen),
            "line": .array(NumberedMoves(branch.from.moves, from: branch.from.start).steps.map { .string($0.san) }),
            "cards": .integer(census.cards), "new": .integer(census.new), "due": .integer(census.due),
            "late": .integer(census.late), "learned": .integer(census.covered), "leeches": .integer(census.leeches),
            "retention": .array(branch.retention.map(\.json)),
        ]).adding(StatsReport.json(census, branch.algorithm))
    }
}
