import Analysis
import Chess
import Coach
import Openings
import Store
import Terminal
import UCI

/// The gaps of the learner's repertoires as text, one list for each side.
struct GapsView {
    let reports: [GapsReport]
    let target: GameShare
    /// The number of games that count.
    let games: Int
    /// Which games count; nil when all do.
    let counts: GameCounts?
    let names: OpeningNames
    /// Nil when the engine was not used.
    let checks: [AnswerCheck.Question: MoveComparison]?
    let columns: Int

    /// The number of ended lines listed.
    private static let endsShown = 3
    /// The width of the frequency.
    private static let frequencyColumns = 10
    /// In a narrower terminal the second line of a gap is indented less.
    private static let narrow = 60

    init(
        _ reports: [GapsReport], target: GameShare, games: Int, counts: GameCounts? = nil, names: OpeningNames,
        checks: [AnswerCheck.Question: MoveComparison]?, columns: Int
    ) {
        self.reports = reports
        self.target = target
        self.games = games
        self.counts = counts
        self.names = names
        self.checks = checks
        self.columns = columns
    }

    var lines: [StyledText] {
        var lines = counts?.text.wrapped(to: columns, indent: 2) ?? []
        var number = 0
        for report in reports {
            if !lines.isEmpty { lines.append(StyledText()) }
            lines += self.lines(report, numberedAfter: number)
            number += report.numbered.count
        }
        return number == 0 ? lines : lines + ListedGaps.hint.wrapped(to: columns)
    }

    /// The gaps with the numbers they are shown with.
    var listed: [ListedGap] {
        let gaps = reports.flatMap { report in report.numbered.map { (report, $0.gap) } }
        return gaps.enumerated().compactMap { index, element in
            let (report, gap) = element
            return ListedGap(
                number: index + 1, side: report.repertoire.side,
                repertoire: report.repertoire.chapters[gap.chapter].repertoire, before: gap.position,
                reply: gap.reply)
        }
    }

    /// The width of the largest number and its full stop.
    private var numberColumns: Int { String(reports.reduce(0) { $0 + $1.numbered.count }).count + 1 }

    /// The indent of the lines of a gap after the first.
    private var margin: Int {
        let whole = 2 + numberColumns + 1 + Self.frequencyColumns
        return columns < Self.narrow ? 2 + numberColumns + 1 : whole
    }

    private func lines(_ report: GapsReport, numberedAfter last: Int) -> [StyledText] {
        let side = report.repertoire.side == .white ? "White" : "Black"
        var lines = [
            StyledText(side, .strong)
                + StyledText(
                    ": \(counted(report.repertoire.positions.count, "position")), \(counted(games, "game"))", .dim)
        ]
        lines += firstMoves(report)
        for (index, answered) in report.numbered.enumerated() {
            lines += self.lines(answered, number: last + index + 1, report)
        }
        lines += summary(report)
        lines += ends(report)
        return lines
    }

    /// White's first moves without any answer, in one line.
    private func firstMoves(_ report: GapsReport) -> [StyledText] {
        let moves = report.firstMoves.map { gap in
            NumberedMoves([gap.reply], from: gap.start).text + " (\(GameShare(gap.probability).text))"
        }
        guard !moves.isEmpty else { return [] }
        return StyledText("  No answer at all to \(moves.joined(separator: ", ")).", .warning)
            .wrapped(to: columns, indent: 2)
    }

    private func lines(_ answered: GapsReport.Answered, number: Int, _ report: GapsReport) -> [StyledText] {
        let gap = answered.gap
        let margin = String(repeating: " ", count: self.margin)
        let line = NumberedMoves(gap.line + [gap.reply], from: gap.start)
        var first = StyledText("  " + "\(number).".aligned(numberColumns) + " ", .strong)
        first.append(GameShare(gap.probability).text.filled(Self.frequencyColumns), .warning)
        for (index, step) in line.steps.enumerated() {
            if index > 0 { first.append(" ") }
            first.append(step.number, .dim)
            first.append(step.san, index == line.steps.count - 1 ? .strong : .plain)
        }
        var lines = first.wrapped(to: columns, indent: self.margin)
        var about = StyledText(margin)
        if let opening = names.opening(after: gap.line + [gap.reply], from: gap.start) {
            about.append(OpeningView(opening).text)
            about.append("; ", .dim)
        }
        about.append(gap.games > 0 ? counted(gap.games, "game") : "not in the games", .dim)
        if report.isMixed { about.append("; " + report.repertoire.chapters[gap.chapter].repertoire, .dim) }
        if gap.start != .initial {
            about.append("; in " + report.repertoire.chapters[gap.chapter].title + ", from " + gap.start.fen, .dim)
        }
        if gap.isGiven { about.append("; your line ends here", .dim) }
        lines += about.wrapped(to: columns, indent: self.margin)
        for answer in answered.answers {
            lines += (StyledText(margin) + text(answer, gap, report)).wrapped(to: columns, indent: self.margin + 2)
        }
        return lines
    }

    /// `3.Nxe5 58 % of 1903 games, 2 cards`.
    private func text(_ answer: SuggestedAnswer, _ gap: Gap, _ report: GapsReport) -> StyledText {
        let role: Role = answer.isRare ? .dim : .plain
        var text = StyledText(NumberedMoves([answer.move], from: gap.after).text, answer.isRare ? .dim : .move)
        if let played = answer.played, let score = played.score(of: report.repertoire.side) {
            text.append(" \(Int((100 * score).rounded())) % of \(counted(played.games, "game"))", role)
        }
        text.append(", \(counted(answer.newCards, "card"))", role)
        if let place = answer.transposesTo {
            let known = report.repertoire.positions[place]
            text.append(", transposes to " + NumberedMoves(known.line, from: known.start).text, role)
        }
        if let comparison = checks?[AnswerCheck.Question(position: gap.after, move: answer.move)] {
            text.append("; engine ", .dim)
            text.append(comparison.played.score.description)
            if comparison.outcome != .prepared {
                text.append(", \(comparison.expected.san) \(comparison.expected.score.description)", .dim)
            }
            if comparison.moveClass > .good { text.append(" (\(comparison.moveClass.rawValue))", .warning) }
        }
        return text
    }

    /// `12 gaps of 1 in 200 games or more; together 7 % of your games leave the book there.`
    private func summary(_ report: GapsReport) -> [StyledText] {
        let gaps = report.replies
        guard !gaps.isEmpty else {
            return [StyledText("  No gap that occurs in \(target.text) games or more.", .success)]
        }
        var text = "  \(counted(gaps.count, "gap")) that \(gaps.count == 1 ? "occurs" : "occur") in "
        text += "\(target.text) games or more"
        if gaps.share > 0 {
            let moves = gaps.hasAlternatives ? " you play with your main moves" : ""
            text += "; together \(GameShare(gaps.share).percent) of the games\(moves) leave the book there"
        }
        text += "."
        if report.shown.count < report.gaps.count { text += " --limit \(gaps.count) shows all." }
        if report.leftOut > 0 {
            text += " \(report.leftOut) more were played in fewer than \(counted(report.leastGames, "game"));"
            text += " --min-games 1 shows them too."
        }
        return StyledText(text, .strong).wrapped(to: columns, indent: 2)
    }

    private func ends(_ report: GapsReport) -> [StyledText] {
        guard !report.ends.isEmpty else { return [] }
        let count = report.ends.count
        var lines = StyledText(
            "  \(counted(count, "line")) \(count == 1 ? "ends" : "end") although \(target.text) games or more continue"
                + (count > Self.endsShown ? ", first of all:" : ":"), .dim
        ).wrapped(to: columns, indent: 2)
        for end in report.ends.prefix(Self.endsShown) {
            let position = report.repertoire.positions[end.position]
            let text =
                "  " + GameShare(end.probability).text.filled(Self.frequencyColumns)
                + NumberedMoves(position.line, from: position.start).text
            lines += StyledText(text, .dim).wrapped(to: columns, indent: Self.frequencyColumns + 2)
        }
        return lines
    }
}
