import Coach
import Openings
import PGN
import Store
import Terminal

/// `prep settings opening-names FILE`: the learner's own table of openings, checked before it is set.
struct OpeningNamesSetting {
    let path: String
    let isJSON: Bool

    /// How many faults are printed one by one; JSON has them all.
    private static let shown = 10

    /// Sets the file if it names any opening. Status 1 when some of its lines could not be read.
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
                StyledText("\(counted(table.lines, "name")) read; they go before Prep's own, which name the rest."))
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
