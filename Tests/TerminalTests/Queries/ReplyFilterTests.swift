import Testing

@testable import Terminal

@Suite struct ReplyFilterTests {
    /// What comes out of a filter: typed bytes and replies, each in order.
    private struct Output: Equatable {
        var bytes: [UInt8] = []
        var replies: [TerminalReply] = []

        init(typed: String = "", replies: [TerminalReply] = []) {
            bytes = Array(typed.utf8)
            self.replies = replies
        }

        var typed: String { String(decoding: bytes, as: UTF8.self) }

        mutating func add(_ event: ReplyFilter.Event?) {
            switch event {
            case .typed(let bytes): self.bytes += bytes
            case .reply(let reply): replies.append(reply)
            case nil: break
            }
        }
    }

    private func output(_ text: String, cursorReports: Int = 0, releasing: Bool = true) -> Output {
        var filter = ReplyFilter()
        filter.expect(cursorReports: cursorReports)
        var output = Output()
        for byte in text.utf8 { output.add(filter.feed(byte)) }
        if releasing { output.bytes += filter.release() }
        return output
    }

    private static let replies: [(String, TerminalReply)] = [
        ("\u{1B}[?62;1;4c", .attributes([62, 1, 4])), ("\u{1B}[?6c", .attributes([6])),
        ("\u{1B}[6;16;8t", .cellSize(width: 8, height: 16)), ("\u{1B}[4;480;640t", .areaSize(width: 640, height: 480)),
        ("\u{1B}[8;24;80t", .other), ("\u{1B}_Gi=31;OK\u{1B}\\", .kittyGraphics(true)),
        ("\u{1B}_Gi=31;EBADF:no\u{1B}\\", .kittyGraphics(false)),
        ("\u{1B}]11;rgb:1e1e/2f2f/ffff\u{1B}\\", .background(RGBColor(0x1E2FFF))),
        ("\u{1B}]11;rgb:f/8/0\u{7}", .background(RGBColor(0xFF8800))),
        ("\u{1B}]11;rgba:ff/ff/ff/80\u{7}", .background(RGBColor(0xFFFFFF))), ("\u{1B}]11;blue\u{7}", .other),
        ("\u{1B}P1$r0;48:2:1:2:3m\u{1B}\\", .rendition("0;48:2:1:2:3")), ("\u{1B}P0$r\u{1B}\\", .other),
        ("\u{1B}P>|foot(1.16)\u{1B}\\", .other), ("\u{1B}[?1;0;256S", .sixelColors(256)),
        ("\u{1B}[?2;0;800;480S", .sixelSize(width: 800, height: 480)), ("\u{1B}[?1;3;0S", .other),
    ]

    @Test(arguments: replies)
    func `every reply is removed, alone and between typed letters`(text: String, reply: TerminalReply) {
        #expect(output(text) == Output(replies: [reply]))
        #expect(output("Nf" + text + "3\r") == Output(typed: "Nf3\r", replies: [reply]))
        #expect(output(text + "\u{1B}[A" + text) == Output(typed: "\u{1B}[A", replies: [reply, reply]))
    }

    @Test(arguments: replies)
    func `what is typed while a reply is not complete comes out when nothing follows`(
        text: String, reply: TerminalReply
    ) {
        let bytes = Array(text.utf8)
        for length in 1..<bytes.count {
            let part = String(decoding: bytes[..<length], as: UTF8.self)
            #expect(output("e4" + part) == Output(typed: "e4" + part))
            var filter = ReplyFilter()
            var out = Output()
            for byte in part.utf8 { out.add(filter.feed(byte)) }
            #expect(out == Output())
            for byte in bytes[length...] { out.add(filter.feed(byte)) }
            #expect(out == Output(replies: [reply]))
        }
    }

    @Test(arguments: [
        "e4\r", "Größe ♞", "\u{1B}[A\u{1B}[B\u{1B}OC\u{1B}[3~\u{1B}[1;5D", "\u{1B}", "\u{1B}\u{1B}[A", "\u{1B}b\u{1B}f",
        "\u{1B}[200~1. e4 e5\u{1B}[201~", "\u{1B}[[A", "\u{1B}Pe4", "\u{1B}]x", "\u{1B}_a", "\u{1B}[1;2R", "\u{1B}[24~",
        "\u{1B}]11\r", "\u{1B}[1\u{3}", "\u{1B}]11;a\u{3}b", "\u{1B}[<0;1;1M",
    ])
    func `keys and text come out unchanged`(text: String) {
        #expect(output(text) == Output(typed: text))
    }

    @Test func `a cursor report is a reply as often as one was asked for, then a key`() {
        #expect(
            output("\u{1B}[1;2R\u{1B}[1;3R\u{1B}[1;2R", cursorReports: 2)
                == Output(typed: "\u{1B}[1;2R", replies: [.cursorColumn(2), .cursorColumn(3)]))
    }

    @Test func `keys are not held back, except for the beginning of a reply`() {
        #expect(output("e4\u{1B}[A", releasing: false).typed == "e4\u{1B}[A")
        #expect(output("e4\u{1B}", releasing: false).typed == "e4")
        #expect(output("\u{1B}\u{1B}[A", releasing: false).typed == "\u{1B}\u{1B}[A")
    }

    @Test func `a string without an end is not held for ever`() {
        let text = "\u{1B}_G" + String(repeating: "A", count: 600)
        #expect(output(text, releasing: false) == Output(typed: text))
    }
}
