import Coach
import Openings
import PGN
import Store
import Terminal

/// `prep settings opening-names FILE`: checks the learner's own table of openings before storing its path.
struct OpeningNamesSetting {
    let path: String
    let isJSON: Bool

    /// The number of faults printed; JSON has all of them.
    private static let shown = 10

    /// Sets the file if it names any opening. Returns status 1 when some of its lines could not be read.
    func set(_ workspace: Workspace, _ printer: Printer) throws -> ExitStatus {
        let place = InputFile.absolute(path)
        let table = try OpeningFile.read(path == "-" ? "./-" : path)
        try workspace.file.set(.openingNames, to: place)
        try SettingView(.openingNames, workspace.file).print(
            printer, isJSON: isJSON,
            adding: ["names": .integer(table.lines), "errors": .array(table.faults.map(json))])
        if !isJSON {
            for fault in table.faults.prefix(Self.shown) {
                printer.say(
                    StyledText("\(path):\(fault.location): ") + StyledText("error: ", .error)
                        + StyledText(fault.message))
            }
            if table.faults.count > Self.shown {
                printer.say(StyledText("… and \(counted(table.faults.count - Self.shown, "further line")) like these"))
            }
            printer.say(
                StyledText("\(counted(table.lines, "name")) read; they take precedence over Prep's own."))
        }
        return table.faults.isEmpty ? .done : .found
    }

    private func json(_ fault: OpeningFault) -> JSON {
        [
            "file": .string(path), "line": .integer(fault.location.line), "column": .integer(fault.location.column),
            "message": .string(fault.message),
        ]
    }
}
