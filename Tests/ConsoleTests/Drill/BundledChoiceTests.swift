import Testing

@testable import Coach
@testable import Console

@Suite struct BundledChoiceTests {
    @Test(arguments: [
        ("2", [1]), ("1 2 4", [0, 1, 3]), ("1,2,4", [0, 1, 3]), ("4, 1", [3, 0]), ("all", [0, 1, 2, 3]),
        (" ALL ", [0, 1, 2, 3]), ("2 2", [1]), ("3 all", [2, 0, 1, 3]),
    ])
    func `several bundled repertoires are chosen at once`(line: String, indices: [Int]) {
        #expect(BundledChoice(line, of: 4, verbs: ["import", "due", "drill"]) == .chosen(indices))
    }

    @Test(arguments: [("1 5", "5"), ("0", "0"), ("1,x", "x"), ("-1", "-1"), (",", ","), ("1-3", "1-3")])
    func `an invalid number is reported`(line: String, word: String) {
        #expect(BundledChoice(line, of: 4, verbs: ["import", "due", "drill"]) == .wrong(word))
    }

    @Test func `a command is recognized`() {
        #expect(
            BundledChoice("import 'my file.pgn' --white", of: 4, verbs: ["import", "due", "drill"])
                == .command(["import", "my file.pgn", "--white"]))
        #expect(BundledChoice("quit", of: 4, verbs: ["import", "due", "drill"]) == .command(["quit"]))
    }
}
