import Terminal
import Testing

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("e4 e5", 5), ("é", 1), ("e\u{301}", 1), ("♔♛", 2), ("\u{265F}\u{FE0E}", 1), ("½–½", 3), ("±∓∞⩲", 4),
        ("日本", 4), ("한글", 4), ("ｆ", 2), ("ｱ", 1), ("🙂", 2), ("▁▂█", 3), ("│─┼", 3), ("→", 1), ("Москва", 6),
        ("a\u{20DD}", 1), ("⚡", 2), ("✅", 2), ("❌", 2), ("⭐", 2), ("⌚", 2), ("⚪⚫", 4), ("♟", 1), ("✓", 1), ("☆", 1),
        ("🟢", 2), ("🅰", 1), ("🌡", 1), ("\u{17000}", 2),
    ])
    func `text takes the columns of East Asian width`(text: String, columns: Int) {
        #expect(DisplayWidth.of(text) == columns)
        #expect(StyledText(text).width == columns)
    }

    @Test func `padding extends short text and never truncates`() {
        #expect(StyledText("日").padded(to: 4).plain == "日  ")
        #expect(StyledText("abc").padded(to: 2).plain == "abc")
        #expect(StyledText("abc").padded(to: 3).plain == "abc")
    }

    @Test func `a separator is only between texts`() {
        let texts: [StyledText] = ["a", "b", "c"]
        #expect(texts.joined(by: ", ").plain == "a, b, c")
        #expect([StyledText]().joined(by: ", ").isEmpty)
    }
}
