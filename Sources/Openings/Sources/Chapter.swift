public import Chess
public import PGN

/// One game of a repertoire file whose side is known, either from the file (`SideDetection`) or from the user.
///
/// A chapter of a large file (see `ParsedSource`) does not store its moves: each use of `tree` or `title` parses the
/// game again.
public struct Chapter: Sendable {
    private let origin: ChapterOrigin
    /// An index into the origin's games.
    private let index: UInt32
    public let side: Side

    /// A chapter that is not read from a file.
    ///
    /// - Parameter number: from 1.
    public init(number: Int, title: String, tree: GameTree, side: Side, source: Int = 0, repertoire: String) {
        let game = ParsedGame(LoadedGame(title: title, tree: tree))
        self.init(
            game: 0, side: side,
            origin: ChapterOrigin(
                games: [game], text: [], gamesBefore: max(0, number - 1), source: source, repertoire: repertoire))
    }

    /// The chapter of a game that has no error.
    ///
    /// - Parameter game: its index among the origin's games.
    init(game: Int, side: Side, origin: ChapterOrigin) {
        self.origin = origin
        index = UInt32(truncatingIfNeeded: game)
        self.side = side
    }

    /// The number of the game in its file, from 1; rejected games count.
    public var number: Int { origin.gamesBefore + Int(index) + 1 }
    /// The number of the chapter's file. Chapters with the same number come from one file. Different files can
    /// conflict; the chapters of one file cannot.
    public var source: Int { origin.source }
    /// The name of the repertoire the chapter belongs to. Where chapters of several repertoires are merged into one
    /// graph, a card is named after the repertoire of its first chapter.
    public var repertoire: String { origin.repertoire }

    private var game: ParsedGame { origin.games[Int(index)] }

    /// The text of the file; empty for a chapter that is not read from a file.
    public var fileText: [UInt8] { origin.text }

    /// Whether the chapter has a move.
    public var hasMoves: Bool { game.facts.contains(.hasMoves) }

    /// Whether a move of the chapter is marked `?`, `??` or `?!`.
    var hasWarnings: Bool { game.facts.contains(.hasWarnings) }

    /// The number of moves, variations included; 0 where they are not in memory.
    var loadedMoves: Int {
        if case .loaded(let loaded) = game.content { loaded.tree.count } else { 0 }
    }

    public var title: String {
        if case .loaded(let loaded) = game.content { return loaded.title }
        return Self.title(of: tree.tags, number: number)
    }

    /// The moves. Each access may parse the text again, so store the tree if you need it more than once.
    public var tree: GameTree {
        switch game.content {
        case .loaded(let loaded): loaded.tree
        case .text(let location): (try? PGNReader(origin.text).game(at: location)?.tree.get()) ?? GameTree()
        case .rejected: GameTree()
        }
    }

    /// The same chapter with another origin.
    fileprivate init(_ chapter: Chapter, origin: ChapterOrigin) {
        self.origin = origin
        index = chapter.index
        side = chapter.side
    }

    fileprivate var currentOrigin: ChapterOrigin { origin }

    /// Returns the title of a chapter: its `ChapterName` or `Event`, or the names of the players; else "Chapter 3".
    public static func title(of tags: TagPairs, number: Int) -> String {
        for name in ["ChapterName", "Event"] {
            if let value = tags[name], isMeaningful(value) { return value }
        }
        let players = ["White", "Black"].compactMap { tags[$0] }.filter(isMeaningful)
        return players.isEmpty ? "Chapter \(number)" : players.joined(separator: " – ")
    }

    private static func isMeaningful(_ value: String) -> Bool {
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
    /// Returns the same chapters with other numbers for their files.
    public func renumbered(_ number: (_ source: Int) -> Int) -> [Chapter] {
        // The chapters of a file share their origin, so the new origin is created once for each file.
        var last: (old: ChapterOrigin, new: ChapterOrigin)?
        return map { chapter in
            let old = chapter.currentOrigin
            if let last, last.old === old { return Chapter(chapter, origin: last.new) }
            let new = old.renumbered(number(old.source))
            last = (old, new)
            return Chapter(chapter, origin: new)
        }
    }
}
