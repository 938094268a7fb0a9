import Terminal
import Testing

@Suite struct UntrustedTests {
    @Test func `styled text contains only drawable scalars, for all of Unicode`() {
        var leaks: [String] = []
        var losses: [String] = []
        for block in stride(from: UInt32(0), to: 0x110000, by: 256) {
            let scalars = (block..<block + 256).compactMap(Unicode.Scalar.init)
            var text = ""
            // A letter between the scalars, so that no two combine.
            for scalar in scalars {
                text.unicodeScalars.append(scalar)
                text.unicodeScalars.append("a")
            }
            let shown = StyledText(text).plain.unicodeScalars
            if shown.contains(where: acts) { leaks.append(String(block, radix: 16)) }
            let kept = Set(shown)
            if scalars.contains(where: { !acts($0) && !isIgnored($0) && !kept.contains($0) }) {
                losses.append(String(block, radix: 16))
            }
        }
        #expect(leaks.isEmpty)
        #expect(losses.isEmpty)
    }

    /// Returns whether a terminal may do more with it than draw, by general category, independently of the program's
    /// rule.
    private func acts(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
        default: false
        }
    }

    private func isIgnored(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isDefaultIgnorableCodePoint }

    @Test(arguments: [
        ("plain", "plain"),
        ("\u{1B}[31mred", "^[[31mred"),
        ("bell\u{7}", "bell^G"),
        ("nul\u{0}", "nul^@"),
        ("del\u{7F}", "del^?"),
        ("c1 \u{9B}31m", "c1 <U+009B>31m"),
        ("\u{202E}txet", "<U+202E>txet"),
        ("a\u{200B}b", "a<U+200B>b"),
        ("\u{FEFF}mark", "<U+FEFF>mark"),
        ("tag\u{E0041}", "tag<U+E0041>"),
        ("filler\u{3164}", "filler<U+3164>"),
        ("one\ntwo", "one two"),
        ("one\r\ntwo", "one two"),
        ("one\rtwo", "one two"),
        ("one\ttwo", "one two"),
        ("\u{2028}", "<U+2028>"),
        ("é ♞ 日 e\u{301}", "é ♞ 日 e\u{301}"),
        ("\u{265F}\u{FE0E}", "\u{265F}\u{FE0E}"),
    ])
    func `dangerous scalars are shown as text`(text: String, shown: String) {
        #expect(Untrusted.visible(text) == shown)
        #expect(StyledText(text).plain == shown)
    }

    @Test(arguments: [
        ("a\nb\n", "a\nb\n"),
        ("a\r\nb\rc", "a\nb\nc"),
        ("\n\r\n\r", "\n\n\n"),
        ("a\tb", "a\tb"),
        ("a\u{1B}[2J\nb\u{7}", "a^[[2J\nb^G"),
        ("", ""),
    ])
    func `text printed as a whole keeps line breaks and tabs`(text: String, shown: String) {
        #expect(Untrusted.visibleLines(text) == shown)
    }

    @Test func `text appended in pieces is escaped too`() {
        var text = StyledText("one ", .strong)
        text.append("two\u{1B}[0m", .strong)
        text.append("\u{8}", .error)
        #expect(text.plain == "one two^[[0m^H")
        #expect(text.runs.count == 2)
    }
}
