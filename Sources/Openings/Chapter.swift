public import Chess
public import PGN

/// One game of a repertoire file: the learner's side in it is decided (`SideDetection`, or the learner himself).
public struct Chapter: Hashable, Sendable {
    /// The place of the game in its file, from 1; rejected games count.
    public let number: Int
    public let title: String
    public let tree: GameTree
    public let side: Side
    /// Which file the chapter is of. Chapters with the same number are of one file; different files conflict, the
    /// chapters of one file do not.
    public let source: Int
    /// The repertoire the chapter belongs to. Where chapters of several repertoires are merged into one graph, it is
    /// what their cards are named after.
    public let repertoire: String

    public init(number: Int, title: String, tree: GameTree, side: Side, source: Int = 0, repertoire: String) {
        self.number = number
        self.title = title
        self.tree = tree
        self.side = side
        self.source = source
        self.repertoire = repertoire
    }

    /// The title a file gives a chapter: its `ChapterName`, `Event`, or the two names; else "Chapter 3".
    public static func title(of tags: TagPairs, number: Int) -> String {
        for name in ["ChapterName", "Event"] {
            if let value = tags[name], isTelling(value) { return value }
        }
        let players = ["White", "Black"].compactMap { tags[$0] }.filter(isTelling)
        return players.isEmpty ? "Chapter \(number)" : players.joined(separator: " – ")
    }

    private static func isTelling(_ value: String) -> Bool {
        value != "?" && value.contains { !$0.isWhitespace }
    }
}
