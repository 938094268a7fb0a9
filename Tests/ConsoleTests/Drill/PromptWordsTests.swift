import Testing

@testable import Console

@Suite struct PromptWordsTests {
    @Test(arguments: [
        ("due", PromptLine.command(["due"])), ("  drill   white-e4 ", .command(["drill", "white-e4"])),
        ("import \"my file.pgn\" --white", .command(["import", "my file.pgn", "--white"])),
        ("drill --from '1.e4 c5'", .command(["drill", "--from", "1.e4 c5"])),
        ("show a\"b c\"d", .command(["show", "ab cd"])), ("rename x \"\"", .command(["rename", "x", ""])),
        ("note \"it's\"", .command(["note", "it's"])), ("", .empty), ("  ", .empty),
        (":due", .command(["due"])), (": due", .command(["due"])), (":", .empty), (":quit", .quit), ("exit", .quit),
        ("?", .command(["--help"])), (":?", .command(["--help"])), ("help", .command(["--help"])),
        ("? drill", .command(["help", "drill"])), (":help games import", .command(["help", "games", "import"])),
        ("prep due", .command(["due"])), ("prep", .empty), ("prep help", .command(["--help"])),
        ("import \"my file.pgn", .openQuote), ("it's", .openQuote),
    ])
    func `a line is split at blanks, and its first word decides its kind`(line: String, wanted: PromptLine) {
        #expect(PromptLine(line) == wanted)
    }

    @Test(
        arguments: [
            ("show ", ["show"], nil, false), ("show wh", ["show"], "wh", false),
            ("show \"My B", ["show"], "My B", true),
            ("show \"\"", ["show"], "", false), ("", [], nil, false),
        ] as [(String, [String], String?, Bool)])
    func `the word at the cursor is separate`(line: String, words: [String], last: String?, isQuoteOpen: Bool) {
        let cut = PromptWords(line)
        #expect(cut.words == words)
        #expect(cut.last == last)
        #expect(cut.isQuoteOpen == isQuoteOpen)
    }
}
