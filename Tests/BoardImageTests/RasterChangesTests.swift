import Chess
import TestSupport
import Testing

@testable import BoardImage

@Suite struct RasterChangesTests {
    private func board(after moves: String, size: Int = 40) throws -> Raster {
        var diagram = BoardDiagram(.initial)
        for san in moves.split(separator: " ") {
            let move = try diagram.position.move(san: san)
            diagram.position.play(move)
            diagram.lastMove = move
        }
        return diagram.raster(squareSize: size)
    }

    /// The first picture with the patches painted over it.
    private func painted(_ raster: Raster, _ patches: [RasterPatch]) -> Raster {
        var raster = raster
        for patch in patches {
            for y in 0..<patch.raster.height {
                for x in 0..<patch.raster.width { raster[patch.x + x, patch.y + y] = patch.raster[x, y] }
            }
        }
        return raster
    }

    @Test(arguments: [
        ("", "e4", 2), ("e4", "e4 e5", 4), ("e4 e5 Nf3 Nc6 Bb5 a6", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6", 4), ("e4", "e4", 0),
    ])
    func `the changed squares turn one picture into the other`(before: String, after: String, mostPatches: Int) throws {
        for size in [16, 40, 57] {
            let (old, new) = (try board(after: before, size: size), try board(after: after, size: size))
            let patches = new.changes(from: old)
            #expect(painted(old, patches) == new)
            #expect(patches.count <= mostPatches)
            let area = patches.reduce(0) { $0 + $1.raster.width * $1.raster.height }
            #expect(area <= new.pixels.count / 4)
        }
    }

    @Test func `scattered changes are found, and the rectangles do not overlap`() {
        var generator = SeededGenerator(seed: 7)
        for count in [1, 3, 20, 200] {
            var new = Raster(width: 101, height: 67, color: RGB(0))
            let old = new
            for _ in 0..<count {
                new[Int.random(in: 0..<101, using: &generator), Int.random(in: 0..<67, using: &generator)] = RGB(0xFF)
            }
            let patches = new.changes(from: old)
            #expect(painted(old, patches) == new)
            var painted = Raster(width: 101, height: 67, color: RGB(0))
            for patch in patches {
                for y in 0..<patch.raster.height {
                    for x in 0..<patch.raster.width {
                        #expect(painted[patch.x + x, patch.y + y] == RGB(0))
                        painted[patch.x + x, patch.y + y] = RGB(1)
                    }
                }
            }
        }
    }

    @Test func `a picture of another size changes as a whole`() {
        let (small, large) = (Raster(width: 2, height: 2, color: RGB(0)), Raster(width: 3, height: 2, color: RGB(0)))
        #expect(large.changes(from: small) == [RasterPatch(x: 0, y: 0, raster: large)])
    }

    @Test func `a part is cut off at the edges`() {
        var raster = Raster(width: 3, height: 2, color: RGB(0))
        raster[2, 1] = RGB(5)
        let part = raster.part(columns: 1..<9, rows: -4..<2)
        #expect(part.width == 2 && part.height == 2 && part[1, 1] == RGB(5))
        #expect(raster.part(columns: 5..<9, rows: 0..<1).pixels.isEmpty)
    }
}
