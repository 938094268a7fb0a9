import Terminal
import Testing

@testable import Console

/// Where the board stands beside its text.
@Suite struct BoardPlacementTests {
    /// A board of `#` as large as a style's.
    private func board(_ form: BoardForm) -> [StyledText] {
        let size: (width: Int, height: Int) =
            switch form {
            case .image(let frame): (frame.columns, frame.rows)
            case .characters(.large): (82, 41)
            case .characters(.medium): (50, 25)
            case .characters(.glyphs): (26, 9)
            case .characters(.ascii): (28, 9)
            case .characters: (0, 0)
            }
        return Array(repeating: StyledText(String(repeating: "#", count: size.width)), count: size.height)
    }

    private func lines(
        _ columns: Int, _ rows: Int?, styles: [BoardStyle] = [.large, .medium, .glyphs], head: String = "Heading",
        body: String = "A comment."
    ) -> [String] {
        BoardPlacement(columns: columns, rows: rows.map { $0 - 2 }).lines(
            styles.map(BoardForm.characters), board: board, head: { StyledText(head).wrapped(to: $0) },
            body: { StyledText(body).wrapped(to: $1) }
        ).plain
    }

    /// The width of the board in the first row.
    private func boardWidth(_ lines: [String]) -> Int { lines.map { $0.prefix { $0 == "#" }.count }.max() ?? 0 }

    @Test(arguments: [
        (120, 43, 82), (119, 43, 50), (120, 42, 50), (132, 43, 82), (100, 30, 50), (88, 28, 50), (87, 28, 26),
        (88, 26, 26), (80, 24, 26), (64, 12, 26),
    ])
    func `the largest board that fits with text beside it is used`(columns: Int, rows: Int, width: Int) {
        let lines = lines(columns, rows)
        #expect(boardWidth(lines) == width)
        #expect(lines[0].hasSuffix("Heading"))
        #expect(lines.count <= rows - 2)
        #expect(lines.allSatisfy { $0.count <= columns })
    }

    @Test func `in a narrow window the text is above and below the board`() {
        let lines = lines(40, 14)
        #expect(lines.first == "Heading" && lines.last == "A comment.")
        #expect(boardWidth(lines) == 26 && lines.count == 11)
    }

    @Test func `a long comment takes a smaller board, so that the whole question fits`() {
        let words = String(repeating: "word ", count: 300)
        let lines = lines(120, 43, body: words)
        #expect(boardWidth(lines) < 82)
        #expect(lines.count <= 41)
        #expect(lines.joined(separator: " ").split(separator: " ").count { $0 == "word" } == 300)
    }

    @Test func `text beside a board starts in one column and may be longer than the board`() {
        let words = String(repeating: "word ", count: 90)
        let lines = lines(70, 30, styles: [.glyphs], body: words)
        #expect(lines.count > 9)
        #expect(lines.dropFirst(2).allSatisfy { $0.dropFirst(28).hasPrefix("word") })
    }

    @Test func `right-to-left text is never beside a board`() {
        let lines = lines(100, 30, body: "\u{05E9}\u{05DC}\u{05D5}\u{05DD}")
        #expect(lines.allSatisfy { !$0.contains("#") || !$0.contains("\u{05E9}") })
    }

    @Test func `without a terminal the text is above and below the board`() {
        let lines = lines(200, nil, styles: [.glyphs])
        #expect(lines.first == "Heading" && lines.last == "A comment.")
    }
}
