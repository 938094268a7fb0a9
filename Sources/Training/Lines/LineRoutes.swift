import Chess
import Openings

/// A line to every position that can be reached from some roots without playing a hidden answer.
struct LineRoutes {
    /// A place where lines begin, and the moves that lead there.
    struct Root {
        let place: LineGraph.Place
        let line: PlayedLine
    }

    /// How a position was reached first.
    enum Step {
        case root(Int)
        case move(Move, from: Int)
    }

    private let roots: [Root]
    /// By repertoire and position; nil where no line leads.
    private let steps: [[Step?]]

    init(_ roots: [Root], steps: [[Step?]]) {
        self.roots = roots
        self.steps = steps
    }

    /// Nil when no line leads there. O(plies).
    func line(to place: LineGraph.Place) -> PlayedLine? {
        var moves: [Move] = []
        var position = place.position
        while let step = steps[place.repertoire][position] {
            switch step {
            case .root(let number):
                var line = roots[number].line
                for move in moves.reversed() { line.play(move) }
                return line
            case .move(let move, let from):
                moves.append(move)
                position = from
            }
        }
        return nil
    }
}
