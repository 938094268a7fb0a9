import TestSupport
import Testing

@Suite struct LimitsTests {
    private static let sources = Checkout.swiftFiles(in: "Sources")
    private static let tests = Checkout.swiftFiles(in: "Tests")

    private func expectNone(_ faults: [String]) {
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test func `no target holds more than a quarter of the sources`() {
        expectNone(Limits.targetFaults(Self.sources))
    }

    @Test func `no folder holds more than 15 Swift files`() {
        expectNone(Limits.folderFaults(Self.sources + Self.tests))
    }

    @Test func `no file but a table is longer than 250 lines`() {
        expectNone((Self.sources + Self.tests).compactMap(Limits.fileFault))
    }

    @Test func `no type has more than 12 stored properties`() {
        expectNone((Self.sources + Self.tests).flatMap(Limits.typeFaults))
    }

    @Test func `the 251st line, the 16th file and the 13th property are reported with their place`() throws {
        let line = "let x = 1\n"
        let long = Checkout.File(path: "Sources/PGN/P.swift", text: String(repeating: line, count: 251))
        #expect(
            Limits.fileFault(long) == "Sources/PGN/P.swift:251: 251 lines are more than 250; split the file")
        let full = Checkout.File(path: "Sources/PGN/P.swift", text: String(repeating: line, count: 250))
        #expect(Limits.fileFault(full) == nil)

        let files = (1...16).map { Checkout.File(path: "Sources/PGN/\($0).swift", text: "") }
        #expect(
            Limits.folderFaults(files) == [
                "Sources/PGN: 16 Swift files are more than 15; split the folder"
            ])
        #expect(Limits.folderFaults(Array(files.dropLast())) == [])

        let properties = (1...13).map { "    let p\($0): Int\n" }.joined()
        let wide = Checkout.File(path: "Sources/PGN/P.swift", text: "struct P {\n\(properties)}\n")
        #expect(
            Limits.typeFaults(wide) == [
                "Sources/PGN/P.swift:1: P has 13 stored properties, more than 12; split the type"
            ])
    }

    @Test func `a target of more than a quarter is reported`() {
        let files = ["A", "B", "C", "D"].map { Checkout.File(path: "Sources/\($0)/F.swift", text: "x\n") }
        #expect(Limits.targetFaults(files) == [])
        #expect(Limits.targetFaults(Array(files.dropLast())).count == 3)
    }
}
