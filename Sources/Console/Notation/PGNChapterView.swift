import Chess
import Coach
import Openings
import PGN
import Store
import Terminal

/// A chapter as a game in PGN: a few tags, then the movetext.
struct PGNChapterView {
    private let chapter: NotationChapter
    private let names: OpeningNames
    private let printer: Printer

    init(_ chapter: NotationChapter, _ names: OpeningNames, _ printer: Printer) {
        self.chapter = chapter
        self.names = names
        self.printer = printer
    }

    /// Begins with an empty line.
    func lines(columns: Int) -> [StyledText] {
        let tree = chapter.tree
        var view = NotationView(NotationOutline(tree), printer, style: .letters)
        view.result = tree.result
        return [StyledText()] + tags(tree) + [StyledText()] + view.lines(columns: columns)
    }

    private func tags(_ tree: GameTree) -> [StyledText] {
        var tags = [
            TagPair(name: "Event", value: chapter.title), TagPair(name: "Orientation", value: chapter.side.name),
        ]
        if let opening = names.opening(after: tree.line, from: tree.start) {
            tags.append(TagPair(name: "ECO", value: opening.code.description))
            tags.append(TagPair(name: "Opening", value: opening.name))
        }
        if tree.start != .initial {
            if tree.start.isChess960 { tags.append(TagPair(name: "Variant", value: "Chess960")) }
            tags += [TagPair(name: "SetUp", value: "1"), TagPair(name: "FEN", value: tree.start.fen)]
        }
        return PGNWriter.write(TagPairs(tags)).split(separator: "\n").map { StyledText(String($0)) }
    }
}
