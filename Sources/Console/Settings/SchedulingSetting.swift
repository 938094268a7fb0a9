import Coach
import Scheduling
import Store
import Terminal

/// `prep settings scheduler …` and the other settings that decide schedules: shows what is due before and after.
struct SchedulingSetting {
    private let setting: SettingDefinition
    /// Nil restores the default.
    private let value: String?
    private let isJSON: Bool

    private static let definitions = [
        Setting.scheduler.definition, Setting.fsrsRetention.definition, Setting.fsrsParameters.definition,
        Setting.balance.definition, Setting.easyDays.definition,
    ]

    /// The days over which a backlog is spread in the advice.
    private static let advisedDays = 7

    /// Nil for a setting that decides no schedule.
    init?(_ setting: SettingDefinition, value: String?, isJSON: Bool) {
        guard Self.definitions.contains(setting) else { return nil }
        self.setting = setting
        self.value = setting == Setting.fsrsRetention.definition ? value.map(Self.percent) : value
        self.isJSON = isJSON
    }

    func set(_ workspace: Workspace, _ printer: Printer) throws -> ExitStatus {
        if setting == Setting.fsrsParameters.definition, value == "fit" { return try fit(workspace, printer) }
        return try change(to: value, workspace, printer)
    }

    /// `0.9` is 90 per cent.
    private static func percent(_ text: String) -> String {
        guard text.contains("."), let share = Double(text), (0...1).contains(share) else { return text }
        let percent = (share * 100).rounded()
        return abs(percent - share * 100) < 1e-9 ? String(Int(percent)) : text
    }

    /// Shows what changes, then changes it. Ctrl-C while the schedules are computed leaves everything as it is.
    private func change(
        to value: String?, _ workspace: Workspace, _ printer: Printer, adding more: [String: JSON] = [:]
    ) throws -> ExitStatus {
        let (file, day) = (workspace.file, workspace.day)
        let counted = try showingProgress("Counting", printer) { report in
            try file.scheduleChange(bySetting: setting, to: value, on: day, progress: report)
        }
        guard let change = counted else { return .interrupted }
        var members = more
        if let change {
            if !isJSON { printer.print("due today \(change.dueBefore) → \(change.dueAfter)".plainLine) }
            members["due_before"] = .integer(change.dueBefore)
            members["due_after"] = .integer(change.dueAfter)
        }
        let isSet: Void? = try showingProgress("Scheduling", printer) { report in
            try file.set(setting, to: value, on: day, progress: report)
        }
        guard isSet != nil else { return .interrupted }
        try SettingView(setting, file).print(printer, isJSON: isJSON, adding: members)
        guard !isJSON else { return .done }
        if let change, change.dueAfter > change.dueBefore {
            printer.say(
                StyledText("prep reschedule --days \(Self.advisedDays) spreads them over a week.", .dim))
        }
        try note(file, printer)
        return .done
    }

    /// Says when the value has no effect yet.
    private func note(_ file: LearnerFile, _ printer: Printer) throws {
        if setting == Setting.scheduler.definition {
            let other = try file.value(of: .scheduler) == .sm2 ? SchedulingAlgorithm.fsrs : .sm2
            printer.say(
                StyledText(
                    "Your answers are kept: prep settings scheduler \(other.rawValue) switches back.", .dim))
        }
        let needsFSRS = [Setting.fsrsRetention.definition, Setting.fsrsParameters.definition].contains(setting)
        if needsFSRS, try file.value(of: .scheduler) != .fsrs {
            printer.say(StyledText("It is used once scheduler is fsrs.", .dim))
        }
        if setting == Setting.easyDays.definition, try file.value(of: .easyDays).hasEasyDays,
            try !file.value(of: .balance)
        {
            printer.say(StyledText("Easy days have an effect once balance is on.", .dim))
        }
    }

    // MARK: Fitting

    private func fit(_ workspace: Workspace, _ printer: Printer) throws -> ExitStatus {
        let fitting = try showingProgress("Fitting", printer) { report in
            try ParameterFitting(workspace.file, progress: report)
        }
        guard let fitting else { return .interrupted }
        guard let fit = fitting.fit else {
            throw CommandFailure(
                "\(ParameterFitting.fewest) counted reviews are needed to fit parameters; you have \(fitting.counted)",
                status: .found)
        }
        let scores: [String: JSON] = [
            "kept": .bool(fit.kept != nil), "reviews": .integer(fit.fitted.reviews),
            "log_loss": .number(Self.rounded(fit.fitted.logLoss)),
            "log_loss_before": .number(Self.rounded(fit.current.logLoss)),
        ]
        let words =
            "log-loss \(Self.rounded(fit.current.logLoss)) → \(Self.rounded(fit.fitted.logLoss)) on your last "
            + counted(fit.fitted.reviews, "counted review")
        if !isJSON { printer.print(words.plainLine) }
        guard let kept = fit.kept else {
            if isJSON {
                try SettingView(setting, workspace.file).print(printer, isJSON: true, adding: scores)
            } else {
                printer.print("The fitted parameters predict no better; nothing was changed.".plainLine)
            }
            return .done
        }
        return try change(to: kept.description, workspace, printer, adding: scores)
    }

    /// Runs long work, with a line that shows its share at a terminal. Nil when Ctrl-C ended it.
    private func showingProgress<Value>(
        _ title: String, _ printer: Printer, _ work: @escaping (_ report: (Double) throws -> Void) throws -> Value
    ) throws -> Value? {
        var line = StatusLine()
        let isShown = !isJSON && printer.terminal.isErrorTerminal && !printer.terminal.isPlain
        return try Interruption.intercepting { isRequested in
            defer { line.clear() }
            do {
                return try work { share in
                    if isRequested() { throw CancellationError() }
                    guard isShown else { return }
                    line.draw(
                        "\(title) " + StatusLine.bar(share, width: 30, isUTF8: printer.terminal.isUTF8)
                            + "\(Int(100 * share)) %".aligned(6))
                }
            } catch is CancellationError {
                return nil
            }
        }
    }

    private static func rounded(_ logLoss: Double) -> Double { (logLoss * 10_000).rounded() / 10_000 }
}
