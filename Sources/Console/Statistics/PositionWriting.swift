import Chess
import Coach
import Openings
import Store
import Terminal
import Training

/// Writes positions of statistics: the moves that lead there, the learner's move, and what was played instead.
struct PositionWriting {
    private let moves: MoveWriting
    private let isPlain: Bool

    init(_ printer: Printer) {
        moves = printer.moves
        isPlain = printer.terminal.isPlain
    }

    /// The line to the position, and below it the learner's move and what there is to say about it. For a screen reader
    /// a sentence.
    func lines(_ move: String, at line: PlayedLine, _ facts: [StyledText], columns: Int) -> [StyledText] {
        let before = place(line)
        let answer = san(move, at: line.position)
        if isPlain {
            return [StyledText("After \(before): your move \(answer), ") + facts.joined(by: ", ") + "."]
        }
        return StyledText(before, .dim).wrapped(to: columns, indent: 2)
            + (StyledText("   ") + StyledText(answer, .strong) + "  " + facts.joined(by: "  ")).wrapped(
                to: columns, indent: 6)
    }

    /// The moves that lead to a position; its FEN where there are none.
    func place(_ line: PlayedLine) -> String {
        if !line.moves.isEmpty { return moves.line(NumberedMoves(line.moves, from: line.start)) }
        return line.start == .initial ? "the start" : line.start.epd
    }

    /// `6.Bg5` for a move in UCI form.
    func san(_ uci: String, at position: Position) -> String {
        let san = position.move(uci: uci).map { position.moveNumberText + position.san($0) }
        return moves.sentence(san ?? uci)
    }

    /// `6.Be3 4×, 6.Be2`.
    func played(_ wrong: [PositionMistakes.WrongMove], at line: PlayedLine) -> StyledText {
        let words = wrong.map { wrong in
            san(wrong.move, at: line.position)
                + (isPlain ? " \(counted(wrong.times, "time"))" : wrong.times > 1 ? " \(wrong.times)×" : "")
        }
        return StyledText(words.joined(separator: ", "))
    }

    // MARK: - JSON

    static func json(_ card: StoredCard, _ line: PlayedLine) -> JSON {
        [
            "card": .integer(Int(card.id.rawValue)), "epd": .string(card.key.epd), "move": .string(card.main),
            "line": .array(NumberedMoves(line.moves, from: line.start).steps.map { .string($0.san) }),
        ]
    }

    static func json(_ wrong: [PositionMistakes.WrongMove], at position: Position) -> JSON {
        .array(
            wrong.map { wrong in
                [
                    "move": .string(wrong.move), "times": .integer(wrong.times),
                    "san": JSON(position.move(uci: wrong.move).map { position.san($0) }),
                ]
            })
    }
}
