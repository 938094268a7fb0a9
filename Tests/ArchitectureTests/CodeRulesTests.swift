import Foundation
import TestSupport
import Testing

@Suite struct CodeRulesTests {
    @Test func `no source file goes against the project rules that can be seen`() {
        let faults = Checkout.swiftFiles(in: "Sources").flatMap(CodeRules.faults)
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test func `a fault is named with its place`() {
        let file = Checkout.File(
            path: "Sources/PGN/P.swift", text: "// try! not\nlet x = try! y()\nprint(\"\\u{1B}[1m\")\n")
        #expect(
            CodeRules.faults(in: file) == [
                "Sources/PGN/P.swift:2: try! is not for this file: a failure is handled or thrown on",
                "Sources/PGN/P.swift:3: \\u{1B} is not for this file: only Terminal writes escape codes",
            ])
    }

    @Test func `the top level holds the package and nothing else`() throws {
        let allowed = ["Package.swift", "README.md", "Sources", "Tests", "Repertoires"]
        // Hidden files may stand beside them, and what git ignores.
        let entries = try FileManager.default.contentsOfDirectory(atPath: Checkout.root).sorted()
        let strangers = entries.filter { name in
            !allowed.contains(name) && !name.hasPrefix(".") && name != "Package.resolved"
        }
        #expect(strangers.isEmpty)
    }

    @Test func `no placeholder stands in a target that has files of its own`() {
        let files = Checkout.swiftFiles(in: "Sources") + Checkout.swiftFiles(in: "Tests")
        let placeholders = files.map(\.path).filter { $0.hasSuffix("/Placeholder.swift") }
        let idle = placeholders.filter { placeholder in
            let folder = placeholder.dropLast("Placeholder.swift".count)
            return files.contains { $0.path.hasPrefix(folder) && $0.path != placeholder }
        }
        #expect(idle.isEmpty)
    }
}
