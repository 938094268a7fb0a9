import Coach
import Store
import Terminal

/// Keeps the numbers of the gaps on the screen, for `add`.
enum ListedGaps {
    /// Where they cannot be kept, the list was shown all the same, and a line says why `add` will not know it.
    static func remember(_ gaps: [ListedGap], _ environment: Environment, _ printer: Printer) {
        guard !gaps.isEmpty else { return }
        do {
            let file = try LearnerFile.open(path: environment.databasePath)
            defer { file.close() }
            try file.remember(gaps)
        } catch {
            printer.say(StyledText("The numbers were not stored, so prep add does not know them: \(error)", .dim))
        }
    }

    /// How an answer is added.
    static let hint = StyledText("Add an answer with: prep add NUMBER MOVE", .dim)
}
