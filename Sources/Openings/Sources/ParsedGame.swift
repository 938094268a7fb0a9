import Chess
import PGN

/// One game of a parsed source.
struct ParsedGame: Sendable {
    /// Where the game's moves are.
    enum Content: Sendable {
        /// The game is in memory.
        case loaded(LoadedGame)
        /// The place of a game in the text of a large source. It is read again when it is needed.
        case text(GameLocation)
        /// The game has an error; see `ParsedSource.errors`.
        case rejected
    }

    /// What is known of a game without parsing it again.
    struct Facts: OptionSet, Sendable {
        let rawValue: UInt8

        static let hasMoves = Facts(rawValue: 1)
        /// A move is marked `?`, `??` or `?!`.
        static let hasWarnings = Facts(rawValue: 2)
        static let isTaggedWhite = Facts(rawValue: 4)
        static let isTaggedBlack = Facts(rawValue: 8)
        /// The tag is `ChesstempoRepertoireColour`, not `Orientation`.
        static let hasColourTag = Facts(rawValue: 16)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(of tree: GameTree) {
            self = tree.count > 1 ? .hasMoves : []
            if tree.nodes.contains(where: { $0.move != nil && $0.nags.contains(where: \.isWarning) }) {
                insert(.hasWarnings)
            }
        }

        /// The facts about the side from the tags.
        init(of tags: TagPairs) {
            let orientation = Side(tagValue: tags["Orientation"])
            guard let side = orientation ?? Side(tagValue: tags["ChesstempoRepertoireColour"]) else {
                self = []
                return
            }
            self = side == .white ? .isTaggedWhite : .isTaggedBlack
            if orientation == nil { insert(.hasColourTag) }
        }
    }

    let content: Content
    let facts: Facts

    /// - Parameters:
    ///   - location: where the game begins in the text.
    ///   - staysInMemory: whether the game stays in memory.
    init(_ game: ReadGame, at location: GameLocation, staysInMemory: Bool) {
        var facts = Facts(of: game.tags)
        guard let tree = try? game.tree.get() else {
            content = .rejected
            self.facts = facts
            return
        }
        facts.formUnion(Facts(of: tree))
        content = staysInMemory ? .loaded(LoadedGame(game, tree)) : .text(location)
        self.facts = facts
    }

    /// A game that is not read from a file.
    init(_ game: LoadedGame) {
        content = .loaded(game)
        facts = Facts(of: game.tree)
    }
}

extension ParsedGame {
    /// The side that a tag names; unclear without such a tag.
    var taggedSide: ChapterSide {
        let reason = facts.contains(.hasColourTag) ? ChapterSide.Reason.colourTag : .orientationTag
        if facts.contains(.isTaggedWhite) { return .known(.white, reason) }
        if facts.contains(.isTaggedBlack) { return .known(.black, reason) }
        return .unclear
    }
}

extension Side {
    /// The side that the value of a tag names; nil for anything else.
    fileprivate init?(tagValue: String?) {
        switch tagValue?.lowercased() {
        case "white", "w": self = .white
        case "black", "b": self = .black
        default: return nil
        }
    }
}

/// A game with its moves, shared by all chapters and caches that use it.
final class LoadedGame: Sendable {
    /// Nil for a game that is not read from a file.
    let game: ReadGame?
    let tree: GameTree
    let title: String

    init(_ game: ReadGame, _ tree: GameTree) {
        self.game = game
        self.tree = tree
        title = Chapter.title(of: tree.tags, number: game.number)
    }

    /// A game that is not read from a file.
    init(title: String, tree: GameTree) {
        game = nil
        self.tree = tree
        self.title = title
    }
}
