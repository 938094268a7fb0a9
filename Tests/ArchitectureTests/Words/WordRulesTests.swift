import TestSupport
import Testing

@Suite struct WordRulesTests {
    /// Where the words are data, or examples of what is found.
    private static let exempt = [
        "Sources/Openings/Names/Table/", "Tests/ArchitectureTests/Words/words.txt",
        "Tests/ArchitectureTests/Words/WordRulesTests.swift", "Tests/ProgramTests/RecordedJSON/Input/",
    ]

    private static var files: [Checkout.File] {
        let suffixes = [".swift", ".md", ".1", ".txt"]
        let files = ["Sources", "Tests"].flatMap { folder in
            suffixes.flatMap { Checkout.files(in: folder, suffix: $0) }
        }
        let readme = Checkout.text("README.md").map { Checkout.File(path: "README.md", text: $0) }
        return files + (readme.map { [$0] } ?? [])
    }

    @Test func `no name, comment, screen or page has a word that plain English does not`() throws {
        let rules = try WordRules()
        let faults = Self.files.filter { file in
            !Self.exempt.contains { file.path.hasPrefix($0) }
        }.flatMap(rules.faults)
        let isClean = faults.isEmpty
        #expect(isClean, "\(faults.joined(separator: "\n"))")
    }

    @Test(arguments: [
        ("// in so many moves", ["1: \"so many\" → write N"]),
        ("let dearestPiece = 1", ["1: \"dearest\" → write value"]),
        ("\n    /// the file is of so\n    /// many games", ["2: \"so many\" → write N"]),
        ("let endearing = somany", []), ("PRAGMA foreign_keys = ON", []),
        ("isForeignFile", ["1: \"Foreign\" → write other"]),
    ])
    func `a word is found in comments and names, whole and over the end of a line`(text: String, found: [String]) throws
    {
        let rules = try WordRules("# a comment\nso many\tN\n\ndear(est)?\tvalue\nforeign(?! keys?|_keys)\tother\n")
        let file = Checkout.File(path: "F.swift", text: text)
        #expect(rules.faults(in: file) == found.map { "F.swift:" + $0 })
    }

    @Test func `a row without a replacement is refused`() {
        #expect(throws: WordRules.MalformedRow.self) { try WordRules("so many\n") }
    }
}
