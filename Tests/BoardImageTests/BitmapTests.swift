import Chess
import Testing

@testable import BoardImage

@Suite struct BitmapTests {
    /// A set in a size.
    struct Drawings: CustomTestStringConvertible, Sendable {
        let set: PieceSet
        let size: BitmapSize
        var testDescription: String { "\(set) \(size)" }
        static let all = PieceSet.allCases.flatMap { set in BitmapSize.allCases.map { Drawings(set: set, size: $0) } }

        func bitmap(_ kind: PieceKind) -> PieceBitmap { PieceBitmap.of(kind, set: set, size: size) }

        func rows(_ kind: PieceKind) -> [[PieceBitmap.Pixel]] {
            let bitmap = bitmap(kind)
            return (0..<bitmap.height).map { y in (0..<bitmap.width).map { bitmap[$0, y] } }
        }
    }

    @Test(arguments: Drawings.all)
    func `every drawing has the right size and only known letters`(drawings: Drawings) {
        let texts = BitmapText.texts(drawings.set, drawings.size)
        #expect(texts.count == PieceKind.allCases.count)
        for (kind, text) in zip(PieceKind.allCases, texts) {
            #expect(BitmapText.bitmap(text, drawings.size) == drawings.bitmap(kind), "\(kind)")
        }
    }

    @Test func `a drawing with another letter, row or column is not read`() throws {
        let text = BitmapText.classicSmall[0]
        #expect(BitmapText.bitmap(text, .small) != nil)
        #expect(BitmapText.bitmap(text, .wide) == nil)
        #expect(BitmapText.bitmap(text.replacing("o", with: "x"), .small) == nil)
        #expect(BitmapText.bitmap(text + "\n......", .small) == nil)
        #expect(BitmapText.bitmap(String(text.dropLast()), .small) == nil)
    }

    @Test(arguments: Drawings.all)
    func `two kinds of piece differ in at least 15 % of the union of their silhouettes`(drawings: Drawings) {
        for (index, kind) in PieceKind.allCases.enumerated() {
            for other in PieceKind.allCases.dropFirst(index + 1) {
                let pairs = zip(drawings.bitmap(kind).pixels, drawings.bitmap(other).pixels)
                let union = pairs.filter { $0 != .clear || $1 != .clear }.count
                let different = pairs.filter { ($0 == .clear) != ($1 == .clear) }.count
                #expect(different * 100 >= union * 15, "\(kind) and \(other): \(different) of \(union) pixels")
            }
        }
    }

    @Test(arguments: Drawings.all)
    func `all pieces end one pixel above the lower edge and do not touch their right neighbour`(drawings: Drawings) {
        for kind in PieceKind.allCases {
            let rows = drawings.rows(kind)
            #expect(rows.last?.allSatisfy { $0 == .clear } == true, "\(kind)")
            #expect(rows.dropLast().last?.contains { $0 != .clear } == true, "\(kind)")
            #expect(rows.allSatisfy { $0.last == .clear }, "\(kind)")
        }
        #expect(drawings.rows(.pawn)[0].allSatisfy { $0 == .clear })
    }

    @Test(arguments: Drawings.all)
    func `a pawn is smaller than every other piece`(drawings: Drawings) {
        func area(_ kind: PieceKind) -> Int { drawings.bitmap(kind).pixels.filter { $0 != .clear }.count }
        for kind in PieceKind.allCases where kind != .pawn { #expect(area(.pawn) < area(kind), "\(kind)") }
    }

    @Test(arguments: PieceSet.allCases)
    func `White's large pieces are enclosed by their contour, the others have none`(set: PieceSet) {
        for kind in PieceKind.allCases {
            let bitmap = PieceBitmap.of(kind, set: set, size: .large)
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width where bitmap[x, y] == .fill || bitmap[x, y] == .detail {
                    let neighbours = [bitmap[x - 1, y], bitmap[x + 1, y], bitmap[x, y - 1], bitmap[x, y + 1]]
                    #expect(!neighbours.contains(.clear), "\(kind) at \(x), \(y)")
                }
            }
            for size in [BitmapSize.small, .wide] {
                #expect(!PieceBitmap.of(kind, set: set, size: size).pixels.contains(.outline), "\(kind)")
            }
        }
    }

    @Test(arguments: PieceSet.allCases)
    func `no cell of quadrants has three colours`(set: PieceSet) {
        for kind in PieceKind.allCases {
            let bitmap = PieceBitmap.of(kind, set: set, size: .wide)
            for y in stride(from: 0, to: bitmap.height, by: 2) {
                for x in stride(from: 0, to: bitmap.width, by: 2) {
                    let cell = Set([bitmap[x, y], bitmap[x + 1, y], bitmap[x, y + 1], bitmap[x + 1, y + 1]])
                    #expect(cell.count <= 2, "\(kind) at \(x), \(y)")
                }
            }
        }
    }
}
