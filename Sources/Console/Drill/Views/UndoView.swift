import Chess
import Coach
import Openings
import Scheduling
import Terminal
import Training

/// The undone step, named by its move or its position.
struct UndoView {
    let step: UndoStep
    /// The position of the step with the moves that lead to it; nil when it is no longer known.
    let line: PlayedLine?
    let today: StudyDay

    /// `Undone: 3...Nf6.`
    var text: String {
        let words =
            switch step.kind {
            case .wrongTry: "your try \(move)"
            case .answer: step.move == nil ? "the answer shown \(place)" : move
            case .introduction: "the introduction of \(move)"
            case .accept, .add: "\(move) is no longer one of your prepared moves"
            case .note: "the note on the position \(place)"
            case .shapes: "the shapes on the position \(place)"
            case .bury: "burying \(places)"
            case .suspend: "suspending \(places)"
            case .reschedule: "moving the due day of \(places)"
            case .known: "marking \(places) as known"
            case .reset: "the reset of \(places)"
            case .release: "releasing \(places)"
            }
        return "Undone: \(words)\(date)."
    }

    /// `3...Nf6`.
    private var move: String {
        guard let uci = step.move, let position = line?.position, let move = position.move(uci: uci) else {
            return step.move ?? "the move"
        }
        return position.moveNumberText + position.san(move)
    }

    /// `after 2...Nc6`.
    private var place: String { line.map(NumberedMoves.place) ?? "of another repertoire" }

    private var places: String {
        step.voided.count > 1 ? counted(step.voided.count, "position") : "the position \(place)"
    }

    private var date: String {
        let isNamed = step.kind != .accept && step.kind != .add
        return isNamed && step.day != today ? " of \(step.day.weekday.rawValue) \(step.day.short)" : ""
    }
}

extension NumberedMoves {
    /// `after 2...Nc6`, or `at the start`: a position named by the move that led there.
    static func place(_ line: PlayedLine) -> String {
        guard let last = line.moves.last else { return "at the start" }
        let before = PlayedLine(start: line.start, moves: Array(line.moves.dropLast())).position
        return "after " + before.moveNumberText + before.san(last)
    }
}
