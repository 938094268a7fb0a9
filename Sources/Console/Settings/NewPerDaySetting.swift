import Coach
import Store
import Terminal

/// `prep settings new-per-day NAME [N]`: the cap of one repertoire, shown or changed.
struct NewPerDaySetting {
    static let key = "new-per-day"

    let name: String
    /// A number, or `default`, which removes the cap; nil shows it.
    let cap: String?
    let isJSON: Bool

    func run(_ workspace: Workspace, _ printer: Printer) throws -> ExitStatus {
        if let cap { try workspace.file.setNewPerDay(cap == "default" ? nil : cap, named: name) }
        let value = try workspace.file.newPerRepertoire()[name]
        if isJSON {
            printer.print([
                "v": 1, "key": .string(Self.key), "repertoire": .string(name),
                "value": JSON(value.map { String($0) }),
            ])
        } else {
            printer.print(StyledText(value.map { String($0) } ?? "no limit"))
        }
        return .done
    }
}
