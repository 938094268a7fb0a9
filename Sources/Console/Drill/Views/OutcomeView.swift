import Chess
import Coach
import Openings
import PGN
import Scheduling
import Terminal
import Training

/// The result of an answer, in a few lines. For a screen reader, sentences that begin with the verdict.
struct OutcomeView {
    let outcome: Outcome
    let today: StudyDay
    let columns: Int
    var moves = MoveWriting.letters
    var isPlain = false

    var lines: [StyledText] {
        let rest = remarks.flatMap { $0.writingMoves(moves).wrapped(to: columns) }
        let lines = headline.writingMoves(moves).wrapped(to: columns, indent: 2) + rest
        // The text of an introduction is on the screen already.
        if case .introduced = outcome.verdict { return lines }
        guard let notes = outcome.notes else { return lines }
        // The text about the answer was printed with the grade, and is not printed again
        // when the move is typed.
        guard outcome.grade != nil else { return lines + commentsOnTypedAlternative }
        let comments = notes.comments.flatMap { StyledText($0, .comment).wrapped(to: columns) }
        guard !isPlain else {
            return lines + comments + notes.drawings.map { StyledText(moves.sentence($0.shape.sentence)) }
        }
        return lines + comments
            + notes.drawings.map { StyledText($0.shape.words, $0.shape.color.role) }.flowed(to: columns)
    }

    /// What there is to say about the move and the next try.
    private var remarks: [StyledText] {
        var lines: [StyledText] = []
        switch outcome.verdict {
        case .warning(_, let comments): lines += comments.map { StyledText($0, .comment) }
        case .deviation(let deviation) where deviation.transposes:
            lines.append(StyledText("It transposes into your book.", .dim))
        case .deviation(let deviation):
            if let near = deviation.nearLine {
                let line = NumberedMoves(near, from: .initial).text
                lines.append(StyledText("You play it in a similar position: " + line, .dim))
            }
        default: break
        }
        if outcome.next == .retry { lines.append(StyledText("Try once more, or type show to see the move.", .dim)) }
        return lines + (formerMain.map { [$0] } ?? []) + (leech.map { [$0] } ?? [])
    }

    /// What is said of a position that is forgotten repeatedly. It stays in the queue.
    private var leech: StyledText? {
        guard let lapses = outcome.notes?.leechLapses else { return nil }
        return StyledText(
            "You have forgotten this position \(lapses) times. A note may help (note TEXT last), or leave it out: suspend last",
            .warning)
    }

    /// The text about another prepared move than the one that was shown, when it is typed.
    private var commentsOnTypedAlternative: [StyledText] {
        let typed = outcome.expected.dropFirst().first { $0.move == outcome.played }
        return (typed?.texts ?? []).flatMap { StyledText($0, .comment).wrapped(to: columns) }
    }

    /// The number before a move. The prompt of a screen reader has it already.
    private var number: String { isPlain ? "" : outcome.question.position.moveNumberText }
    private var played: String { number + (outcome.san ?? "") }

    private var headline: StyledText {
        switch outcome.verdict {
        case .main:
            let also = others.joined(separator: ", ")
            return right(others.isEmpty ? nil : isPlain ? " Also prepared: \(also)." : "  also: " + also)
        case .alternative:
            let main = outcome.expected.first?.san ?? ""
            return right(isPlain ? " Your main move is \(main)." : "  main move: \(main)")
        case .warning(let warning, _):
            let signs = isPlain ? "" : warning.nags.compactMap(\.symbol).joined(separator: " ")
            return wrong("Your book marks \(played)\(signs) as a mistake.")
        case .deviation:
            if let former = formerMove { return wrong("\(former).") }
            return wrong("\(played) is not in your book.")
        case .introduced:
            return isPlain
                ? StyledText("\(played) is right. It is asked later in this session.")
                : StyledText("\(played)", .success) + StyledText("  asked later in this session", .dim)
        case .shown:
            guard outcome.played != nil else { return answer }
            return isPlain ? StyledText("\(played).") + schedule : StyledText(played, .success) + schedule
        }
    }

    /// The other prepared moves.
    private var others: [String] {
        (outcome.notes?.alternatives ?? []).map(\.san).filter { $0 != outcome.san }
    }

    /// - Parameter remark: What is said of other prepared moves.
    private func right(_ remark: String?) -> StyledText {
        guard !isPlain else { return StyledText("Correct: \(played).\(remark ?? "")") + schedule }
        var line = StyledText("✓ ", .success) + StyledText(played, .success) + schedule
        line.append(remark ?? "", .dim)
        return line
    }

    private func wrong(_ text: String) -> StyledText {
        let line = isPlain ? StyledText("Wrong: " + text) : StyledText("✗ ", .error) + StyledText(text, .error)
        return outcome.next == .type ? line + (isPlain ? " " : "  ") + answer : line
    }

    /// `The move is 14...Nxd4.`
    private var answer: StyledText {
        let names = outcome.expected.map(\.san)
        var line = StyledText("The move is ") + StyledText(number + (names.first ?? ""), .strong)
        if names.count > 1 { line.append(" (also \(names.dropFirst().joined(separator: ", ")))", .dim) }
        return line + "."
    }

    /// `  next Fri 27 Nov (6 d)`, `  again today`; in words ` Next Fri 27 Nov, in 6 days.`
    private var schedule: StyledText {
        switch outcome.asksAgain {
        case nil: return StyledText()
        case .today: return StyledText(isPlain ? " Again today." : "  again today", .dim)
        case .on(let due) where due <= today: return StyledText(isPlain ? " Still due." : "  still due", .dim)
        case .on(let due):
            let day = "\(due.weekday.rawValue) \(due.short)"
            return isPlain
                ? StyledText(" Next \(day), in \(counted(due - today, "day")).")
                : StyledText("  next \(day) (\(due - today) d)", .dim)
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
        return StyledText("\(phrase); now \(position.moveNumberText)\(main.san).", .dim)
    }

    private static func phrase(_ former: FormerMain, at position: Position, today: StudyDay) -> String {
        "\(position.moveNumberText)\(former.san) was your move until \(former.until.long(today: today))"
    }
}
