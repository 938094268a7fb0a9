import Foundation
import TestSupport
import Testing

/// Sources/README.md names only files that exist.
@Suite struct MapTests {
    @Test func `every file in the index exists`() throws {
        let map = try #require(Checkout.text("Sources/README.md"))
        let rows = map.split(separator: "\n").filter { $0.hasPrefix("|") }
        var named = 0
        for row in rows {
            var folder = ""
            for name in row.split(separator: "`").map(String.init)
            where name.hasSuffix(".swift") || (name.hasSuffix("/") && !name.contains(" ")) {
                // A name without a path is in the folder of the path before it.
                let path = name.contains("/") ? name : folder + name
                folder = path[...(path.lastIndex(of: "/") ?? path.startIndex)].description
                named += 1
                #expect(FileManager.default.fileExists(atPath: Checkout.root + "/Sources/" + path), "\(path): \(row)")
            }
        }
        #expect(named > 50)
    }

    @Test func `every folder of the tests is described in Tests/README.md`() throws {
        let readme = try #require(Checkout.text("Tests/README.md"))
        let entries = try FileManager.default.contentsOfDirectory(atPath: Checkout.root + "/Tests").sorted()
        // Targets' own tests share one line.
        let folders = entries.filter { !$0.contains(".") && !$0.hasSuffix("Tests") }
        #expect(folders.contains("FuzzDrivers"))
        for folder in folders { #expect(readme.contains("| `\(folder)` |"), "\(folder)") }
    }
}
