import Coach
import Store

extension BoardLook {
    /// The look that the settings ask for.
    /// - Parameters:
    ///   - wanted: a style instead of the setting's; nil leaves it to the setting.
    ///   - file: nil when there is none: then the defaults hold.
    /// - Throws: a `CommandFailure` when there is no style of the wanted name.
    init(_ wanted: String?, _ file: LearnerFile?, isUTF8: Bool) throws {
        func setting(_ key: String) throws -> String? { try file?.setting(key) ?? SettingKey.named(key)?.standard }
        let style = try BoardStyle(rawValue: wanted ?? setting("board") ?? "")
        if style == nil, let wanted {
            let all = BoardStyle.allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandFailure("there is no board style \(wanted); there are \(all)", status: .usage)
        }
        self.init(isUTF8 ? style ?? .glyphs : style == BoardStyle.none ? .none : .ascii)
        hasCoordinates = try setting("board.coordinates") == "on"
        marksLastMove = try setting("board.last-move") == "on"
        hasShapes = try setting("board.shapes") == "on"
    }
}
