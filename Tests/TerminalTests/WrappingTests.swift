import Terminal
import Testing

@Suite struct WrappingTests {
    @Test(arguments: [
        ("one two three", 7, 0, ["one two", "three"]),
        ("one two three", 8, 2, ["one two", "  three"]),
        ("one two three", 80, 0, ["one two three"]),
        ("", 10, 0, [""]),
        ("one  two", 4, 0, ["one", "two"]),
        ("abcdefghij", 4, 0, ["abcd", "efgh", "ij"]),
        ("abcdefghij", 4, 1, ["abcd", " efg", " hij"]),
        ("x abcdefgh", 4, 0, ["x", "abcd", "efgh"]),
        ("日本語の本", 4, 0, ["日本", "語の", "本"]),
        ("end ", 10, 0, ["end"]),
        ("e\u{301}e\u{301}e\u{301}", 2, 0, ["e\u{301}e\u{301}", "e\u{301}"]),
    ])
    func `text is broken at blanks, and long words at the end of the line`(
        text: String, columns: Int, indent: Int, lines: [String]
    ) {
        #expect(StyledText(text).wrapped(to: columns, indent: indent).map(\.plain) == lines)
    }

    @Test(arguments: 2...40)
    func `at any width no line is too long and no word is lost`(columns: Int) {
        let words = [
            "White", "plays", "12.Nf3", "and", "holds", "the", "square", "e5;", "supercalifragilistic", "日本語", "moves",
            "½–½", "x", "follow.",
        ]
        for indent in [0, min(1, columns - 2), min(4, columns - 2)] {
            let lines = StyledText(words.joined(separator: " ")).wrapped(to: columns, indent: indent)
            #expect(lines.allSatisfy { $0.width <= columns })
            let letters = lines.map(\.plain).joined().filter { $0 != " " }
            #expect(letters == words.joined())
        }
    }

    @Test func `a word keeps its styles across lines`() {
        var text = StyledText("idea: ", .dim)
        text.append("Nf3", .move)
        text.append("-e5 now", .comment)
        let lines = text.wrapped(to: 8)
        #expect(lines.map(\.plain) == ["idea:", "Nf3-e5", "now"])
        #expect(lines[1].runs.map(\.style.role) == [.move, .comment])
    }

    @Test func `a coloured blank at the end of a line is kept`() {
        var text = StyledText("a")
        text.append(" ", .plain, on: .darkSquare)
        #expect(text.wrapped(to: 10).map(\.plain) == ["a "])
    }
}

@Suite struct FlowTests {
    @Test func `a part that does not fit begins a new row`() {
        let parts: [StyledText] = ["Due 23", "late 5 (oldest 3 d)", "", "new 10/142"]
        #expect(parts.flowed(to: 80).map(\.plain) == ["Due 23  late 5 (oldest 3 d)  new 10/142"])
        #expect(
            parts.flowed(to: 28, indent: 2).map(\.plain) == ["Due 23  late 5 (oldest 3 d)", "  new 10/142"])
        #expect(
            parts.flowed(to: 12, separator: ", ", indent: 1).map(\.plain)
                == ["Due 23", " late 5", " (oldest 3", " d)", " new 10/142"])
        #expect([StyledText]().flowed(to: 10).isEmpty)
    }

    @Test func `a line that fits is unchanged, a wider one is wrapped with two more columns of indentation`() {
        #expect(StyledText("  a line ").fitted(to: 20).map(\.plain) == ["  a line "])
        #expect(StyledText("  a line of words").fitted(to: 10).map(\.plain) == ["  a line", "    of", "    words"])
    }
}
