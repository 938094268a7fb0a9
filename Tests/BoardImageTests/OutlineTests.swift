import Chess
import Testing

@testable import BoardImage

/// Paths as text and as polygons.
@Suite struct OutlineTests {
    @Test(arguments: [
        ("M1 2L3 4.5Z", "M1 2L3 4.5Z"), ("M1 2 3 4 5 6", "M1 2M3 4M5 6"),
        ("M10 10H20V30L5-5", "M10 10L20 10L20 30L5 -5"),
        ("M0 0C1 2 3 4 5 6 7 8 9 10 11 12", "M0 0C1 2 3 4 5 6C7 8 9 10 11 12"), ("M-0.25 1.005", "M-0.25 1"),
        ("", ""), ("M1", ""), ("M1 1L2", "M1 1"), ("M1 1A2 2", "M1 1"), ("M1 1Z3", "M1 1Z"),
    ])
    func `a path is read up to its first fault`(text: String, read: String) {
        #expect(Outline(text).text == read)
    }

    @Test(arguments: PieceSet.allCases, PieceKind.allCases)
    func `every drawing is complete and inside its square`(set: PieceSet, kind: PieceKind) {
        let drawing = set.drawing(of: kind)
        #expect(!drawing.bodies.isEmpty)
        for body in drawing.bodies + drawing.dots {
            #expect(body.elements.count >= 5)
            #expect(body.elements.last == .close)
        }
        for line in drawing.lines { #expect(line.elements.count >= 2) }
        for outline in drawing.bodies + drawing.lines + drawing.dots {
            // Reading the text again gives the same outline: nothing was lost.
            #expect(Outline(outline.text).text == outline.text)
            for point in outline.polylines().flatMap(\.points) {
                #expect((3...97).contains(point.x) && (3...97).contains(point.y), "\(set) \(kind.name): \(point)")
            }
        }
    }

    @Test func `every character is drawn between its lines`() {
        for (character, glyph) in Lettering.glyphs {
            for point in glyph.outline.polylines().flatMap(\.points) {
                #expect((0...glyph.width).contains(point.x) && (0...13).contains(point.y), "\(character)")
            }
        }
        for character in "abcdefgh12345678!?=+-N" { #expect(Lettering.glyphs[character] != nil, "\(character)") }
    }

    @Test func `a half is completed to a symmetrical form`() {
        let half = Outline("M50 10L60 20C60 30 70 40 70 50H50")
        #expect(
            Outline.symmetric(half, axis: 50).text
                == "M50 10L60 20C60 30 70 40 70 50L50 50L30 50C30 40 40 30 40 20L50 10Z")
    }

    @Test func `a circle covers its area`() {
        var area = 0
        let disc = Outline.circle(Point(50, 50), radius: 40).polylines()
        ScanConverter.fill(disc, width: 100, height: 100) { _, columns in area += columns.count }
        #expect(abs(Double(area) - 5026.5) < 30)
    }

    @Test func `forms that leave the grid are cut`() {
        var cells = 0
        let square = [Polyline(points: [Point(-9, -9), Point(4, -9), Point(4, 90), Point(-9, 90)], isClosed: true)]
        ScanConverter.fill(square, width: 6, height: 5) { row, columns in
            #expect(columns == 0..<4)
            #expect((0..<5).contains(row))
            cells += columns.count
        }
        #expect(cells == 20)
    }

    @Test func `a stroke has its width and no holes`() {
        var rows: [Int: Int] = [:]
        let line = Polyline(points: [Point(10, 20), Point(60, 20), Point(30, 20)])
        ScanConverter.fill(line.stroke(width: 8), width: 100, height: 40) { row, columns in
            rows[row, default: 0] += columns.count
        }
        #expect(rows.keys.sorted() == Array(16..<24))
        #expect(rows[20] == 58)
    }
}
