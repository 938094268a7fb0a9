import BoardImage
import Chess
import PGN
import Terminal
import TestSupport
import Testing

@testable import Console

/// What a terminal shows of boards drawn with pixels, read from the cells of a virtual screen.
@Suite struct BoardOnScreenTests {
    /// A board with one of everything that can be marked.
    struct Scene: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let view: @Sendable (BoardLook) throws -> BoardView
    }

    static let scenes: [Scene] = [
        Scene("the start position") { _ in },
        Scene("the last move", after: "e4") { $0.lastMove = Position.initial.move(uci: "e2e4") },
        Scene("check", after: "e4 f5 Qh5") { _ in },
        Scene("destinations", after: "e4 d5") { view in
            view.selected = Square("e4")
            view.destinations = ["e5", "d5"].compactMap { Square($0) }
        },
        Scene("a promotion", fen: "8/P7/8/8/8/8/k6K/8 w - - 0 1") { $0.promotion = Square("a8") },
        Scene("circles") { $0.shapes = ["Ga3", "Rb3", "Yc3", "Bd3"].compactMap { Shape($0) } },
        Scene("no pieces") { $0.look.hidesPieces = true },
    ]

    /// Both styles in all themes for the start position, in two themes for the other scenes, which are drawn by the
    /// same code.
    private func looks(for scene: Scene) -> [BoardLook] {
        let isFirst = scene.testDescription == Self.scenes[0].testDescription
        return [(BoardStyle.large, PieceSet.classic), (.medium, .modern)].flatMap { style, pieces in
            (isFirst ? BoardTheme.all : [style == .large ? BoardTheme.all[0] : BoardTheme.all[1]]).map { theme in
                var look = BoardLook(style)
                look.theme = theme
                look.pieces = pieces
                return look
            }
        }
    }

    /// Draws a board on a virtual screen.
    private func screen(_ view: BoardView, _ color: ColorMode) -> VirtualScreen {
        var screen = VirtualScreen(rows: 43, columns: 100)
        let renderer = Renderer(color: color)
        for line in view.board(view.look.style) { screen.feed(renderer.render(line) + "\r\n") }
        return screen
    }

    /// The colours of the board's pixels on a screen, row by row. A cell has two rows and, in the medium style, two
    /// columns of pixels.
    private func pixels(_ screen: VirtualScreen, _ style: BoardStyle) throws -> [[UInt32]] {
        let (width, height) = style == .large ? (80, 40) : (48, 24)
        return try (0..<height).flatMap { row in
            let cells = try (0..<width).map { column in
                let quarters = try #require(screen.cell(row, column + 2).quarters)
                return try quarters.map { try #require($0.rgb) }
            }
            return [0, 2].map { upper in
                cells.flatMap { style == .large ? [$0[upper]] : [$0[upper], $0[upper + 1]] }
            }
        }
    }

    /// The colour of the palette of 256 that is nearest, found by trying all of them.
    private static func nearest(_ color: RGB) -> UInt32 {
        let all = (16...255).compactMap { ScreenColor.indexed($0).rgb }
        func distance(_ rgb: UInt32) -> Int {
            let differences = [
                Int(rgb >> 16) - Int(color.red), Int(rgb >> 8 & 255) - Int(color.green),
                Int(rgb & 255) - Int(color.blue),
            ]
            return differences.reduce(0) { $0 + $1 * $1 }
        }
        return all.min { distance($0) < distance($1) } ?? 0
    }

    @Test(arguments: scenes, Side.allCases)
    func `a terminal of 24-bit colour shows every pixel of the drawing`(scene: Scene, side: Side) throws {
        for look in looks(for: scene) {
            var view = try scene.view(look)
            view.orientation = side
            let size = look.blocks.drawing(look.style).size
            let raster = view.diagram.raster(size)
            let shown = try pixels(screen(view, .trueColor), look.style)
            #expect(shown.joined().elementsEqual(raster.pixels.map(\.hex)), "\(look.theme.name) \(look.style)")
        }
    }

    @Test(arguments: scenes)
    func `a terminal of 256 colours shows the nearest colour of every pixel`(scene: Scene) throws {
        for look in looks(for: scene) {
            let view = try scene.view(look)
            let raster = view.diagram.raster(look.blocks.drawing(look.style).size)
            let colors = Dictionary(uniqueKeysWithValues: Set(raster.pixels).map { ($0, Self.nearest($0)) })
            let shown = try pixels(screen(view, .indexed), look.style)
            #expect(colors.allSatisfy { $0.quantized256.hex == $1 })
            #expect(
                shown.joined().elementsEqual(raster.pixels.compactMap { colors[$0] }),
                "\(look.theme.name) \(look.style)")
        }
    }

    @Test(arguments: [
        "d4d8", "d4h8", "d4h4", "d4g1", "d4d1", "d4a1", "d4a4", "d4a7", "d4e6", "d4f5", "d4b3", "d4c2",
    ])
    func `an arrow is seen on every square of its way and on no other`(way: String) throws {
        let arrow = try #require(Shape("R" + way))
        guard case .arrow(let tail, let head) = arrow.figure else { return }
        let squares = Set(Self.way(tail, head))
        for style in [BoardStyle.large, .medium] {
            var view = BoardView(
                try Position(fen: "8/8/8/8/8/8/8/K1k5 w - - 0 1"), look: BoardLook(style), orientation: .white,
                shapes: [arrow], hasColor: true)
            let marked = try pixels(screen(view, .trueColor), style)
            view.shapes = []
            let plain = try pixels(screen(view, .trueColor), style)
            let (width, height) = (marked[0].count / 8, marked.count / 8)
            var changed: [Square: Int] = [:]
            for (y, rows) in zip(marked, plain).enumerated() {
                for (x, pair) in zip(rows.0, rows.1).enumerated() where pair.0 != pair.1 {
                    let square = try #require(Square(file: x / width, rank: 7 - y / height))
                    changed[square, default: 0] += 1
                }
            }
            // A diagonal touches the two squares beside each of its steps; they do not count as part of its way.
            let seen = Set(changed.filter { $0.value > 2 * width * height / 36 }.keys)
            #expect(seen.isSubset(of: squares) && changed.keys.count <= 3 * squares.count, "\(style): \(changed)")
            #expect(squares.subtracting([tail]).isSubset(of: Set(changed.keys)), "\(style): \(changed)")
            #expect(changed.values.reduce(0, +) > width * height / 6)
        }
    }

    /// The squares between two squares, both included; for a knight's move the longer way first.
    private static func way(_ tail: Square, _ head: Square) -> [Square] {
        let (files, ranks) = (head.file - tail.file, head.rank - tail.rank)
        let steps = max(abs(files), abs(ranks))
        let isKnight = min(abs(files), abs(ranks)) == 1 && steps == 2
        return (0...steps).compactMap { step in
            let straight = (tail.file + files * step / steps, tail.rank + ranks * step / steps)
            if !isKnight { return Square(file: straight.0, rank: straight.1) }
            return abs(files) > abs(ranks)
                ? Square(file: tail.file + files.signum() * step, rank: tail.rank)
                : Square(file: tail.file, rank: tail.rank + ranks.signum() * step)
        } + [head]
    }
}

extension BoardOnScreenTests.Scene {
    fileprivate init(
        _ name: String, after moves: String? = nil, fen: String? = nil,
        change: @escaping @Sendable (inout BoardView) -> Void
    ) {
        testDescription = name
        view = { look in
            let start = try moves.map { try position(after: $0) } ?? fen.map { try Position(fen: $0) } ?? .initial
            var view = BoardView(start, look: look, orientation: .white, hasColor: true)
            change(&view)
            return view
        }
    }
}
