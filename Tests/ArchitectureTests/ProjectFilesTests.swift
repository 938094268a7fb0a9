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
}
