import Chess
import Coach
import Openings
import PGN
import Scheduling
import Terminal
import Training

/// The result of an answer, in a few lines.
struct OutcomeView {
    let outcome: Outcome
    let today: StudyDay
    let columns: Int

    var lines: [StyledText] {
        var lines = headline.wrapped(to: columns, indent: 2)
        switch outcome.verdict {
        case .warning(_, let comments):
            for comment in comments { lines += StyledText(comment, .comment).wrapped(to: columns) }
        case .deviation(let deviation) where deviation.transposes:
            lines.append(StyledText("It transposes into your book.", .dim))
        case .deviation(let deviation):
            if let near = deviation.nearLine {
                lines += StyledText(
                    "You play it in a similar position: " + NumberedMoves(near, from: .initial).text, .dim
                ).wrapped(to: columns)
            }
        default: break
        }
        if outcome.next == .retry { lines.append(StyledText("Try once more, or type show to see the move.", .dim)) }
        if let formerMain { lines += formerMain.wrapped(to: columns) }
        // The text of an introduction is on the screen already.
        if case .introduced = outcome.verdict { return lines }
        guard let notes = outcome.notes else { return lines }
        // The text about the answer was printed with the grade, and is not printed again
        // when the move is typed.
        guard outcome.grade != nil else { return lines + commentsOnTypedAlternative }
        for comment in notes.comments { lines += StyledText(comment, .comment).wrapped(to: columns) }
        if !notes.drawings.isEmpty {
            lines += notes.drawings.map { StyledText($0.shape.words, $0.shape.color.role) }.flowed(to: columns)
        }
        return lines
    }

    /// The text about another prepared move than the one that was shown, when it is typed.
    private var commentsOnTypedAlternative: [StyledText] {
        let typed = outcome.expected.dropFirst().first { $0.move == outcome.played }
        return (typed?.texts ?? []).flatMap { StyledText($0, .comment).wrapped(to: columns) }
    }

    private var number: String { NumberedMoves.number(of: outcome.question.position) }
    private var played: String { number + (outcome.san ?? "") }

    private var headline: StyledText {
        switch outcome.verdict {
        case .main: return right(played)
        case .alternative:
            return right(played) + StyledText("  main move: \(outcome.expected.first?.san ?? "")", .dim)
        case .warning(let warning, _):
            let signs = warning.nags.compactMap(\.symbol).joined(separator: " ")
            return wrong("Your book marks \(played)\(signs) as a mistake.")
        case .deviation:
            if let former = formerMove { return wrong("\(former).") }
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

    /// `  next Fri 27 Nov (6 d)`, `  again today`.
    private var schedule: StyledText {
        switch outcome.asksAgain {
        case nil: return StyledText()
        case .today: return StyledText("  again today", .dim)
        case .on(let due) where due <= today: return StyledText("  still due", .dim)
        case .on(let due):
            return StyledText("  next \(due.weekday.rawValue) \(due.short) (\(due - today) d)", .dim)
        }
    }
}

// MARK: - The former main move

extension OutcomeView {
    /// `3.Bb5 was your move until 3 March`; nil when another move was played.
    private var formerMove: String? {
        guard let former = outcome.formerMain, former.move == outcome.played else { return nil }
        return Self.phrase(former, at: outcome.question.position, today: today)
    }

    /// The text with the new main move, once the answer is shown.
    private var formerMain: StyledText? {
        // Once: not again when the move that was shown is typed.
        var isFirst = outcome.grade != nil
        if case .introduced = outcome.verdict { isFirst = true }
        guard isFirst, let former = outcome.formerMain, former.move != outcome.played,
            let main = outcome.expected.first
        else { return nil }
        let position = outcome.question.position
        let phrase = Self.phrase(former, at: position, today: today)
        return StyledText("\(phrase); now \(NumberedMoves.number(of: position))\(main.san).", .dim)
    }

    private static func phrase(_ former: FormerMain, at position: Position, today: StudyDay) -> String {
        "\(NumberedMoves.number(of: position))\(former.san) was your move until \(former.until.long(today: today))"
    }
}
