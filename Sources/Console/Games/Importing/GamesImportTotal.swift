import Coach
import Store
import Terminal

/// The sums of several imported files.
struct GamesImportTotal {
    private var files = 0
    private var added = 0
    private var duplicates = 0
    private var faulty = 0

    mutating func add(_ report: GamesImportReport) {
        files += 1
        added += report.added
        duplicates += report.duplicates.count + report.duplicatesWithinImport.count
        faulty += report.faulty
    }

    var line: StyledText {
        var text = "\(counted(files, "file")): \(counted(added, "game")) added"
        if duplicates > 0 { text += ", \(counted(duplicates, "duplicate"))" }
        if faulty > 0 { text += ", \(counted(faulty, "faulty game"))" }
        return StyledText(text, .strong)
    }
}
