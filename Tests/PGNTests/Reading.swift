import Chess
import PGN
import Testing

/// Returns all games of a text.
func games(_ text: String) -> [ReadGame] { Array(PGNReader(Array(text.utf8))) }

/// Returns the trees of a text; all games must be valid.
func trees(_ text: String) throws -> [GameTree] { try games(text).map { try $0.tree.get() } }

/// Returns the tree of a text that contains one game.
func tree(_ text: String) throws -> GameTree {
    let all = try trees(text)
    try #require(all.count == 1, "\(all.count) games")
    return all[0]
}

/// Returns the first error of a text.
func firstError(_ text: String) throws -> PGNError {
    let error = games(text).lazy.compactMap { game -> PGNError? in
        if case .failure(let error) = game.tree { error } else { nil }
    }.first
    return try #require(error)
}

/// Returns a text without its `‸` and the location of that mark, counted independently of the reader.
func marked(_ text: String) throws -> (text: String, location: PGN.SourceLocation) {
    let scalars = text.unicodeScalars
    let mark = try #require(scalars.firstIndex(of: "‸"))
    let before = String(scalars[..<mark])
    let counted = before.drop { $0 == "\u{FEFF}" }
    let lines = counted.split(omittingEmptySubsequences: false) { $0.isNewline }
    let location = PGN.SourceLocation(line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
    return (before + String(scalars[scalars.index(after: mark)...]), location)
}

extension GameTree {
    /// The tree as text, with children in brackets after their move and annotations next to it. Recursive: for small
    /// trees only.
    var outline: String {
        func describe(_ id: NodeID) -> String {
            let node = self[id]
            var text = node.commentsBefore.map { "{\($0.raw)}" }.joined()
            if let parent = node.parent { text += node.move.map { position(at: parent).san($0) } ?? "--" }
            text += node.nags.map(\.description).joined()
            text += node.comments.map { "{\($0.raw)}" }.joined()
            let children = node.children.map(describe)
            switch children.count {
            case 0: return text
            case 1: return text + " " + children[0]
            default: return text + " [" + children.joined(separator: " | ") + "]"
            }
        }
        let text = describe(GameTree.root)
        return text.hasPrefix(" ") ? String(text.dropFirst()) : text
    }

    /// The main line in SAN.
    var mainSAN: [String] {
        mainLine().map { id in
            let node = self[id]
            return node.move.map { position(at: node.parent ?? GameTree.root).san($0) } ?? "--"
        }
    }
}
