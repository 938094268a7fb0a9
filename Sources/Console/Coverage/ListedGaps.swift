import Coach
import Store
import Terminal

/// Stores the numbers of the gaps that are shown, for `add`.
enum ListedGaps {
    /// When they cannot be stored, a warning says why `add` will not work.
    static func store(_ gaps: [ListedGap], _ environment: Environment, _ printer: Printer) {
        guard !gaps.isEmpty else { return }
        do {
            let file = try LearnerFile.open(path: environment.databasePath)
            defer { file.close() }
            try file.storeListedGaps(gaps)
        } catch {
            printer.say(StyledText("The numbers were not stored, so prep add does not know them: \(error)", .dim))
        }
    }

    /// The hint that shows how to add an answer.
    static let hint = StyledText("Add an answer with: prep add NUMBER MOVE", .dim)
}
