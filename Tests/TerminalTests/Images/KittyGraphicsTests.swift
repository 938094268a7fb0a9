import Foundation
import TestSupport
import Testing

@testable import Terminal

@Suite struct KittyGraphicsTests {
    private static func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) } }

    /// The keys and the decoded data of a picture that a screen recorded.
    private func decoded(_ image: VirtualScreen.Image) throws -> (keys: Set<String>, data: [UInt8]) {
        let parts = image.text.split(separator: ";", maxSplits: 1).map(String.init)
        let data = parts.count > 1 ? try #require(Data(base64Encoded: parts[1])) : Data()
        return (Set(parts[0].split(separator: ",").map(String.init)), Array(data))
    }

    @Test(arguments: [1, 2, 3, 3071, 3072, 3073, 6144, 20_000])
    func `a picture arrives complete, in sequences of at most 4096 characters`(count: Int) throws {
        let text = KittyGraphics.show(Self.bytes(count))
        var screen = VirtualScreen(rows: 5, columns: 20)
        screen.feed(text)
        let image = try #require(screen.images.first)
        #expect(screen.images.count == 1)
        let (keys, data) = try decoded(image)
        #expect(data == Self.bytes(count))
        #expect(keys.isSuperset(of: ["a=T", "f=100", "q=2", "C=1"]))
        #expect(!keys.contains { $0.hasPrefix("i=") })
        for sequence in text.split(separator: "\u{1B}\\") {
            let data = sequence.split(separator: ";", maxSplits: 1).last ?? ""
            #expect(data.utf8.count <= 4096)
        }
        #expect(text.components(separatedBy: "m=0").count == 2)
    }

    @Test func `patches are placed by cell and pixel, and the cursor returns`() throws {
        var screen = VirtualScreen(rows: 12, columns: 40)
        // A picture in row 2 and column 3; the cursor is in row 10.
        screen.feed("\u{1B}[11;6H")
        let cell = try #require(CellSize(width: 8, height: 16))
        let place = ImagePlace(rowsAbove: 8, column: 3, cell: cell)
        let patches = [
            ImagePatch(x: 0, y: 0, png: [1]), ImagePatch(x: 20, y: 40, png: [2, 3]),
            ImagePatch(x: 64, y: 112, png: [4]),
        ]
        screen.feed(KittyGraphics.show(patches, on: place, firstNumber: 70))
        #expect(screen.cursor == (10, 5))
        #expect(screen.images.map(\.row) == [2, 4, 9])
        #expect(screen.images.map(\.column) == [3, 5, 11])
        let keys = try screen.images.map { try decoded($0).keys }
        #expect(keys[0].isSuperset(of: ["i=70", "X=0", "Y=0"]))
        #expect(keys[1].isSuperset(of: ["i=71", "X=4", "Y=8"]))
        #expect(keys[2].isSuperset(of: ["i=72", "X=0", "Y=0"]))
        #expect(try decoded(screen.images[1]).data == [2, 3])
        #expect(screen.unknown.isEmpty)
    }

    @Test func `patches are removed by number`() throws {
        #expect(
            KittyGraphics.remove(5...6) == "\u{1B}_Ga=d,d=I,q=2,i=5\u{1B}\\\u{1B}_Ga=d,d=I,q=2,i=6\u{1B}\\")
        let cell = try #require(CellSize(width: 8, height: 16))
        #expect(KittyGraphics.show([], on: ImagePlace(rowsAbove: 1, column: 0, cell: cell), firstNumber: 1) == "")
    }
}
