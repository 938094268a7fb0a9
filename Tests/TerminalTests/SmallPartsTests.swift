import Foundation
import Terminal
import Testing

@Suite struct ColorModeTests {
    @Test(
        arguments: [
            // preference, terminal, NO_COLOR, TERM, COLORTERM
            (.auto, true, nil, "xterm-256color", nil, .indexed),
            (.auto, true, nil, "xterm-256color", "truecolor", .trueColor),
            (.auto, true, nil, "xterm", "24bit", .trueColor),
            (.auto, true, nil, "xterm-kitty", nil, .indexed),
            (.auto, true, nil, "screen-256color-bce", nil, .indexed),
            (.auto, true, nil, "xterm-direct2", nil, .indexed),
            (.auto, true, nil, "rxvt-88color", nil, .sixteen),
            (.auto, true, nil, "xterm", nil, .sixteen),
            (.auto, true, nil, "linux", "", .sixteen),
            (.auto, true, nil, "dumb", nil, .none),
            (.auto, true, nil, "dumb", "truecolor", .none),
            (.auto, true, nil, nil, nil, .none),
            (.auto, true, "1", "xterm-256color", nil, .none),
            (.auto, true, "", "xterm-256color", nil, .indexed),
            (.auto, false, nil, "xterm-256color", "truecolor", .none),
            (.never, true, nil, "xterm-256color", "truecolor", .none),
            (.always, false, nil, "xterm-256color", nil, .indexed),
            (.always, false, "1", "xterm", "truecolor", .trueColor),
            (.always, false, nil, nil, nil, .sixteen),
        ] as [(ColorMode.Preference, Bool, String?, String?, String?, ColorMode)])
    func `the colour mode follows preference, environment and terminal`(
        preference: ColorMode.Preference, isTerminal: Bool, noColor: String?, term: String?, colorTerm: String?,
        mode: ColorMode
    ) {
        #expect(
            ColorMode.choose(preference, isTerminal: isTerminal, noColor: noColor, term: term, colorTerm: colorTerm)
                == mode)
    }
}

@Suite struct SparklineTests {
    @Test(arguments: [
        ([], "", ""), ([0, 0], "  ", "  "), ([1, 2, 3, 4, 5, 6, 7, 8], "▁▂▃▄▅▆▇█", ".:-=+*#@"),
        ([8, 0, 8], "█ █", "@ @"), ([5], "█", "@"), ([1, 1000], "▁█", ".@"), ([0, 1], " █", " @"),
    ])
    func `bars are scaled to the largest value, and values above 0 are visible`(
        values: [Int], bars: String, ascii: String
    ) {
        #expect(Sparkline.text(values) == bars)
        #expect(Sparkline.text(values, isUTF8: false) == ascii)
    }
}

@Suite(.timeLimit(.minutes(10))) struct MailboxTests {
    @Test func `messages are taken once, oldest first`() {
        let mailbox = Mailbox()
        #expect(!mailbox.wait(milliseconds: 0))
        mailbox.post("one")
        mailbox.post("two")
        #expect(mailbox.wait(milliseconds: 0))
        #expect(mailbox.take() == ["one", "two"])
        #expect(mailbox.take() == [])
        #expect(!mailbox.wait(milliseconds: 0))
    }

    @Test func `a message wakes the waiting thread`() {
        let mailbox = Mailbox()
        Thread.detachNewThread { mailbox.post("hello") }
        #expect(mailbox.wait(milliseconds: 30_000))
        #expect(mailbox.take() == ["hello"])
    }

    @Test func `no message is lost when many tasks post more than a pipe can hold`() async {
        let mailbox = Mailbox()
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<8 {
                group.addTask { for number in 0..<10_000 { mailbox.post("\(writer) \(number)") } }
            }
            await group.waitForAll()
        }
        let messages = mailbox.take()
        #expect(messages.count == 80_000)
        for writer in 0..<8 {
            let own = messages.filter { $0.hasPrefix("\(writer) ") }
            #expect(own == (0..<10_000).map { "\(writer) \($0)" })
        }
        #expect(!mailbox.wait(milliseconds: 0))
    }
}
