import TestSupport
import Testing

/// Tests the virtual screen that other tests rely on.
@Suite struct VirtualScreenTests {
    @Test(arguments: [
        ("ab\r\ncd", ["ab", "cd"]),
        ("ab\ncd", ["ab", "  cd"]),
        ("abc\u{8}\u{8}X", ["aXc"]),
        ("a\tb", ["a       b"]),
        ("abcdef\r\u{1B}[3C#", ["abc#ef"]),
        ("one\r\ntwo\u{1B}[A\u{1B}[2DX", ["oXe", "two"]),
        ("abc\u{1B}[2J\u{1B}[Hx", ["x"]),
        ("abcdef\r\u{1B}[2C\u{1B}[K", ["ab"]),
        ("abcdef\u{1B}[1K", [""]),
        ("abcdef\r\u{1B}[2P", ["cdef"]),
        ("abcdef\r\u{1B}[2@", ["  abcdef"]),
        ("abcdef\r\u{1B}[2X", ["  cdef"]),
        ("\u{1B}[2;3Hx\u{1B}[1;1Hy", ["y", "  x"]),
        ("\u{1B}[1;31mred\u{1B}[0m", ["red"]),
        ("\u{1B}]0;a title\u{7}x\u{1B}_Gpicture\u{1B}\\y", ["xy"]),
        ("\u{1B}[?2004hx\u{1B}[6n", ["x"]),
        ("1\r\n2\r\n3\u{1B}[2;1H\u{1B}[M", ["1", "3"]),
        ("1\r\n2\u{1B}[1;1H\u{1B}[L0", ["0", "1", "2"]),
        ("♞é日x", ["♞é日x"]),
    ])
    func `output is drawn as a terminal draws it`(bytes: String, lines: [String]) {
        var screen = VirtualScreen(rows: 4, columns: 20)
        screen.feed(bytes)
        #expect(screen.lines == lines.map { $0 } || (lines == [""] && screen.lines.isEmpty))
        #expect(screen.unknown.isEmpty)
    }

    @Test func `a full line wraps only when the next character comes`() {
        var screen = VirtualScreen(rows: 3, columns: 4)
        screen.feed("abcd")
        #expect(screen.cursor == (0, 3))
        screen.feed("\r\nef")
        #expect(screen.lines == ["abcd", "ef"])
        screen.feed("ghi")
        #expect(screen.lines == ["abcd", "efgh", "i"])
    }

    @Test func `lines scrolled off the top are kept`() {
        var screen = VirtualScreen(rows: 2, columns: 10)
        screen.feed("1\r\n2\r\n3\r\n4")
        #expect(screen.scrolledOff == ["1", "2"])
        #expect(screen.history == ["1", "2", "3", "4"])
    }

    @Test func `characters and escape sequences may be split anywhere`() {
        let bytes = Array("é\u{1B}[5C♛\u{1B}[31m日\r\nend".utf8)
        var whole = VirtualScreen(rows: 3, columns: 20)
        whole.feed(bytes)
        for cut in bytes.indices {
            var halves = VirtualScreen(rows: 3, columns: 20)
            halves.feed(Array(bytes[..<cut]))
            halves.feed(Array(bytes[cut...]))
            #expect(halves.lines == whole.lines)
        }
    }

    @Test func `an unknown sequence is recorded`() {
        var screen = VirtualScreen()
        screen.feed("\u{1B}[3yx")
        #expect(screen.unknown == ["CSI 3y"])
        #expect(screen.lines == ["x"])
    }

    @Test func `a smaller window keeps the cursor's line`() {
        var screen = VirtualScreen(rows: 4, columns: 10)
        screen.feed("1\r\n2\r\n3\r\n4")
        screen.resize(rows: 2, columns: 5)
        #expect(screen.lines == ["3", "4"])
        #expect(screen.cursor == (1, 1))
    }
}
