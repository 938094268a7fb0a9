import Coach
import Terminal

/// The result of preparing a repertoire.
struct EnginePrepareView {
    let name: String
    let cards: Int
    let state: EnginePreparation.State
    let isStopped: Bool
    let elapsed: Duration

    func lines(columns: Int) -> [StyledText] {
        var lines: [StyledText] = []
        let time = minutesAndSeconds(milliseconds: Int(elapsed / .milliseconds(1)))
        if isStopped {
            lines.append(
                StyledText(
                    "Stopped after \(state.done) of \(counted(cards, "card")); they are kept. Run the same command to continue."
                ))
        } else if state.searched == 0, state.failed == 0 {
            lines.append(StyledText("\(name): all \(counted(cards, "card")) had been prepared already."))
        } else {
            let deviations = state.deviations > 0 ? ", with \(counted(state.deviations, "likely wrong move"))" : ""
            lines.append(
                StyledText("\(name): \(state.done) of \(counted(cards, "card")) are prepared\(deviations) (\(time))."))
        }
        if let trouble = state.trouble {
            lines.append(
                StyledText("No answer for \(counted(state.failed, "card")): \(trouble)", .warning))
        }
        return lines.flatMap { $0.wrapped(to: columns) }
    }

    var json: JSON {
        [
            "v": 1, "repertoire": .string(name), "cards": .integer(cards), "prepared": .integer(state.done),
            "searched": .integer(state.searched), "deviations": .integer(state.deviations),
            "failed": .integer(state.failed), "message": JSON(state.trouble),
            "stopped": .bool(isStopped), "seconds": .number((elapsed / .milliseconds(100)).rounded() / 10),
        ]
    }
}
