import Chess
import Openings
import PGN
import Scheduling
import Terminal
import Training

/// What an answer came to, in a few lines.
struct OutcomeView {
    let outcome: Outcome
    let today: StudyDay
    let columns: Int

    var lines: [StyledText] {
        var lines = [headline]
        switch outcome.verdict {
        case .warning(_, let comments):
            for comment in comments { lines += StyledText(comment, .comment).wrapped(to: columns) }
        case .deviation(let deviation) where deviation.transposes:
            lines.append(StyledText("It leads into your book by another way.", .dim))
        case .deviation(let deviation):
            if let near = deviation.nearLine {
                lines += StyledText(
                    "You play it in a position much like this: " + LineView(near, from: .initial).text, .dim
                ).wrapped(to: columns)
            }
        default: break
        }
        if outcome.next == .retry { lines.append(StyledText("Try once more; show gives up.", .dim)) }
        // What an introduction says of the move is on the screen already.
        if case .introduced = outcome.verdict { return lines }
        guard let notes = outcome.notes else { return lines }
        for comment in notes.comments { lines += StyledText(comment, .comment).wrapped(to: columns) }
        if !notes.drawings.isEmpty {
            lines.append(notes.drawings.map { StyledText($0.shape.words, $0.shape.color.role) }.joined(by: "  "))
        }
        return lines
    }

    private var number: String { LineView.number(of: outcome.question.position) }
    private var played: String { number + (outcome.san ?? "") }

    private var headline: StyledText {
        switch outcome.verdict {
        case .main: return right(played)
        case .alternative:
            return right(played) + StyledText("  main move: \(outcome.expected.first?.san ?? "")", .dim)
        case .warning(let warning, _):
            let signs = warning.nags.compactMap(\.symbol).joined(separator: " ")
            return wrong("\(played)\(signs) is what your file warns of.")
        case .deviation:
            return wrong("\(played) is not in your book.")
        case .introduced: return StyledText("\(played)", .success) + StyledText("  asked later in this session", .dim)
        case .shown:
            guard outcome.played != nil else { return answer }
            return StyledText(played, .success) + schedule
        }
    }

    private func right(_ text: String) -> StyledText {
        var line = StyledText("✓ ", .success) + StyledText(text, .success) + schedule
        let others = (outcome.notes?.alternatives ?? []).map(\.san).filter { $0 != outcome.san }
        if case .main = outcome.verdict, !others.isEmpty {
            line.append("  also: " + others.joined(separator: ", "), .dim)
        }
        return line
    }

    private func wrong(_ text: String) -> StyledText {
        let line = StyledText("✗ ", .error) + StyledText(text, .error)
        return outcome.next == .type ? line + "  " + answer : line
    }

    /// `The move is 14...Nxd4.`
    private var answer: StyledText {
        let names = outcome.expected.map(\.san)
        var line = StyledText("The move is ") + StyledText(number + (names.first ?? ""), .strong)
        if names.count > 1 { line.append(" (also \(names.dropFirst().joined(separator: ", ")))", .dim) }
        return line + "."
    }

    /// `  next Fri 27 Nov (6 d)`.
    private var schedule: StyledText {
        guard let due = outcome.due else { return StyledText() }
        if let grade = outcome.grade, !grade.endsRepeats, outcome.question.kind != .early {
            return StyledText("  again today", .dim)
        }
        return StyledText("  next \(due.weekday.rawValue) \(due.short) (\(max(0, due - today)) d)", .dim)
    }
}
