import Chess

/// The tag section of a game.
enum TagSection {
    /// Returns the Seven Tag Roster and then the other tags in order; empty for a game from the standard start position
    /// without tags.
    static func tags(of tree: GameTree) -> [TagPair] {
        let given = withStart(tree)
        guard !given.isEmpty else { return [] }
        var others = given.entries
        var tags: [TagPair] = []
        for pair in TagPairs.roster {
            if let index = others.firstIndex(where: { $0.name == pair.name }) {
                tags.append(others.remove(at: index))
            } else {
                tags.append(pair.name == "Result" ? TagPair(read: "Result", value: tree.result.rawValue) : pair)
            }
        }
        return tags + others
    }

    /// Adds the tags that describe the start position, and replaces those that describe another.
    private static func withStart(_ tree: GameTree) -> TagPairs {
        var tags = tree.tags
        let written = tags["FEN"].map { StartTags.isFEN($0) ? try? Position(fen: $0) : .initial } ?? .initial
        if written != tree.start { tags["FEN"] = tree.start == .initial ? nil : tree.start.fen }
        if let variant = tags["Variant"], !StartTags.isChess(variant) { tags["Variant"] = nil }
        guard tree.start != .initial else { return tags }
        if tags["SetUp"] == nil { tags["SetUp"] = "1" }
        if tree.start.isChess960, tags["Variant"] == nil { tags["Variant"] = "Chess960" }
        return tags
    }

    /// Appends one tag on its own line. Values cannot contain line ends in PGN; they become blanks.
    static func append(_ tag: TagPair, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "["))
        text.append(contentsOf: tag.name.utf8)
        text.append(contentsOf: " \"".utf8)
        for byte in tag.value.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                text.append(UInt8(ascii: "\\"))
                text.append(byte)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                text.append(UInt8(ascii: " "))
            default:
                text.append(byte)
            }
        }
        text.append(contentsOf: "\"]\n".utf8)
    }
}
