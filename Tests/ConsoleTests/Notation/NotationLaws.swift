import Chess
import PGN
import Terminal

@testable import Coach
@testable import Console

/// What holds for the notation of every chapter, at every width: the violations, in sentences.
enum NotationLaws {
    static let widths = [40, 80, 160]

    static func faults(_ tree: GameTree) -> [String] {
        let outline = NotationOutline(tree)
        return widths.flatMap { widthFaults(outline, columns: $0) + readingFaults(outline, columns: $0) }
            + addressFaults(outline)
    }

    // MARK: No line is too long, and no word is broken where a blank could be

    private static func widthFaults(_ outline: NotationOutline, columns: Int) -> [String] {
        var faults: [String] = []
        for form in [NotationView.Form.screen, .movetext] {
            let view = NotationView(outline, form)
            let lines = view.lines(columns: columns)
            for line in lines where line.width > columns && !line.plain.hasPrefix(";") {
                faults.append("\(line.width) of \(columns) columns: \(line.plain)")
            }
            let words = words(lines)
            // A word that fits in no line has to be broken.
            let whole = self.words(view.lines(columns: 1_000_000)).filter { DisplayWidth.of($0) <= columns / 2 }
            let missing = Set(whole).subtracting(words)
            if !missing.isEmpty { faults.append("broken at \(columns): \(missing.sorted().prefix(5))") }
        }
        return faults
    }

    private static func words(_ lines: [StyledText]) -> [String] {
        lines.flatMap { $0.plain.split(separator: " ").map(String.init) }
    }

    // MARK: A PGN reader reads the same tree

    private static func readingFaults(_ outline: NotationOutline, columns: Int) -> [String] {
        let tree = outline.tree
        var view = NotationView(outline, .movetext)
        view.result = tree.result
        let start = PGNWriter.write(GameTree(start: tree.start))
        let tags = start.hasPrefix("[") ? start.split(separator: "\n").filter { $0.hasPrefix("[") } : []
        let text =
            tags.joined(separator: "\n") + "\n\n" + view.lines(columns: columns).map(\.plain).joined(separator: "\n")
        do {
            let games = try PGNReader(Array((text + "\n").utf8)).map { try $0.tree.get() }
            guard games.count == 1, let read = games.first else { return ["\(games.count) games in: \(text)"] }
            let (wanted, found) = (facts(tree), facts(read))
            guard let index = zip(wanted, found).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
                return wanted.count == found.count ? [] : ["\(found.count) of \(wanted.count) nodes in: \(text)"]
            }
            return ["at \(columns), node \(index): \(found[index]) instead of \(wanted[index]) in:\n\(text)"]
        } catch {
            return ["at \(columns): \(error) in:\n\(text)"]
        }
    }

    /// One line for each node in the order of the text: everything an author wrote, without white space in comments.
    private static func facts(_ tree: GameTree) -> [String] {
        func text(_ comments: [Comment]) -> String {
            comments.map { comment in
                Untrusted.visible(comment.raw).filter { !$0.isWhitespace }
            }.joined(separator: "|")
        }
        let root = tree[.root]
        var facts = ["\(tree.result.rawValue) \(root.nags) {\(text(root.comments))}"]
        var places: [GameTree.NodeID: Int] = [.root: 0]
        tree.forEachMove { id, before, _ in
            let node = tree[id]
            places[id] = facts.count
            let move = node.move.map { before.uci($0) } ?? "--"
            facts.append(
                "\(places[node.parent ?? .root] ?? -1) {\(text(node.commentsBefore))} \(move) \(node.nags) {\(text(node.comments))}"
            )
        }
        return facts
    }

    // MARK: Every move is reachable by goto

    private static func addressFaults(_ outline: NotationOutline) -> [String] {
        outline.tree.nodes.compactMap { node -> String? in
            guard let move = outline.move(node.id) else { return nil }
            let line = outline.lines[outline.line(of: node.id)]
            let name = (line.level == 0 ? "main" : line.label) + " " + move.text
            do throws(NotationFault) {
                if try outline.node(named: name, from: .root) != node.id { return "\(name) is another move" }
                if line.level > 0, try outline.node(named: line.label, from: .root) != line.first {
                    return "[\(line.label)] is another variation"
                }
            } catch {
                return error.message
            }
            do throws(NotationFault) {
                let found = try outline.node(named: move.text, from: node.id)
                return found == node.id ? nil : "\(move.text) is another move from itself"
            } catch {
                return error.message
            }
        }
    }
}
