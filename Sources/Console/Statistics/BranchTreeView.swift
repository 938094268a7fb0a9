import Chess
import Coach
import Scheduling
import Terminal
import Training

/// The branches of a repertoire as a table with the figures of their cards.
struct BranchTreeView {
    /// The usual number of levels.
    static let standardLevels = 3

    private let trees: [BranchTree]
    private let name: String
    private let terminal: TerminalFacts
    private let moves: MoveWriting

    init(_ trees: [BranchTree], name: String, _ printer: Printer) {
        self.trees = trees
        self.name = name
        terminal = printer.terminal
        moves = printer.moves
    }

    private static let heads = [
        ("cards", 6), ("new", 6), ("due", 5), ("late", 5), ("cover", 7), ("ret 30 d", 14), ("leech", 6),
    ]

    private static let width = heads.reduce(0) { $0 + $1.1 }

    var lines: [StyledText] {
        trees.flatMap { tree -> [StyledText] in
            let others =
                tree.elsewhere > 0
                ? [StyledText("\(counted(tree.elsewhere, "card")) of chapters that begin with another position.", .dim)]
                : []
            guard !terminal.isPlain else { return tree.branches.map(sentence) + others }
            let isTable = terminal.textColumns >= Self.width + 16
            let title = "\(name)  \(tree.side.name)"
            let room = terminal.textColumns - Self.width
            let head = isTable ? title.cut(room).filled(room) + Self.heads.map { $0.0.aligned($0.1) }.joined() : title
            return [StyledText(head, .dim)] + tree.branches.flatMap { isTable ? [row($0)] : item($0) } + others
        }
    }

    private func text(_ branch: BranchTree.Branch) -> String {
        branch.moves.isEmpty ? "start" : moves.line(NumberedMoves(branch.moves, from: branch.start))
    }

    private func row(_ branch: BranchTree.Branch) -> StyledText {
        let room = terminal.textColumns - Self.width
        let indent = String(repeating: " ", count: min(1 + 2 * branch.depth, room / 2))
        let rest = branch.hidden > 0 ? " +\(branch.hidden)" : ""
        let text = text(branch).cut(max(4, room - indent.count - rest.count))
        let cells = zip(Self.values(branch), Self.heads).map { $0.aligned($1.1) }.joined()
        return (StyledText(indent + text) + StyledText(rest, .dim)).padded(to: room) + StyledText(cells)
    }

    /// Two lines, where the table does not fit.
    private func item(_ branch: BranchTree.Branch) -> [StyledText] {
        let indent = min(1 + 2 * branch.depth, terminal.textColumns / 4)
        let rest = branch.hidden > 0 ? " +\(branch.hidden)" : ""
        let head = StyledText(String(repeating: " ", count: indent) + text(branch)) + StyledText(rest, .dim)
        let margin = StyledText(String(repeating: " ", count: indent + 2))
        let words = words(branch).map { StyledText($0, .dim) }
        return head.wrapped(to: terminal.textColumns, indent: indent + 2)
            + ([margin + words[0]] + words.dropFirst()).flowed(
                to: terminal.textColumns, separator: ", ", indent: indent + 2)
    }

    private func sentence(_ branch: BranchTree.Branch) -> StyledText {
        var parts = ["Level \(branch.depth + 1): " + text(branch)]
        parts += words(branch)
        if branch.hidden > 0 { parts.append(counted(branch.hidden, "branch", "branches") + " not shown") }
        return StyledText(parts.joined(separator: ", ") + ".")
    }

    private func words(_ branch: BranchTree.Branch) -> [String] {
        let census = branch.census
        var words = [counted(census.cards, "card"), "\(census.new) new", "\(census.due) due"]
        if census.late > 0 { words.append("\(census.late) late") }
        words.append("\(census.coverage ?? 0) % learnt")
        if let share = branch.reviews.percent {
            words.append("retention 30 d \(share) % of \(branch.reviews.counted)")
        }
        if census.leeches > 0 { words.append(counted(census.leeches, "leech", "leeches")) }
        return words
    }

    private static func values(_ branch: BranchTree.Branch) -> [String] {
        let (census, reviews) = (branch.census, branch.reviews)
        let share = reviews.percent.map { "\($0) %" } ?? "–"
        return [
            "\(census.cards)", "\(census.new)", "\(census.due)", "\(census.late)", "\(census.coverage ?? 0) %",
            reviews.counted > 0 ? "\(share) (n \(reviews.counted))" : "–",
            census.leeches > 0 ? "\(census.leeches)" : "–",
        ]
    }

    // MARK: - JSON

    func json(on day: StudyDay) -> JSON {
        [
            "v": 1, "day": .string(day.description), "repertoire": .string(name),
            "branches": .array(trees.flatMap { tree in tree.branches.map { Self.json($0, tree.side) } }),
        ]
    }

    private static func json(_ branch: BranchTree.Branch, _ side: Side) -> JSON {
        let census = branch.census
        return [
            "side": .string(side.name), "depth": .integer(branch.depth), "fen": .string(branch.start.fen),
            "moves": .array(NumberedMoves(branch.moves, from: branch.start).steps.map { .string($0.san) }),
            "cards": .integer(census.cards), "new": .integer(census.new), "due": .integer(census.due),
            "late": .integer(census.late), "learned": .integer(census.covered), "leeches": .integer(census.leeches),
            "retention": branch.reviews.json, "hidden_branches": .integer(branch.hidden),
        ]
    }
}
