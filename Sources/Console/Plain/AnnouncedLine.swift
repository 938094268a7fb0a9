import Chess
import Openings
import Training

/// The position that a learner who cannot see the board knows to be on it.
struct AnnouncedLine {
    private(set) var line: PlayedLine
    let side: Side
    let opening: Opening?

    /// The position of a question that was announced.
    init(_ question: Question, opening: Opening?) {
        line = question.route
        side = question.side
        self.opening = opening
    }

    /// Adds the move that closed the question.
    mutating func add(_ outcome: Outcome) {
        if outcome.next == .closed, let move = outcome.played { line.play(move) }
    }
}
