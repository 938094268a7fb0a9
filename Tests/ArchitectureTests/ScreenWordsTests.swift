import TestSupport
import Testing

@Suite struct ScreenWordsTests {
    @Test func `no screen, no help and no README says what plain English would not`() {
        let sources = Checkout.swiftFiles(in: "Sources").flatMap { ScreenWords.faults(in: $0, isCode: true) }
        let readme = Checkout.text("README.md").map { Checkout.File(path: "README.md", text: $0) }
        let faults = sources + (readme.map { ScreenWords.faults(in: $0, isCode: false) } ?? [])
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test(arguments: [
        ("say(\"neither player bears your name\")", 1), ("// neither player bears your name", 0),
        ("let so = many(so, many)", 0), ("print(\"\\\"x\\\" is no move\")", 1), ("    this is no move", 1),
    ])
    func `only what is printed counts`(line: String, count: Int) {
        let file = Checkout.File(path: "Sources/Console/View.swift", text: line)
        #expect(ScreenWords.faults(in: file, isCode: true).count == count)
    }
}
