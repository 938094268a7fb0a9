public import Chess
public import PGN

/// One game of a repertoire file: the learner's side in it is decided (`SideDetection`, or the learner himself).
///
/// A chapter holds its tree, or, of a large file, only the place of its game in the text: then each look at `tree` or
/// `title` reads the game again, and a million chapters take little more memory than their file.
public struct Chapter: Sendable {
    /// What the chapters of one file have in common.
    private let origin: ChapterOrigin
    private let content: Content
    private let place: UInt32
    public let side: Side

    private enum Content: Sendable {
        case tree(ReadChapter)
        case text(GameLocation)
    }

    public init(number: Int, title: String, tree: GameTree, side: Side, source: Int = 0, repertoire: String) {
        self.init(
            number: number, title: title, tree: tree, side: side,
            origin: ChapterOrigin(reader: nil, source: source, repertoire: repertoire))
    }

    /// A chapter that holds its tree.
    public init(number: Int, title: String, tree: GameTree, side: Side, origin: ChapterOrigin) {
        self.origin = origin
        self.side = side
        place = UInt32(truncatingIfNeeded: number)
        content = .tree(ReadChapter(title: title, tree: tree))
    }

    /// A chapter that is read when it is asked for.
    ///
    /// - Parameters:
    ///   - game: where a game that can be read begins in the origin's text.
    public init(number: Int, game: GameLocation, side: Side, origin: ChapterOrigin) {
        self.origin = origin
        self.side = side
        place = UInt32(truncatingIfNeeded: number)
        content = .text(game)
    }

    /// The place of the game in its file, from 1; rejected games count.
    public var number: Int { Int(place) }
    /// Which file the chapter is of. Chapters with the same number are of one file; different files conflict, the
    /// chapters of one file do not.
    public var source: Int { origin.source }
    /// The repertoire the chapter belongs to. Where chapters of several repertoires are merged into one graph, it is
    /// what their cards are named after.
    public var repertoire: String { origin.repertoire }

    public var title: String {
        switch content {
        case .tree(let read): read.title
        case .text: Self.title(of: tree.tags, number: number)
        }
    }

    /// The moves. Keep it instead of asking twice: it may be read anew each time.
    public var tree: GameTree {
        switch content {
        case .tree(let read): read.tree
        case .text(let game): (try? origin.reader?.game(at: game)?.tree.get()) ?? GameTree()
        }
    }

    /// The same chapter of a file with another number.
    fileprivate init(_ chapter: Chapter, origin: ChapterOrigin) {
        self.origin = origin
        content = chapter.content
        place = chapter.place
        side = chapter.side
    }

    fileprivate var oldOrigin: ChapterOrigin { origin }

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

extension Chapter: Hashable {
    public static func == (left: Chapter, right: Chapter) -> Bool {
        left.number == right.number && left.side == right.side && left.source == right.source
            && left.repertoire == right.repertoire && left.tree == right.tree
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(number)
        hasher.combine(side)
        hasher.combine(source)
        hasher.combine(repertoire)
    }
}

extension [Chapter] {
    /// The same chapters with other numbers of their files.
    public func renumbered(_ number: (_ source: Int) -> Int) -> [Chapter] {
        // The chapters of a file share their origin: it is made once for each.
        var last: (old: ChapterOrigin, new: ChapterOrigin)?
        return map { chapter in
            let old = chapter.oldOrigin
            if let last, last.old === old { return Chapter(chapter, origin: last.new) }
            let new = ChapterOrigin(reader: old.reader, source: number(old.source), repertoire: old.repertoire)
            last = (old, new)
            return Chapter(chapter, origin: new)
        }
    }
}

/// A chapter's own tree, shared by all copies of the chapter.
private final class ReadChapter: Sendable {
    let title: String
    let tree: GameTree

    init(title: String, tree: GameTree) {
        self.title = title
        self.tree = tree
    }
}
