import Chess
import Coach
import Openings
import PGN
import Scheduling
import Store
import Terminal
import Training

/// Each game of the learner in two lines: the game, and where it left the book.
struct CompareView {
    let comparisons: [GameComparison]
    let report: ComparisonReport
    let today: StudyDay
    private let columns: Int
    /// The width of the opponents' names.
    private let width: Int
    private let numbers: NumberedDepartures

    init(
        _ comparisons: [GameComparison], _ report: ComparisonReport, numbers: NumberedDepartures, today: StudyDay,
        columns: Int
    ) {
        self.numbers = numbers
        self.comparisons = comparisons
        self.report = report
        self.today = today
        self.columns = columns
        width = min(18, comparisons.map { DisplayWidth.of(Self.opponent($0.game)) }.max() ?? 0)
    }

    var lines: [StyledText] { comparisons.flatMap(lines) }

    private func lines(_ comparison: GameComparison) -> [StyledText] {
        var lines = headline(comparison)
        if let departure = comparison.walk.departure {
            lines += text(of: departure, comparison).wrapped(to: columns, indent: 6)
        } else {
            lines += (StyledText("    ") + StyledText(ending(comparison), .success)).wrapped(to: columns, indent: 6)
        }
        for detour in comparison.detours {
            guard case .otherOrder(let back) = detour.kind else { continue }
            let place = comparison.walk.moves.first { $0.ply == back + 1 }.map { Self.name($0.move, $0.position) }
            let line =
                "    \(Self.name(detour)) was played in another order than \(Self.prepared(detour))"
                + (place.map { "; back in the book before \($0)" } ?? "; back in the book")
            lines += StyledText(line, .dim).wrapped(to: columns, indent: 6)
        }
        return lines
    }

    /// `2025-05-01  White 0-1 Meridyan  C46 Three Knights Opening`.
    private func headline(_ comparison: GameComparison) -> [StyledText] {
        let game = comparison.game
        let date = game.tags.date.replacing(".", with: "-").cut(10).filled(12)
        var line = StyledText(date, .dim)
        line.append(game.side == .white ? "White " : "Black ")
        line.append((game.result == .draw ? "½-½" : game.result.rawValue).filled(4), Self.role(game))
        line.append(Self.opponent(game), .strong)
        guard let opening = comparison.opening else { return line.wrapped(to: columns, indent: 4) }
        return [line.padded(to: min(columns, 22 + width)), OpeningView(opening).text].flowed(to: columns, indent: 4)
    }

    private static func role(_ game: OwnGame) -> Role {
        switch game.result {
        case .whiteWins: game.side == .white ? .success : .error
        case .blackWins: game.side == .black ? .success : .error
        case .draw, .unknown: .plain
        }
    }

    private func text(of departure: BookMove, _ comparison: GameComparison) -> StyledText {
        guard departure.isOwn else { return text(ofOpponents: departure, comparison) }
        var line = StyledText("    you left at ") + StyledText(Self.name(departure), .error)
        line.append(Self.signs(departure), .error)
        if departure.expected.isEmpty {
            line.append(" – your book marks it as a mistake")
        } else {
            line.append(" – prepared: ")
            line.append(Self.prepared(departure), .strong)
            if departure.warning != nil { line.append("; your book marks it as a mistake") }
        }
        let before = comparison.standing.departuresBefore
        if before > 0 { line.append(" (\(Self.ordinal(before + 1)) time)", .warning) }
        if let dueText = Self.dueText(comparison.card, today: today) { line.append("; \(dueText)", .dim) }
        return line
    }

    private func text(ofOpponents departure: BookMove, _ comparison: GameComparison) -> StyledText {
        var line = StyledText("    ")
        if let number = numbers.number(of: departure, side: comparison.game.side) {
            line.append("\(number). ", .strong)
        }
        line.append("\(Self.opponent(comparison.game)) left at ")
        line.append(Self.name(departure), .warning)
        if let frequency = comparison.frequency { line.append(" – \(frequency.words)") }
        let known = departure.expected.prefix(4).map(departure.position.san)
        let more = departure.expected.count > known.count ? " …" : ""
        line.append("; your book has \(known.joined(separator: ", "))\(more)", .dim)
        return line
    }

    private func ending(_ comparison: GameComparison) -> String {
        let walk = comparison.walk
        guard let last = walk.lastBookPly else { return "began outside your book" }
        guard let move = walk.moves.last(where: { $0.ply <= last }) else { return "your book ends here" }
        let name = Self.name(move)
        return walk.outlastsBook ? "in your book to its end, \(name)" : "in your book to the end of the game, \(name)"
    }

    // MARK: Words

    /// `7.Be2`, `6...h6`.
    static func name(_ move: BookMove) -> String { name(move.move, move.position) }

    private static func name(_ move: Move, _ position: Position) -> String {
        position.moveNumberText + position.san(move)
    }

    /// `?!` after a move that the author marks as a mistake.
    static func signs(_ move: BookMove) -> String {
        (move.warning?.nags ?? []).filter(\.isWarning).compactMap(\.symbol).first ?? ""
    }

    /// The prepared moves, the main move with its number: `7.Bg5, f3`.
    static func prepared(_ move: BookMove) -> String {
        move.position.moveNumberText + move.expected.map(move.position.san).joined(separator: ", ")
    }

    static func opponent(_ game: OwnGame) -> String {
        game.opponent.isEmpty || game.opponent == "?" ? "your opponent" : game.opponent
    }

    /// When the card of a departure is due; nil when the position has no card.
    static func dueText(_ card: CardState?, today: StudyDay) -> String? {
        guard let card else { return nil }
        guard let due = card.due else { return "not learnt yet" }
        if card.isSuspended { return "suspended" }
        return due <= today ? "due today" : "due \(due.short)"
    }

    /// `2nd`, `11th`, `23rd`.
    static func ordinal(_ number: Int) -> String {
        if (11...13).contains(number % 100) { return "\(number)th" }
        switch number % 10 {
        case 1: return "\(number)st"
        case 2: return "\(number)nd"
        case 3: return "\(number)rd"
        default: return "\(number)th"
        }
    }
}
