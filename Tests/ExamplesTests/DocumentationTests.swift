import Foundation
import TestSupport
import Testing

/// What the documentation of the libraries shows is what a compiler has read and a machine has run.
@Suite struct DocumentationTests {
    private static let products = ["Chess", "PGN", "UCI"]

    private static let pages: [Checkout.File] =
        products.flatMap { product in
            Checkout.swiftFiles(in: "Sources/\(product)") + Checkout.files(in: "Sources/\(product)", suffix: ".md")
        } + ["README.md"].compactMap { path in Checkout.text(path).map { Checkout.File(path: path, text: $0) } }

    private static let shown = pages.flatMap(Passage.shown)
    private static let run = Checkout.swiftFiles(in: "Tests/ExamplesTests").flatMap(Passage.run)

    private static func isManifest(_ passage: Passage) -> Bool {
        passage.lines.first?.hasPrefix("// swift-tools-version") == true
    }

    @Test func `every example of the documentation is compiled and run as it stands`() {
        #expect(Self.shown.count > 40)
        let compiled = Set(Self.run.map(\.text))
        let faults = Self.shown.filter { !Self.isManifest($0) && !compiled.contains($0.text) }
            .map { "\($0.path):\($0.line): this example stands in no file of Tests/ExamplesTests" }
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test func `every example that is run stands in the documentation`() {
        let documented = Set(Self.shown.map(\.text))
        let faults = Self.run.filter { !documented.contains($0.text) }
            .map { "\($0.path):\($0.line): this example stands in no comment and on no page" }
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test func `every example says what it prints`() {
        let silent = Self.shown.filter { !Self.isManifest($0) && $0.output.isEmpty }
            .map { "\($0.path):\($0.line): this example shows no result" }
        #expect(silent.isEmpty, "\(silent.joined(separator: "\n"))")
    }

    @Test(arguments: products) func `each library has a landing page and a page to begin with`(product: String) {
        let folder = "Sources/\(product)/\(product).docc"
        #expect(Checkout.text("\(folder)/\(product).md")?.hasPrefix("# ``\(product)``\n") == true)
        #expect(Checkout.text("\(folder)/\(product).md")?.contains("<doc:GettingStarted>") == true)
        let examples = Self.shown.filter { $0.path == "\(folder)/GettingStarted.md" }
        #expect(examples.count >= 6)
    }

    @Test(arguments: products) func `the manifest a page shows is one the package manager reads`(product: String) throws
    {
        let page = "Sources/\(product)/\(product).docc/GettingStarted.md"
        let manifest = try #require(Self.shown.first { $0.path == page && Self.isManifest($0) })
        #expect(manifest.whole.contains(#".product(name: "\#(product)", package: "prep")"#))
        let folder = try TemporaryFolder()
        try folder.write(manifest.whole, to: "Package.swift")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let outcome = try Program(path: "/usr/bin/env").run(
            ["swift", "package", "--package-path", folder.path, "dump-package"], environment: ["PATH": path])
        #expect(outcome.ending == 0, "\(outcome.error)")
    }

    @Test func `every public name of the libraries has a comment`() {
        let files = Self.products.flatMap { Checkout.swiftFiles(in: "Sources/\($0)") }
        let faults = files.flatMap { PublicNames.withoutComment(in: $0, files.flatMap(PublicNames.promised)) }
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
        let bare = "/// A.\npublic enum A {\n    case b\n    @inlinable\n    public var c: Int { 1 }\n}\n"
        #expect(
            PublicNames.withoutComment(in: Checkout.File(path: "A.swift", text: bare)) == [
                "A.swift:3: case b has no doc comment",
                "A.swift:5: @inlinable public var c: Int { 1 } has no doc comment",
            ])
    }

    @Test func `a passage is read without what does not belong to it`() throws {
        let file = Checkout.File(
            path: "S.swift",
            text:
                "    /// Words.\n    /// ```swift\n    /// import Chess\n    ///\n    /// if a {\n    ///     print(1)  // 1\n    /// }\n    /// // 2\n    /// ```\n    var a = 1\n"
        )
        let passage = try #require(Passage.shown(in: file).first)
        #expect(passage.text == "if a {\n    print(1)  // 1\n}\n// 2")
        #expect(passage.output == ["1", "2"])
        #expect(passage.line == 3)
    }
}
