import Coach
import Store
import Terminal

/// `prep settings new-per-day NAME [N]`: shows or changes the limit of one repertoire.
struct NewPerDaySetting {
    let name: String
    /// A number, or `default`, which removes the limit; nil shows it.
    let limit: String?
    let isJSON: Bool

    func run(_ workspace: Workspace, _ printer: Printer) throws -> ExitStatus {
        if let limit { try workspace.file.setNewPerDay(limit == "default" ? nil : limit, named: name) }
        let value = try workspace.file.newPerRepertoire()[name]
        if isJSON {
            printer.print([
                "v": 1, "key": .string(Setting.newPerDay.key), "repertoire": .string(name),
                "value": JSON(value.map { String($0) }),
            ])
        } else {
            printer.print(StyledText(value.map { String($0) } ?? "no limit"))
        }
        return .done
    }
}
