/// What a setting is called and does, and which values it takes. The same for settings of all types; see `Setting`.
public struct SettingDefinition: Hashable, Sendable {
    /// The name on the command line and in the data file.
    public let key: String
    /// The default value as it is written; empty when there is none.
    public let defaultText: String
    /// What the setting does, in one sentence.
    public let meaning: String
    /// Whether a value from a data file is used only after the user confirmed it on this machine. It names a program to
    /// start, or a file to read or write.
    public let needsConfirmation: Bool
    let rule: SettingRule

    init(
        _ key: String, _ defaultText: String, _ rule: SettingRule, _ meaning: String, needsConfirmation: Bool = false
    ) {
        self.key = key
        self.defaultText = defaultText
        self.rule = rule
        self.meaning = meaning
        self.needsConfirmation = needsConfirmation
    }

    /// The allowed words; empty for a setting that takes a number, a file or a text.
    public var choices: [String] {
        if case .word(let words) = rule { words } else { [] }
    }

    /// Whether the value is the path of a file.
    public var isFile: Bool { rule == .file }

    /// The allowed values, as the end of a sentence.
    public var allowed: String { rule.allowed }

    /// What is wrong with a value, as the end of a sentence; nil when it is allowed.
    func fault(in value: String) -> String? { rule.fault(in: value) }
}

extension SettingDefinition {
    /// All settings in the order in which they are shown.
    public static let all: [SettingDefinition] = [
        Setting.scheduler.definition, Setting.fsrsRetention.definition, Setting.fsrsParameters.definition,
        Setting.balance.definition, Setting.easyDays.definition,
        Setting.timing.definition, Setting.rollover.definition,
        Setting.newPerDay.definition, Setting.reviewsPerDay.definition, Setting.minutesPerDay.definition,
        Setting.newOrder.definition,
        Setting.engine.definition, Setting.engineNodes.definition, Setting.engineTime.definition,
        Setting.engineOptions.definition, Setting.threads.definition, Setting.hash.definition,
        Setting.engineLog.definition, Setting.theme.definition, Setting.background.definition,
        Setting.board.definition,
        Setting.pieces.definition, Setting.coordinates.definition, Setting.lastMove.definition,
        Setting.destinations.definition, Setting.annotations.definition, Setting.shapes.definition,
        Setting.shapeColor.definition, Setting.blocks.definition, Setting.blindfold.definition,
        Setting.animation.definition,
        Setting.notation.definition, Setting.plain.definition,
        Setting.gamesDatabase.definition, Setting.gamesElo.definition, Setting.gamesSince.definition,
        Setting.gamesSpeed.definition, Setting.openingNames.definition, Setting.playerNames.definition,
        Setting.gameReviews.definition,
    ]

    /// The setting of a key; nil when there is none.
    public static func named(_ key: String) -> SettingDefinition? {
        all.first { $0.key == key }
    }

    /// The message for an unknown key: `no setting “colour”; did you mean board? (the settings are: scheduler, …)`.
    public static func unknown(_ key: String) -> String {
        let keys = all.map(\.key)
        let known = keys.joined(separator: ", ")
        guard let nearest = Suggestion.nearest(to: key.lowercased(), among: keys) else {
            return "no setting “\(key)”; the settings are: \(known)"
        }
        return "no setting “\(key)”; did you mean \(nearest)? (the settings are: \(known))"
    }
}
