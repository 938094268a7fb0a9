import Foundation
import TestSupport
import Testing

/// Sources/README.md sends nobody to a file that is not there.
@Suite struct MapTests {
    @Test func `every file the map names is there`() throws {
        let map = try #require(Checkout.text("Sources/README.md"))
        let rows = map.split(separator: "\n").filter { $0.hasPrefix("|") }
        var named = 0
        for row in rows {
            var folder = ""
            for name in row.split(separator: "`").map(String.init)
            where name.hasSuffix(".swift") || (name.hasSuffix("/") && !name.contains(" ")) {
                // Behind a path, a name alone stands in the same folder.
                let path = name.contains("/") ? name : folder + name
                folder = path[...(path.lastIndex(of: "/") ?? path.startIndex)].description
                named += 1
                #expect(FileManager.default.fileExists(atPath: Checkout.root + "/Sources/" + path), "\(path): \(row)")
            }
        }
        #expect(named > 50)
    }

    @Test func `every folder of the tests has its line in their README`() throws {
        let readme = try #require(Checkout.text("Tests/README.md"))
        let entries = try FileManager.default.contentsOfDirectory(atPath: Checkout.root + "/Tests").sorted()
        // Targets' own tests share one line.
        let folders = entries.filter { !$0.contains(".") && !$0.hasSuffix("Tests") }
        #expect(folders.contains("FuzzDrivers"))
        for folder in folders { #expect(readme.contains("| `\(folder)` |"), "\(folder)") }
    }
}
