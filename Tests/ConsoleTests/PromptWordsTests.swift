import Testing

@testable import Console

@Suite struct PromptWordsTests {
    @Test(arguments: [
        ("due", ["due"]), ("  drill   white-e4 ", ["drill", "white-e4"]),
        ("import \"my file.pgn\" --white", ["import", "my file.pgn", "--white"]),
        ("drill --from '1.e4 c5'", ["drill", "--from", "1.e4 c5"]), ("show a\"b c\"d", ["show", "ab cd"]),
        ("rename x \"\"", ["rename", "x", ""]), ("note \"it's\"", ["note", "it's"]), ("", []),
    ])
    func `a line is cut at blanks, quoted words stay whole`(line: String, words: [String]) {
        #expect(ReadEvalLoop.words(line) == words)
    }

    @Test(arguments: ["import \"my file.pgn", "it's"])
    func `an open quotation mark is no line`(line: String) { #expect(ReadEvalLoop.words(line) == nil) }
}
