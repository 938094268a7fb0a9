import Foundation
import TestSupport
import Testing

/// Checks that every example in the documentation of the libraries is compiled and run.
@Suite struct DocumentationTests {
    private static let products = ["Chess", "PGN", "UCI", "BoardImage"]

    private static let pages: [Checkout.File] =
        products.flatMap { product in
            Checkout.swiftFiles(in: "Sources/\(product)") + Checkout.files(in: "Sources/\(product)", suffix: ".md")
        } + ["README.md"].compactMap { path in Checkout.text(path).map { Checkout.File(path: path, text: $0) } }

    private static let documented = pages.flatMap(Passage.documented)
    private static let compiled = Checkout.swiftFiles(in: "Tests/ExamplesTests").flatMap(Passage.compiled)

    private static func isManifest(_ passage: Passage) -> Bool {
        passage.lines.first?.hasPrefix("// swift-tools-version") == true
    }

    @Test func `every documented example is compiled and run verbatim`() {
        #expect(Self.documented.count > 40)
        let texts = Set(Self.compiled.map(\.text))
        let faults = Self.documented.filter { !Self.isManifest($0) && !texts.contains($0.text) }
            .map { "\($0.path):\($0.line): this example is in no file of Tests/ExamplesTests" }
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test func `every compiled example is in the documentation`() {
        let texts = Set(Self.documented.map(\.text))
        let faults = Self.compiled.filter { !texts.contains($0.text) }
            .map { "\($0.path):\($0.line): this example is in no comment and on no page" }
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test func `every example shows its output`() {
        let silent = Self.documented.filter { !Self.isManifest($0) && $0.output.isEmpty }
            .map { "\($0.path):\($0.line): this example shows no result" }
        #expect(silent.isEmpty, "\(silent.joined(separator: "\n"))")
    }

    @Test(arguments: products) func `each library has a landing page and a getting-started page`(product: String) {
        let folder = "Sources/\(product)/\(product).docc"
        #expect(Checkout.text("\(folder)/\(product).md")?.hasPrefix("# ``\(product)``\n") == true)
        #expect(Checkout.text("\(folder)/\(product).md")?.contains("<doc:GettingStarted>") == true)
        let examples = Self.documented.filter { $0.path == "\(folder)/GettingStarted.md" }
        #expect(examples.count >= 6)
    }

    @Test(arguments: products) func `the manifest on a page is valid`(product: String) throws {
        let page = "Sources/\(product)/\(product).docc/GettingStarted.md"
        let manifest = try #require(Self.documented.first { $0.path == page && Self.isManifest($0) })
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
        let faults = files.flatMap { PublicNames.withoutComment(in: $0, files.flatMap(PublicNames.required)) }
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
        let bare = "/// A.\npublic enum A {\n    case b\n    @inlinable\n    public var c: Int { 1 }\n}\n"
        #expect(
            PublicNames.withoutComment(in: Checkout.File(path: "A.swift", text: bare)) == [
                "A.swift:3: case b has no doc comment",
                "A.swift:5: @inlinable public var c: Int { 1 } has no doc comment",
            ])
    }

    @Test func `a passage is read without indentation and imports`() throws {
        let file = Checkout.File(
            path: "S.swift",
            text:
                "    /// Words.\n    /// ```swift\n    /// import Chess\n    ///\n    /// if a {\n    ///     print(1)  // 1\n    /// }\n    /// // 2\n    /// ```\n    var a = 1\n"
        )
        let passage = try #require(Passage.documented(in: file).first)
        #expect(passage.text == "if a {\n    print(1)  // 1\n}\n// 2")
        #expect(passage.output == ["1", "2"])
        #expect(passage.line == 3)
    }
}
