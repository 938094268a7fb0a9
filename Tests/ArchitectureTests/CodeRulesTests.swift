import Foundation
import TestSupport
import Testing

@Suite struct CodeRulesTests {
    @Test func `no source file violates the code rules`() {
        let faults = Checkout.swiftFiles(in: "Sources").flatMap { CodeRules.faults(in: $0) }
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test func `no test waits for time to pass or asserts a duration`() {
        let faults = Checkout.swiftFiles(in: "Tests").flatMap { CodeRules.faults(in: $0, rules: CodeRules.testRules) }
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test(arguments: [
        ("usleep(1000)", true), ("try await Task.sleep(for: limit)", true), ("#expect(took < .seconds(1))", true),
        ("let began = ContinuousClock.now", true), ("// usleep(1000)", false),
        ("let limit = Duration.seconds(1)", false),
        ("shell.run([\"-c\", \"exec sleep 60\"])", false),
    ])
    func `sleeping and clocks are found in tests`(line: String, isFault: Bool) {
        let file = Checkout.File(path: "Tests/UCITests/T.swift", text: line)
        #expect(!CodeRules.faults(in: file, rules: CodeRules.testRules).isEmpty == isFault)
        let support = Checkout.File(path: "Tests/TestSupport/Bytes.swift", text: "init() { end = ContinuousClock.now }")
        #expect(CodeRules.faults(in: support, rules: CodeRules.testRules).isEmpty)
    }

    @Test func `a violation is reported with its place`() {
        let file = Checkout.File(
            path: "Sources/PGN/P.swift", text: "// try! not\nlet x = try! y()\nprint(\"\\u{1B}[1m\")\n")
        #expect(
            CodeRules.faults(in: file) == [
                "Sources/PGN/P.swift:2: try! is not allowed in this file: a failure is handled or thrown on",
                "Sources/PGN/P.swift:3: \\u{1B} is not allowed in this file: only Terminal writes escape codes",
            ])
    }

    @Test func `the top level contains only the package`() throws {
        let allowed = ["Package.swift", "README.md", "Sources", "Tests", "Repertoires"]
        // Hidden files and files that git ignores are allowed.
        let entries = try FileManager.default.contentsOfDirectory(atPath: Checkout.root).sorted()
        let unexpected = entries.filter { name in
            !allowed.contains(name) && !name.hasPrefix(".") && name != "Package.resolved"
        }
        #expect(unexpected.isEmpty)
    }

    @Test func `no target with other files has a placeholder`() {
        let files = Checkout.swiftFiles(in: "Sources") + Checkout.swiftFiles(in: "Tests")
        let placeholders = files.map(\.path).filter { $0.hasSuffix("/Placeholder.swift") }
        let idle = placeholders.filter { placeholder in
            let folder = placeholder.dropLast("Placeholder.swift".count)
            return files.contains { $0.path.hasPrefix(folder) && $0.path != placeholder }
        }
        #expect(idle.isEmpty)
    }
}
