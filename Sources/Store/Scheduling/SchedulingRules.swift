import GRDB
import Scheduling

/// The settings that decide schedules.
struct SchedulingRules {
    let scheduler: Scheduler
    let week: StudyWeek
    /// Whether due days are balanced.
    let isBalanced: Bool

    /// - Parameter change: a setting that is read as if it had another value; nil is its default.
    init(_ db: Database, with change: (setting: SettingDefinition, value: String?)? = nil) throws {
        func value<Value>(_ setting: Setting<Value>) throws -> Value {
            if let change, change.setting == setting.definition { return setting.value(of: change.value) }
            return try setting.stored(db)
        }
        switch try value(.scheduler) {
        case .sm2: scheduler = .sm2
        case .fsrs:
            scheduler = .fsrs(
                FSRS(
                    parameters: try value(.fsrsParameters),
                    retention: DesiredRetention(percent: try value(.fsrsRetention)) ?? .standard))
        }
        week = try value(.easyDays)
        isBalanced = try value(.balance)
    }

    /// Whether a setting decides schedules or due days.
    static func contains(_ setting: SettingDefinition) -> Bool {
        [
            Setting.scheduler.definition, Setting.fsrsRetention.definition, Setting.fsrsParameters.definition,
            Setting.balance.definition, Setting.easyDays.definition,
        ].contains(setting)
    }
}
