import Chess
public import PGN

extension NotationOutline {
    /// The number of moves or places that an error lists.
    private static let listed = 6

    /// Returns the move that the user names: `12...Nf6`, `b2` (the first move of a variation), `b2 12...Nf6`,
    /// `main 12.O-O`, `12`, or `Nf6`. Of several matches the one on the line through `cursor` is taken. O(nodes).
    public func node(named text: String, from cursor: GameTree.NodeID) throws(NotationFault) -> GameTree.NodeID {
        guard let address = NotationAddress(text, in: self) else {
            throw NotationFault("“\(text)” is neither a move nor a label. goto takes a move or a label: goto 12...Nf6")
        }
        if let line = address.line, address.isLine { return lines[line].first }
        var matches = nodes(matching: address)
        if matches.isEmpty { matches = played(address) }
        guard let first = matches.first else { throw missing(address, text) }
        if matches.count == 1 { return first }
        let path = Set(path(through: cursor))
        if let near = matches.first(where: path.contains) { return near }
        // A number alone means the main line, if the cursor's own line does not have it.
        if address.san == nil, let main = matches.first(where: { line(of: $0) == 0 }) { return main }
        throw ambiguous(matches, text)
    }

    /// The nodes in the order of their numbers; with small letters for pieces only when no other move matches.
    private func nodes(matching address: NotationAddress) -> [GameTree.NodeID] {
        func matching(ignoringCase: Bool) -> [GameTree.NodeID] {
            tree.nodes.lazy.map(\.id).filter { id in
                guard let move = move(id), address.line.map({ $0 == line(of: id) }) ?? true else { return false }
                return address.matches(move, ignoringCase: ignoringCase)
            }
        }
        let exact = matching(ignoringCase: false)
        return exact.isEmpty ? matching(ignoringCase: true) : exact
    }

    /// The nodes of a numbered move that is written in another way than in the chapter, such as `12...Ngf6` or `g8f6`.
    private func played(_ address: NotationAddress) -> [GameTree.NodeID] {
        guard let san = address.san, address.number != nil else { return [] }
        return tree.nodes.lazy.map(\.id).filter { id in
            guard let move = move(id), move.number == address.number, address.side.map({ $0 == move.side }) ?? true,
                address.line.map({ $0 == line(of: id) }) ?? true, let parent = tree[id].parent
            else { return false }
            let typed = try? tree.position(at: parent).move(san: san, .prompt)
            return typed != nil && typed == tree[id].move
        }
    }

    private func missing(_ address: NotationAddress, _ text: String) -> NotationFault {
        let place = address.line.map { $0 == 0 ? "the main line" : "[\(lines[$0].label)]" } ?? "this chapter"
        let moves = tree.nodes.lazy.map(\.id).filter { address.line == nil || line(of: $0) == address.line }
        let last = moves.compactMap { move($0)?.number }.max() ?? 0
        guard let number = address.number else {
            return NotationFault(
                "\(text) is not in \(place). goto takes a move with its number or a label: goto 12...Nf6")
        }
        guard number <= last else {
            return NotationFault(
                last == 0
                    ? "There are no moves in \(place)."
                    : "There is no move \(number) in \(place): it ends at move \(last).")
        }
        let names = moves.filter { id in
            guard let move = move(id) else { return false }
            return move.number == number && (address.side ?? move.side) == move.side
        }.map(choice).uniqued
        guard !names.isEmpty else { return NotationFault("\(text) is not in \(place).") }
        return NotationFault("\(text) is not in \(place). It has \(Self.list(names, separator: ", ")).")
    }

    private func ambiguous(_ nodes: [GameTree.NodeID], _ text: String) -> NotationFault {
        let found = nodes.map { lines[line(of: $0)] }
        let labels = found.filter { $0.level > 0 }.map { "[\($0.label)]" }.uniqued
        let isInMain = found.contains { $0.level == 0 }
        let list = Self.list(labels, separator: " ")
        let places =
            labels.isEmpty
            ? "\(nodes.count) times in the main line"
            : isInMain ? "in the main line and in \(list)" : "in \(counted(labels.count, "variation")): \(list)"
        let first = nodes[0]
        let name = isInMain ? "main" : lines[line(of: first)].label
        return NotationFault("\(text) is \(places). Type: goto \(name) \(move(first)?.text ?? text)")
    }

    private static func list(_ names: [String], separator: String) -> String {
        let more = names.count - listed
        return names.prefix(listed).joined(separator: separator) + (more > 0 ? " and \(more) more" : "")
    }
}
