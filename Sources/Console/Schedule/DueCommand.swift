import Chess
public import Coach
import Scheduling
import Store
import Terminal
import Training

/// `prep due`: shows what is due today.
public struct DueCommand: Sendable {
    public enum Form: Sendable { case line, short, check, json }

    public var name: String?
    public var form: Form

    public init(name: String?, form: Form) {
        self.name = name
        self.form = form
    }

    /// With `--check`, returns status 1 when something is due.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        guard let workspace = try Workspace.openReadOnly(environment) else {
            return try withoutFile(environment, printer)
        }
        let name = try name.map(workspace.file.repertoireName)
        if form == .short {
            let count = try workspace.file.dueCount(day: workspace.day, named: name)
            if count > 0 { printer.print(StyledText(printer.terminal.isUTF8 ? "♟\u{FE0E}\(count)" : "\(count)")) }
            return .done
        }
        let newPerDay = try workspace.file.value(of: .newPerDay)
        if form == .json {
            let summary = try workspace.file.dueSummary(day: workspace.day, newPerDay: newPerDay, named: name)
            printer.print(try summary.json(kept: workspace.file.practiceStreak(through: workspace.day)))
            return .done
        }
        let counts = try workspace.file.dueCounts(day: workspace.day, newPerDay: newPerDay, named: name)
        if form == .check { return counts.due + counts.toRepeat > 0 ? .found : .done }
        printer.print(counts.line)
        return .done
    }

    private func withoutFile(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        if let name {
            throw CommandFailure.nothingImported(name)
        }
        switch form {
        case .line: printer.say("Nothing is due: there is no repertoire yet. Begin with: prep import FILE")
        case .json:
            let day = environment.studyDay(at: environment.now(), rolloverHour: 4)
            printer.print(
                JSON.object([
                    "v": 1, "day": .string(day.description), "due": 0, "late": 0, "repeat": 0, "oldest_late_days": 0,
                    "new": 0, "minutes": 0, "minutes_per_day": nil, "minutes_left": nil, "next_due_day": nil,
                    "tomorrow": 0,
                    "kept": ["streak": 0, "last30": 0], "repertoires": [],
                ]))
        case .short, .check: break
        }
        return .done
    }
}

extension DueCounts {
    /// `23 due (5 late), 3 to repeat, 10 new · 4 min`, or the next day with due positions.
    var line: StyledText {
        var parts: [StyledText] = []
        if due > 0 {
            var part = StyledText("\(due) due", .strong)
            if late > 0 { part.append(" (\(late) late)", .warning) }
            parts.append(part)
        }
        if toRepeat > 0 { parts.append(StyledText("\(toRepeat) to repeat")) }
        if pending > 0 { parts.append(StyledText("\(pending) shown, not yet asked")) }
        if new > 0 { parts.append(StyledText("\(new) new")) }
        guard !parts.isEmpty else {
            var line = StyledText("Nothing is due")
            if upcoming.waiting > 0 { line.append(": a free day (\(upcoming.waiting) waiting)") }
            if let nextDueDay {
                line.append("; next on \(nextDueDay.weekday.rawValue) \(nextDueDay.short)")
                if nextDueDay - day == 1 { line.append(" (\(tomorrow))") }
            }
            return line + "."
        }
        guard minutes > 0 else { return parts.joined(by: ", ") }
        return parts.joined(by: ", ") + StyledText(" · \(minutes) min\(timeLimit)", .dim)
    }

    /// `, 9 of 12 left today`; empty without a limit of minutes.
    private var timeLimit: String {
        guard let limit = time.minutesPerDay, let left = time.minutesLeft else { return "" }
        return ", \(left) of \(limit) left today"
    }

}

extension DueSummary {
    func json(kept: PracticeStreak) -> JSON {
        [
            "v": 1, "day": .string(counts.day.description), "due": .integer(counts.due), "late": .integer(counts.late),
            "repeat": .integer(counts.toRepeat), "oldest_late_days": .integer(counts.oldestLateDays),
            "new": .integer(counts.new), "minutes": .integer(counts.minutes),
            "minutes_per_day": JSON(counts.time.minutesPerDay), "minutes_left": JSON(counts.time.minutesLeft),
            "next_due_day": JSON(counts.nextDueDay?.description), "tomorrow": .integer(counts.tomorrow),
            "kept": ["streak": .integer(kept.streak), "last30": .integer(kept.last30)],
            "repertoires": .array(
                repertoires.map {
                    [
                        "name": .string($0.name), "side": .string($0.side.name), "due": .integer($0.due),
                        "late": .integer($0.late), "new": .integer($0.newToday), "new_left": .integer($0.new),
                    ]
                }),
        ]
    }
}
