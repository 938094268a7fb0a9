import TestSupport
import Testing

/// Pictures of boards, in terminals that say what they can show.
@Suite(.blocking) struct TerminalImageTests {
    /// A terminal that answers queries. The program waits for the answers as long as a slow machine needs.
    private func start(
        _ learner: Learner, _ arguments: [String], _ replies: FakeTerminal?, timeout: Int = 20_000,
        adding own: [String: String] = [:]
    ) throws -> PseudoTerminal {
        let environment = learner.environment.merging(["PREP_DETECT": "\(timeout)"]) { $1 }.merging(own) { $1 }
        return try PseudoTerminal(
            learner.program, arguments, rows: 30, columns: 100, environment: environment, replies: replies)
    }

    private static func learner() throws -> Learner { try Learner(lines: [["e4", "e5", "Nf3"], ["d4", "d5", "c4"]]) }

    @Test(arguments: [(FakeTerminal.kitty, VirtualScreen.Image.Format.kitty), (.sixel, .sixel)])
    func `a question's board is a picture with the text beside it`(
        replies: FakeTerminal, format: VirtualScreen.Image.Format
    ) throws {
        let learner = try Self.learner()
        let terminal = try start(learner, ["drill"], replies)
        terminal.expect("type it: ")
        let image = try #require(terminal.screen.images.first)
        #expect(terminal.screen.images.count == 1)
        #expect(image.format == format)
        let heading = try #require(terminal.screen.history.firstIndex { $0.contains("left") })
        #expect(heading == image.row && image.column == 0)
        #expect(terminal.screen.cursorLine.hasPrefix("1. type it:"))
        // Neither the queries nor the measured characters stay on the screen.
        #expect(!terminal.screen.history.contains { $0.contains("♟") || $0.contains("▀") })
        #expect(terminal.screen.unknown.isEmpty)
        terminal.type("e4\r")
        terminal.expect("asked later")
        terminal.expect("type it: ")
        #expect(terminal.screen.images.count == 2)
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
        #expect(terminal.isCooked)
    }

    @Test(arguments: [FakeTerminal.plain, nil] as [FakeTerminal?])
    func `a terminal that does not say so never gets a picture`(replies: FakeTerminal?) throws {
        let learner = try Self.learner()
        let terminal = try start(learner, ["drill", "--board", "image"], replies, timeout: replies == nil ? 1 : 20_000)
        terminal.expect("type it: ")
        terminal.type("e4\r")
        terminal.expect("asked later")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
        #expect(terminal.screen.images.isEmpty)
        #expect(terminal.isCooked)
    }

    @Test(arguments: [["TERM": "dumb"], ["NO_COLOR": "1"], ["LANG": "C"], ["TERM": "linux"]])
    func `some environments get no picture, whatever the terminal replies`(variables: [String: String]) throws {
        let learner = try Self.learner()
        let terminal = try start(learner, ["position", "--board", "image"], .kitty, adding: variables)
        #expect(terminal.status() == 0)
        #expect(terminal.screen.images.isEmpty)
        #expect(terminal.screen.history.contains { $0.contains("a  b  c  d") })
    }

    @Test func `letters typed before and between the replies arrive at the prompt in order`() throws {
        let learner = try Self.learner()
        let halves = FakeTerminal([
            ("\u{1B}[16t", "\u{1B}[6;16;8td"), ("\u{1B}[c", "4\u{1B}[?62;4cx\u{1B}[A"),
        ])
        let terminal = try start(learner, ["drill"], halves)
        terminal.expectScreen("the typed letters") { $0.cursorLine.hasSuffix("type it: d4x") }
        #expect(terminal.screen.images.map(\.format) == [.sixel])
        terminal.type("\u{8}\r")
        terminal.expect("asked later")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `late replies do not appear at the prompt`() throws {
        let learner = try Self.learner()
        let terminal = try start(learner, ["drill"], nil, timeout: 1)
        terminal.expect("type it: ")
        terminal.type("e\u{1B}[1;2R\u{1B}[1;2R\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;16;8t\u{1B}[?62;4c4")
        terminal.expectScreen("the typed letters") { $0.cursorLine.hasSuffix("type it: e4") }
        terminal.type("\r")
        terminal.expect("asked later")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `a terminal in which pieces are wide gets letters`() throws {
        let learner = try Self.learner()
        let wide = FakeTerminal([("\u{1B}[6n", "\u{1B}[1;3R"), ("\u{1B}[c", "\u{1B}[?62c")])
        let terminal = try start(learner, ["position"], wide)
        #expect(terminal.status() == 0)
        #expect(terminal.screen.history.contains { $0.contains(" r  n  b  q  k") })
    }

    @Test func `a signal during the queries finds the terminal as it was`() throws {
        let learner = try Self.learner()
        let terminal = try start(learner, ["position"], nil)
        terminal.expectScreen("the queries") { $0.row(0).isEmpty && terminal.bytes.count > 20 }
        terminal.send(15)
        let ending = try #require(terminal.status())
        #expect(ending != 0)
        #expect(terminal.isCooked)
    }

    @Test func `commands without a board ask nothing`() throws {
        let learner = try Self.learner()
        let terminal = try start(learner, ["due"], .kitty)
        #expect(terminal.status() == 0)
        #expect(!terminal.bytes.contains(0x1B) || !String(decoding: terminal.bytes, as: UTF8.self).contains("\u{1B}[c"))
    }

    @Test func `the colours of text follow the background`() throws {
        let learner = try Self.learner()
        func colors(_ reply: String, _ setting: String) throws -> String {
            _ = try learner.prep("settings", "background", setting)
            let replies = FakeTerminal([("]11;?\u{1B}\\", reply), ("\u{1B}[c", "\u{1B}[?62c")])
            let terminal = try start(learner, ["drill"], replies)
            terminal.expect("type it: ")
            terminal.type("quit\r")
            #expect(terminal.status() == 0)
            return String(decoding: terminal.bytes, as: UTF8.self)
        }
        let (white, black) = ("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", "\u{1B}]11;rgb:0000/0000/0000\u{7}")
        // Dim text: dark grey on white, light grey on black, in 256 colours.
        let (onLight, onDark) = ("38;5;241m", "38;5;247m")
        #expect(try colors(white, "auto").contains(onLight))
        #expect(try colors(black, "auto").contains(onDark))
        #expect(try colors(black, "light").contains(onLight))
        #expect(try colors(white, "dark").contains(onDark))
    }
}
