public import PGN

/// A line of a chapter: the main line, or a variation from its first move to its end, without the variations in it.
public struct NotationLine: Hashable, Sendable {
    /// The first move of a variation; the root for the main line.
    public let first: GameTree.NodeID
    /// The line that the variation leaves: an index into `NotationOutline.lines`. The main line's own index, 0, for the
    /// main line.
    public let parent: Int
    /// 0 for the main line, 1 for a variation of the main line, 2 for a variation in such a variation.
    public let level: Int
    /// `b2`: the name after which `goto` finds the variation; empty for the main line.
    public let label: String
    /// The number of moves of the line itself.
    public internal(set) var moves = 0
    /// The number of variations that leave the line.
    var variations = 0

    /// The last level whose labels are made of their parent's; the labels of deeper variations are numbers.
    private static let labelledLevels = 6

    /// The main line.
    static let main = NotationLine(first: .root, parent: 0, level: 0, label: "")

    /// A variation.
    ///
    /// - Parameters:
    ///   - rank: its rank among the variations that leave the same line, from 0.
    ///   - number: its rank among all variations of the chapter, from 1.
    init(first: GameTree.NodeID, of parent: NotationLine, at index: Int, rank: Int, number: Int) {
        let level = parent.level + 1
        let label =
            level > Self.labelledLevels
            ? "#\(number)"
            : parent.label + (level.isMultiple(of: 2) ? "\(rank + 1)" : Self.letters(rank))
        self.init(first: first, parent: index, level: level, label: label)
    }

    private init(first: GameTree.NodeID, parent: Int, level: Int, label: String) {
        self.first = first
        self.parent = parent
        self.level = level
        self.label = label
    }

    /// `a` … `z`, `aa`, `ab` …: as the columns of a spreadsheet are named.
    private static func letters(_ rank: Int) -> String {
        var text = ""
        var rest = rank + 1
        while rest > 0 {
            let letter = Unicode.Scalar(UInt8(97 + (rest - 1) % 26))
            text = String(Character(letter)) + text
            rest = (rest - 1) / 26
        }
        return text
    }
}
