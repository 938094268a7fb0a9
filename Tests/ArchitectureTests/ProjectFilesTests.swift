import Foundation
import TestSupport
import Testing

/// The files of the project that no target compiles.
@Suite struct ProjectFilesTests {
    @Test func `the licence that the README names is there in full`() throws {
        let licence = try #require(Checkout.text("Sources/COPYING"))
        #expect(licence.contains("GNU GENERAL PUBLIC LICENSE"))
        #expect(licence.contains("Version 3, 29 June 2007"))
        #expect(licence.contains("END OF TERMS AND CONDITIONS"))
        let readme = try #require(Checkout.text("README.md"))
        #expect(readme.contains("](Sources/COPYING)"))
        #expect(readme.contains("GPL-3.0-or-later"))
    }

    @Test func `continuous integration runs the same checks as a developer`() throws {
        let workflow = try #require(Checkout.text(".github/workflows/ci.yml"))
        #expect(workflow.contains("run: .ci/run\n"))
        #expect(workflow.contains("container: swift:6.3-"))
        let readme = try #require(Checkout.text("README.md"))
        #expect(readme.contains("Swift 6.3 toolchain"))
    }

    @Test func `the hosted documentation covers the library products`() throws {
        let index = try #require(Checkout.text(".spi.yml"))
        let package = try #require(Checkout.text("Package.swift"))
        let libraries = package.split(separator: "\n").compactMap { line in
            line.contains(".library(name: \"") ? line.split(separator: "\"").dropFirst().first.map(String.init) : nil
        }
        #expect(!libraries.isEmpty)
        #expect(index.contains("documentation_targets: [\(libraries.joined(separator: ", "))]"))
    }

    /// SwiftPM refuses a versioned dependency on a product that has unsafe flags in one of its targets.
    @Test func `only the program has flags that keep other packages from depending on a target`() throws {
        let package = try #require(Checkout.text("Package.swift"))
        let targets = package.components(separatedBy: "arget(").dropFirst()
        let flagged = targets.filter { $0.contains("unsafeFlags") }.map { $0.split(separator: "\"")[1] }
        #expect(flagged == ["prep"])
        #expect(package.components(separatedBy: "arget(")[0].contains("unsafeFlags") == false)
    }

    @Test(arguments: [".github/CONTRIBUTING.md", ".github/CHANGELOG.md"])
    func `every link to a file leads somewhere`(page: String) throws {
        let text = try #require(Checkout.text(page))
        let targets = text.split(separator: "](").dropFirst().compactMap { $0.split(separator: ")").first }
        for target in targets where !target.contains("://") {
            #expect(FileManager.default.fileExists(atPath: "\(Checkout.root)/.github/\(target)"), "\(target)")
        }
    }
}
