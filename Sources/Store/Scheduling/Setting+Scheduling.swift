public import Scheduling

/// The settings that decide schedules.
extension Setting<SchedulingAlgorithm> {
    /// `prep settings scheduler`
    public static var scheduler: Setting {
        word(
            "scheduler", default: .sm2,
            "The algorithm that schedules your cards; you can switch at any time and back.")
    }
}

extension Setting<FSRSParameters> {
    /// `prep settings fsrs-parameters`
    public static var fsrsParameters: Setting {
        parsed(
            "fsrs-parameters", .parameters, default: .standard, SettingRule.defaultParameters,
            "The parameters of FSRS; fit computes them from your answers."
        ) { try? FSRSParameters(parsing: $0) }
    }
}

extension Setting<StudyWeek> {
    /// `prep settings easy-days`
    public static var easyDays: Setting {
        parsed(
            "easy-days", .week, default: .normal, StudyWeek.normal.description,
            "Weekdays with fewer reviews when balance is on (sat,sun); on free ones nothing is due (sat:free,sun)."
        ) { StudyWeek(parsing: $0) }
    }
}

extension Setting<Int> {
    /// `prep settings fsrs-retention`
    public static var fsrsRetention: Setting {
        number(
            "fsrs-retention", DesiredRetention.range, default: DesiredRetention.standard.percent,
            "The chance in per cent to remember a position on the day FSRS makes it due.")
    }
}

extension Setting<Bool> {
    /// `prep settings balance`
    public static var balance: Setting {
        onOrOff(
            "balance", default: false, "Whether due days move a little, so that all days have equal work.")
    }
}
