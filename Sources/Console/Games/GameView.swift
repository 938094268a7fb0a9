import Chess
import Coach
import Openings
import PGN
import Store
import Terminal

/// A game as text: players, event, date, the name of the opening, the moves.
struct GameView {
    private let heading: GameHeader
    private let tree: GameTree
    private let opening: Opening?
    var columns: Int
    /// Whether there are colours; otherwise the moves are PGN movetext.
    var hasColor = true
    var isUTF8 = true
    var style = NotationStyle.letters
    /// How moves are written for a screen reader; nil prints flowing text.
    var plainMoves: MoveWriting?

    init(_ heading: GameHeader, _ tree: GameTree, opening: Opening?, columns: Int) {
        self.heading = heading
        self.tree = tree
        self.opening = opening
        self.columns = columns
    }

    var lines: [StyledText] {
        var title = Self.player(tree.tags["White"], tree.tags["WhiteElo"])
        title.append(" – ")
        title.append(Self.player(tree.tags["Black"], tree.tags["BlackElo"]))
        title.append("  " + tree.result.rawValue, .strong)
        var lines = title.wrapped(to: columns, indent: 2)
        let place = [("Event", ""), ("Site", ""), ("Round", "round "), ("Date", "")].compactMap { name, word in
            Self.known(tree.tags[name]).map { word + $0 }
        }
        lines += StyledText((["game \(heading.id)"] + place).joined(separator: ", "), .dim)
            .wrapped(to: columns, indent: 2)
        if let opening { lines += OpeningView(opening).lines(columns: columns) }
        if tree.start != .initial {
            lines += StyledText("from " + tree.start.fen, .dim).wrapped(to: columns, indent: 5)
        }
        lines.append(StyledText())
        var notation = NotationView(NotationOutline(tree), hasColor ? .screen : .movetext)
        notation.style = style
        notation.isUTF8 = isUTF8
        notation.hasLabels = false
        var moves =
            plainMoves.map { PlainNotationView(outline: NotationOutline(tree), moves: $0).lines }
            ?? notation.lines(columns: columns)
        if tree.count == 1, moves.isEmpty { moves = [StyledText("No moves.", .dim)] }
        return lines + moves
    }

    private static func player(_ name: String?, _ rating: String?) -> StyledText {
        var text = StyledText(known(name) ?? "?", .strong)
        if let rating = known(rating) { text.append(" (\(rating))", .dim) }
        return text
    }

    /// The value of a tag; nil when it is unknown or empty.
    private static func known(_ value: String?) -> String? {
        guard let value, !value.isEmpty, value != "?", value != "-", value != "????.??.??" else { return nil }
        return value
    }

    var json: JSON {
        heading.json.adding([
            "fen": .string(tree.start.fen), "opening": OpeningView.json(opening), "moves": JSON(sans),
            "tags": .array(
                tree.tags.entries.map { ["name": .string($0.name), "value": .string($0.value)] }),
            "pgn": .string(PGNWriter.write(tree)),
        ])
    }

    /// The main line up to its end or its first null move.
    private var sans: [String] {
        var position = tree.start
        return tree.line.map { move in
            defer { position = position.playing(move) }
            return position.san(move)
        }
    }
}

extension GameTree {
    /// The moves of the main line up to its end or its first null move.
    var line: [Move] { mainLine().map { self[$0].move }.prefix { $0 != nil }.compactMap(\.self) }
}
