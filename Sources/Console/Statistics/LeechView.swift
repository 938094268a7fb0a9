import Chess
import Coach
import Openings
import Store
import Terminal
import Training

/// The positions that are forgotten again and again, with the moves played instead.
struct LeechView {
    let leeches: [MistakesReport.Entry]
    private let writer: PositionWriting
    private let columns: Int

    init(_ leeches: [MistakesReport.Entry], _ printer: Printer) {
        self.leeches = leeches
        writer = PositionWriting(printer)
        columns = printer.terminal.textColumns
    }

    var lines: [StyledText] {
        guard !leeches.isEmpty else { return [StyledText("No leeches.")] }
        return leeches.flatMap { leech in
            var facts = [StyledText("\(leech.card.state.lapses) lapses", .warning)]
            let played = leech.mistakes.wrongMoves
            if !played.isEmpty { facts.append("played " + writer.played(played, at: leech.line)) }
            return writer.lines(leech.card.main, at: leech.line, facts, columns: columns)
        }
    }

    static func json(_ leeches: [MistakesReport.Entry]) -> JSON {
        .array(
            leeches.map { leech in
                PositionWriting.json(leech.card, leech.line).adding([
                    "lapses": .integer(leech.card.state.lapses),
                    "played": PositionWriting.json(leech.mistakes.wrongMoves, at: leech.line.position),
                ])
            })
    }
}
