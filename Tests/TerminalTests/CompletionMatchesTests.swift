import Testing

@testable import Terminal

@Suite struct CompletionMatchesTests {
    @Test(arguments: [
        ("du", ["drill", "due", "stats"], false, ["due"], "due"),
        ("d", ["due", "drill"], false, ["drill", "due"], "d"),
        ("", ["black a", "black b"], false, ["black a", "black b"], "\"black "),
        ("My", ["My Book"], false, ["My Book"], "\"My Book\""), ("My B", ["My Book"], true, ["My Book"], "My Book"),
        ("it", ["it's"], false, ["it's"], "\"it's\""), ("sa", ["say \"x\""], false, ["say \"x\""], "'say \"x\"'"),
        ("my", ["my games/"], false, ["my games/"], "\"my games/"), ("g", ["games/"], false, ["games/"], "games/"),
        ("e", ["e4", "e4", "e3"], false, ["e3", "e4"], "e"),
    ])
    func `a word is replaced by the common prefix of all matches, quoted if needed`(
        word: String, candidates: [String], isQuoted: Bool, words: [String], replacement: String
    ) throws {
        let found = try #require(CompletionMatches(word, among: candidates, isQuoted: isQuoted))
        #expect(found.words == words)
        #expect(found.replacement == replacement)
    }

    @Test func `without a match nothing is replaced`() {
        #expect(CompletionMatches("x", among: ["due"], isQuoted: false) == nil)
    }
}
