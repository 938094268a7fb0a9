import Coach
import Scheduling
import Terminal

/// The tree of a repertoire's cards: one row for each branch, with the number of its cards in each state.
struct CardTreeView {
    let tree: CardTree
    let today: StudyDay
    let columns: Int
    let isUTF8: Bool
    /// The number of levels that are shown.
    var depth = 3
    var moves = MoveWriting.letters
    /// Whether each branch is a sentence, for a screen reader.
    var isPlain = false

    /// The usual number of levels.
    static let standardDepth = 3

    /// The rows from a branch on, or all, and the meaning of the signs.
    func lines(from branch: Int? = nil) -> [StyledText] {
        let opened = tree.opened(from: branch, depth: depth)
        let base = opened.first?.branch.depth ?? 0
        guard !isPlain else {
            return opened.map { sentence($0.branch, hidden: $0.hidden, level: $0.branch.depth - base + 1) }
        }
        return opened.flatMap { row($0.branch, hidden: $0.hidden, depth: $0.branch.depth - base) } + legend
    }

    /// `Level 2: 1...c5, 2. Nf3, 20 known, 5 new, 3 due.`
    private func sentence(_ branch: CardTree.Branch, hidden: Int, level: Int) -> StyledText {
        let tally = branch.tally
        var words = ["Level \(level): " + (branch.moves.isEmpty ? "start" : moves.sentence(branch.text))]
        if branch.isTransposition { words.append("transposes") }
        words += [(tally.known, "known"), (tally.learning, "learning"), (tally.new, "new"), (tally.leeches, "leeches")]
            .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        if tally.due > 0 {
            words.append("\(tally.due) due")
        } else if let day = tally.nextDue {
            words.append("next in \(counted(day - today, "day"))")
        }
        if hidden > 0 { words.append(counted(hidden, "branch", "branches") + " not shown") }
        return StyledText(words.joined(separator: ", ") + ".")
    }

    private func row(_ branch: CardTree.Branch, hidden: Int, depth: Int) -> [StyledText] {
        let facts = facts(branch.tally)
        let indent = String(repeating: " ", count: min(2 * depth, columns / 4))
        var rest = ""
        if branch.isTransposition { rest += " (transposes)" }
        if hidden > 0 { rest += " +\(hidden)" }
        let room = max(8, columns - facts.width - 2 - indent.count - rest.count)
        let text = branch.moves.isEmpty ? "start" : moves.sentence(branch.text)
        var line = StyledText(indent)
        line.append(Self.cut(text, room, isUTF8: isUTF8), depth == 0 ? .move : .plain)
        line.append(rest, .dim)
        guard !facts.isEmpty else { return [line] }
        return [line.padded(to: columns - facts.width) + facts]
    }

    /// `●20 ◐3 ○5 !1  3 due`
    private func facts(_ tally: CardTally) -> StyledText {
        let counts: [(Int, Sign)] = [
            (tally.known, .known), (tally.learning, .learning), (tally.new, .new), (tally.leeches, .leech),
        ]
        var facts = counts.filter { $0.0 > 0 }.map { StyledText($1.text(isUTF8) + "\($0)", $1.role) }.joined(by: " ")
        if tally.due > 0 {
            facts.append("  \(tally.due) due", .strong)
        } else if let day = tally.nextDue {
            facts.append("  in \(day - today) d", .dim)
        }
        return facts
    }

    private var legend: [StyledText] {
        [StyledText()]
            + Sign.allCases.map { StyledText($0.text(isUTF8) + " ", $0.role) + StyledText($0.name, .dim) }
            .flowed(to: columns)
    }

    /// The moves that fit, and dots for the rest.
    private static func cut(_ moves: String, _ room: Int, isUTF8: Bool) -> String {
        guard moves.count > room else { return moves }
        let dots = isUTF8 ? "…" : "..."
        var text = ""
        for word in moves.split(separator: " ") {
            guard text.count + word.count + 1 + dots.count <= room else { break }
            text += word + " "
        }
        return text + dots
    }

    /// The state of a card.
    private enum Sign: CaseIterable {
        case known, learning, new, leech

        func text(_ isUTF8: Bool) -> String {
            switch self {
            case .known: isUTF8 ? "●" : "K"
            case .learning: isUTF8 ? "◐" : "L"
            case .new: isUTF8 ? "○" : "N"
            case .leech: "!"
            }
        }

        var name: String {
            switch self {
            case .known: "known"
            case .learning: "learning"
            case .new: "new"
            case .leech: "leech (forgotten again and again)"
            }
        }

        var role: Role {
            switch self {
            case .known: .success
            case .learning: .warning
            case .new: .plain
            case .leech: .error
            }
        }
    }
}
