public import Chess
public import PGN

/// A place in a chapter, and which variations are folded.
///
/// Every word either moves the cursor or throws a fault that says what to type instead; then nothing changes.
public struct NotationCursor: Sendable {
    public let outline: NotationOutline
    /// The move shown on the board; the root before the first move.
    public private(set) var node = GameTree.root
    /// The variations that were folded (true) or unfolded (false) by hand, by their index in `NotationOutline.lines`.
    private var choices: [Int: Bool] = [:]
    /// The deepest level of variations that is not folded by itself.
    private var openLevel = 2

    public init(_ outline: NotationOutline) { self.outline = outline }

    private var tree: GameTree { outline.tree }

    /// The position on the board. O(length of the line).
    public var position: Position { tree.position(at: node) }

    /// The plies of the main line up to the cursor, or to where the cursor's variation leaves it.
    public var mainPly: Int { tree.line(to: node).last { outline.line(of: $0) == 0 }.map { tree[$0].ply } ?? 0 }

    /// The moves that can follow, the continuation of the line first.
    public var continuations: [GameTree.NodeID] { tree[node].children }

    /// The variations that are shown by their first move only, by hand or because they are deep. A variation that
    /// contains the cursor is never folded. O(variations).
    public var foldedLines: Set<Int> {
        let open = openLines
        return Set(
            outline.lines.indices.filter { line in
                !open.contains(line) && choices[line] ?? (outline.lines[line].level > openLevel)
            })
    }

    /// The lines on the way from the main line to the cursor's.
    private var openLines: Set<Int> {
        var line = outline.line(of: node)
        var open: Set<Int> = [line]
        while line != 0 {
            line = outline.lines[line].parent
            open.insert(line)
        }
        return open
    }

    // MARK: Moving

    /// Goes to a node of the tree.
    public mutating func place(at node: GameTree.NodeID) { self.node = node }

    /// Goes to the move that the user names; see `NotationOutline.node(named:from:)`.
    public mutating func go(to text: String) throws(NotationFault) {
        node = try outline.node(named: text, from: node)
    }

    /// Follows the line, or the given one of several moves, counted from 1.
    public mutating func next(_ choice: Int? = nil) throws(NotationFault) {
        let children = continuations
        guard !children.isEmpty else { throw NotationFault("The line ends here. back and up lead out of it.") }
        let index = (choice ?? 1) - 1
        guard children.indices.contains(index) else {
            let one = children.count == 1
            throw NotationFault(
                one
                    ? "Only one move follows here: next"
                    : "There are \(children.count) moves here: next 1 … \(children.count)")
        }
        node = children[index]
    }

    /// Goes back by moves of either side, at most to the start.
    public mutating func back(_ plies: Int = 1) throws(NotationFault) {
        guard node != .root else { throw NotationFault("This is the start of the chapter. next goes forward.") }
        for _ in 0..<max(1, plies) { node = tree[node].parent ?? .root }
    }

    /// Leaves the variation: goes to the position where it begins.
    public mutating func up() throws(NotationFault) {
        let line = outline.lines[outline.line(of: node)]
        guard line.level > 0 else {
            throw NotationFault("This is the main line, in no variation. start goes to its beginning.")
        }
        node = tree[line.first].parent ?? .root
    }

    /// Goes back to the last move of the main line before the cursor.
    public mutating func main() throws(NotationFault) {
        guard outline.line(of: node) != 0 else { throw NotationFault("This is the main line. end goes to its end.") }
        while outline.line(of: node) != 0 { node = tree[node].parent ?? .root }
    }

    public mutating func start() { node = .root }

    /// Goes to the end of the cursor's line.
    public mutating func end() {
        while let next = tree[node].mainChild { node = next }
    }

    /// Follows a move typed in SAN or as two squares.
    public mutating func play(_ text: String) throws(NotationFault) {
        let move: Move?
        do throws(SANError) {
            move = try SAN(Self.withoutNumber(text)).move(in: position, .prompt)
        } catch {
            throw NotationFault("\(error.message). \(known)" + (labelRemedy(text) ?? ""))
        }
        if let next = tree.child(of: node, playing: move) {
            node = next
            return
        }
        let name = move.map { position.moveNumberText + position.san($0) } ?? "--"
        throw NotationFault("\(name) is not in this chapter after these moves. \(known)" + (labelRemedy(text) ?? ""))
    }

    /// `The chapter has 1...e5, 1...c5 [a].`
    private var known: String {
        let known = continuations.map(outline.choice)
        return known.isEmpty ? "The line ends here." : "The chapter has \(known.joined(separator: ", "))."
    }

    /// A hint for a label that was typed without `goto`.
    private func labelRemedy(_ text: String) -> String? {
        let label = text.lowercased().filter { $0 != "[" && $0 != "]" }
        return outline.line(labelled: label).map { _ in " To go to the variation [\(label)]: goto \(label)" }
    }

    /// Returns `Nf6` for `12...Nf6` and `12... Nf6`; castling with zeros is not a number.
    private static func withoutNumber(_ text: String) -> String {
        let rest = text.drop { $0.isASCII && $0.isNumber }
        guard rest.count < text.count, rest.first == "." || rest.first == "…" else { return text }
        return String(rest.drop { $0 == "." || $0 == "…" || $0.isWhitespace })
    }

    // MARK: Folding

    /// Folds a variation; without a label all variations, except those that contain the cursor.
    public mutating func fold(_ label: String?) throws(NotationFault) { try setFolded(true, label) }

    /// Unfolds a variation with the variations in it; without a label all.
    public mutating func unfold(_ label: String?) throws(NotationFault) { try setFolded(false, label) }

    private mutating func setFolded(_ isFolded: Bool, _ label: String?) throws(NotationFault) {
        guard let label else {
            choices = [:]
            openLevel = isFolded ? 0 : .max
            return
        }
        let name = label.lowercased().filter { $0 != "[" && $0 != "]" }
        guard let line = outline.line(labelled: name) else {
            throw NotationFault("There is no variation [\(name)] in this chapter; the labels are beside the moves.")
        }
        choices[line] = isFolded
        guard !isFolded else { return }
        // A parent comes before its variations.
        var inside: Set<Int> = [line]
        for index in outline.lines.indices where index > line && inside.contains(outline.lines[index].parent) {
            inside.insert(index)
            choices[index] = false
        }
    }
}
