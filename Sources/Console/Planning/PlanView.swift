import Chess
import Coach
import Scheduling
import Store
import Terminal
import Training

/// The screen of `plan`.
struct PlanView {
    private let report: PlanReport
    private let columns: Int
    private let isUTF8: Bool
    /// Whether there is a line for each fact and no plot, for a screen reader.
    private let isPlain: Bool

    init(_ report: PlanReport, _ terminal: TerminalFacts) {
        self.report = report
        columns = terminal.textColumns
        isUTF8 = terminal.isUTF8
        isPlain = terminal.isPlain
    }

    var lines: [StyledText] {
        let paragraphs = [head, repertoires, time, outcome, notes]
        return Array(paragraphs.filter { !$0.isEmpty }.joined(separator: [StyledText()]))
    }

    private var plan: StudyPlan { report.plan }
    private var today: StudyDay { plan.days[0].day }
    private var last: StudyDay { plan.days[plan.days.count - 1].day }

    /// `1 Feb`, with the year unless it is this year's.
    private func date(_ day: StudyDay) -> String {
        day.year == today.year ? day.short : "\(day.short) \(day.year)"
    }

    // MARK: - What is planned

    private var head: [StyledText] {
        let pace = report.limits.minutes.map { counted($0, "minute") + " a day" } ?? "At the pace of your settings"
        let names = report.names.isEmpty ? "" : " for " + report.names.joined(separator: ", ")
        let title = StyledText(
            "\(pace)\(names), until \(last.weekday.rawValue) \(date(last)) (\(counted(plan.days.count, "day")))",
            .strong)
        return ([title] + [new]).flatMap { $0.wrapped(to: columns, indent: 2) }
    }

    /// `New positions  9.4 on average, at most 15 a day.`
    private var new: StyledText {
        guard plan.parts.contains(where: { $0.cards > $0.learnedBefore }) else {
            return StyledText("Nothing is new: you have learned every position.")
        }
        guard let number = report.limits.newPerDay, number > 0 else {
            guard let minutes = report.reviewMinutes else { return StyledText("No new positions.") }
            return StyledText(
                "No new positions fit in: the reviews alone take about \(counted(minutes, "minute")) a day.", .warning)
        }
        let average = plan.averageNew.map { Int(($0 * 10).rounded()) }.map { "\($0 / 10).\($0 % 10) on average" }
        let most = "at most \(number) a day" + (report.isPaceSearched ? "" : ", as set")
        return StyledText("New positions  ", .strong)
            + StyledText([average, most].compactMap(\.self).joined(separator: ", ") + ".")
            + backlog
    }

    /// ` First come the 104 due positions, until 20 Nov.`
    private var backlog: StyledText {
        guard let first = plan.days.first, first.waiting > 0 else { return StyledText() }
        let due = counted(first.waiting + first.reviews, "due position")
        guard let day = plan.caughtUp else { return StyledText() }
        return StyledText(" First come the \(due), until \(date(day)).")
    }

    private var repertoires: [StyledText] {
        let width = min((plan.parts.map { $0.repertoire.name.count }.max() ?? 0) + 2, max(12, columns / 3))
        let parts = plan.parts
        let rows = parts.map { part in
            let isOnlyOne = parts.count { $0.repertoire.name == part.repertoire.name } == 1
            let name = part.repertoire.name + (isOnlyOne ? "" : " (\(part.repertoire.side.name))")
            let end =
                part.finished.map { "finished on \(date($0))" }
                ?? (part.isFinished ? "already learned" : "\(part.cards - part.learned) left")
            return
                (StyledText(" " + name.cut(width).filled(width + 1))
                + StyledText("\(part.learned) of \(part.cards)".filled(16))
                + StyledText(end, part.isFinished ? .success : .warning)).wrapped(to: columns, indent: 3)
        }
        return [StyledText("Learned by \(date(last))", .dim)] + rows.flatMap(\.self)
    }

    // MARK: - Time

    private var time: [StyledText] {
        let study = plan.studyDays
        guard let busiest = study.max(by: { $0.milliseconds < $1.milliseconds }), busiest.milliseconds > 0 else {
            return []
        }
        let average = study.reduce(0) { $0 + $1.milliseconds } / study.count
        let questions = study.reduce(0) { $0 + $1.reviews } / study.count
        let parts = [
            StyledText("Time  ", .strong) + StyledText("\(Self.minutes(average)) a day on average"),
            StyledText("\(Self.minutes(busiest.milliseconds)) at most (\(date(busiest.day)))"),
            StyledText("about \(counted(questions, "review")) a day"),
        ]
        let row = parts.flowed(to: columns, separator: isPlain ? ", " : " | ", indent: 2)
        guard !isPlain else { return row + weeks }
        let graph = PlanGraph(
            values: plan.days.map { Double($0.milliseconds) / 60_000 }, unit: "min", first: today.short,
            last: last.short,
            isUTF8: isUTF8)
        return row + graph.lines(columns: columns)
    }

    /// The same as the graph for a screen reader.
    private var weeks: [StyledText] {
        let averages = stride(from: 0, to: plan.days.count, by: 7).map { start in
            let week = plan.days[start..<min(start + 7, plan.days.count)]
            return String((week.reduce(0) { $0 + $1.milliseconds } / week.count + 30_000) / 60_000)
        }
        return [StyledText("Minutes a day in each week: " + averages.joined(separator: ", "))]
    }

    private static func minutes(_ milliseconds: Int) -> String {
        "\((milliseconds + 30_000) / 60_000) min"
    }

    // MARK: - The end

    private var outcome: [StyledText] {
        var lines: [StyledText] = []
        if let recall = plan.recall {
            lines.append(
                StyledText("Remembered  ", .strong)
                    + StyledText(
                        "about \(Int((recall * 100).rounded())) % of the \(counted(plan.learned, "learned position")) on \(date(last))"
                    ))
        }
        if let waiting = plan.days.last?.waiting, waiting > 0 {
            lines.append(StyledText("\(counted(waiting, "due position")) would still wait on \(date(last)).", .warning))
        }
        if let shortfall = report.shortfall { lines += remedies(shortfall) }
        return lines.flatMap { $0.wrapped(to: columns, indent: 2) }
    }

    private func remedies(_ shortfall: PlanReport.Shortfall) -> [StyledText] {
        let left = "\(counted(plan.left, "new position")) would be left on \(date(last))."
        var ways: [String] = []
        if let minutes = shortfall.minutes { ways.append("\(counted(minutes, "minute")) a day") }
        if let finished = shortfall.finished { ways.append("time until \(date(finished))") }
        let remedy = ways.isEmpty ? "" : " To learn all: \(ways.joined(separator: ", or "))."
        return [StyledText(left + remedy, .warning)]
    }

    // MARK: - Assumptions

    private var notes: [StyledText] {
        let model = report.model
        let seconds = Double((model.milliseconds + 50) / 100) / 10
        var figures = ["\(seconds) s for an answer" + (model.isDefaultTime ? " (assumed)" : "")]
        func rate(_ name: String, _ rate: AnswerModel.Rate) {
            figures.append(
                "\(name) \(Int((rate.share * 100).rounded())) %" + (rate.answers == 0 ? " (assumed)" : ""))
        }
        rate("first answers right", model.first)
        if report.algorithm == .sm2 {
            rate("young positions", model.young)
            rate("mature ones", model.mature)
        } else {
            figures.append("later ones as FSRS predicts")
        }
        let last = figures.count - 1
        let basis = figures.enumerated().map { index, figure in
            StyledText((index == 0 ? "Counted with " : "") + figure + (index == last ? "." : ","), .dim)
        }
        var lines = basis.flowed(to: columns, separator: " ", indent: 2)
        if report.isPaceSearched, let number = report.limits.newPerDay, number > 0, let minutes = report.limits.minutes
        {
            let commands = ["new-per-day \(number)", "minutes-per-day \(minutes)"].map { "prep settings \($0)" }
            lines += StyledText("To follow it: \(commands.joined(separator: ", "))", .dim).wrapped(
                to: columns, indent: 2)
        }
        return lines
    }
}
