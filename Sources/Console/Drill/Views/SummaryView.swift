import Chess
import Coach
import Openings
import Terminal
import Training

/// The summary of a session.
struct SummaryView {
    let session: Session
    let dueTomorrow: Int
    let columns: Int
    var moves = MoveWriting.letters

    var lines: [StyledText] {
        let summary = session.summary
        guard summary.answered + summary.others > 0 else {
            return [StyledText("No answers. Tomorrow: \(dueTomorrow) due.", .dim)]
        }
        var line = StyledText("\(counted(summary.answered, "position"))", .strong)
        line.append(", \(summary.right) right")
        if let share = percent(summary.right, of: summary.answered) { line.append(" (\(share) %)") }
        if summary.others > 0 { line.append(", \(counted(summary.others, "further answer"))") }
        if summary.seconds > 0 { line.append(", \(minutesAndSeconds(milliseconds: summary.seconds * 1000)) min") }
        line.append(". Tomorrow: \(dueTomorrow) due.")
        var lines = [StyledText()] + line.wrapped(to: columns, indent: 2)
        for trouble in summary.worst {
            guard let card = session[trouble.card]?.card, let main = card.prepared.first else { continue }
            let path = moves.line(NumberedMoves(card.line + [main.move], from: card.start))
            lines += (StyledText("  ✗ ", .error) + StyledText(path)).wrapped(to: columns, indent: 4)
        }
        return lines
    }
}
