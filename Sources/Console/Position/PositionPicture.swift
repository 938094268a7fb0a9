import BoardImage
import Chess
import Coach
import PGN
import Store
import Terminal

/// The picture that `prep position -o FILE` writes: SVG or PNG, by the end of the file's name.
public struct PositionPicture: Sendable {
    /// The formats by the ends of file names.
    private enum Format: String, CaseIterable {
        case svg, png
    }

    /// The widths of a square in pixels that can be drawn.
    public static var squareSizes: ClosedRange<Int> { BoardDiagram.squareSizes }
    /// The width of a square in pixels unless another one is chosen.
    public static let squareSize = 64
    /// The names of the themes.
    public static var themes: [String] { BoardTheme.all.map(\.name) }
    /// The names of the sets of pieces.
    public static var pieceSets: [String] { PieceSet.allCases.map(\.rawValue) }

    private let output: OutputChoice
    private let path: String
    private let format: Format
    private let marks: [BoardMark]
    private let theme: BoardTheme?
    private let pieces: PieceSet?
    private let squareSize: Int

    /// - Parameters:
    ///   - marks: arrows and circles as in PGN files, such as `Gc2c3` and `Ra4`.
    ///   - theme: the name of a theme; nil uses the setting's.
    ///   - pieces: the name of a set of pieces; nil uses the setting's.
    /// - Throws: a `CommandFailure` for a file without a known ending, and for unknown names or marks.
    public init(_ output: OutputChoice, marks: [String], theme: String?, pieces: String?, squareSize: Int?) throws {
        let ending = output.path.flatMap { $0.split(separator: "/").last }?.split(separator: ".").dropFirst().last
        guard let path = output.path, let format = ending.flatMap({ Format(rawValue: $0.lowercased()) }) else {
            throw CommandFailure("a picture needs a file whose name ends with .svg or .png", status: .usage)
        }
        self.output = output
        self.path = path
        self.format = format
        self.marks = try marks.map(Self.mark)
        self.theme = try theme.map { name in
            guard let theme = BoardTheme.named(name) else { throw Self.unknown("theme", name, Self.themes) }
            return theme
        }
        self.pieces =
            try pieces.map { name in
                guard let set = PieceSet.named(name) else { throw Self.unknown("set of pieces", name, Self.pieceSets) }
                return set
            }
        self.squareSize = squareSize ?? Self.squareSize
    }

    private static func unknown(_ kind: String, _ name: String, _ names: [String]) -> CommandFailure {
        CommandFailure("there is no \(kind) \(name); there are \(names.joined(separator: ", "))", status: .usage)
    }

    private static func mark(_ text: String) throws -> BoardMark {
        guard let mark = BoardMark(text) else {
            throw CommandFailure(
                "--draw takes a colour (G, R, Y or B) and one or two squares, such as Gc2c3 or Ra4, not \(text)",
                status: .usage)
        }
        return mark
    }

    /// Throws what would prevent the file from being written.
    func check(_ environment: Environment) throws { try output.check(environment) }

    /// Writes the file and reports its size.
    ///
    /// - Parameter lastMove: the move that led to the position.
    func write(
        _ position: Position, lastMove: Move?, look: BoardLook, orientation: Side,
        _ environment: Environment, _ printer: Printer
    ) throws {
        var diagram = BoardDiagram(position)
        diagram.orientation = orientation
        diagram.theme = theme ?? look.theme
        diagram.pieces = pieces ?? look.pieces
        diagram.lastMove = look.marksLastMove ? lastMove : nil
        diagram.drawings = marks
        diagram.hasCoordinates = look.hasCoordinates
        switch format {
        case .svg: try output.deliver(diagram.svg(squareSize: squareSize), environment, printer)
        case .png: try output.deliver(diagram.png(squareSize: squareSize), environment)
        }
        printer.say(StyledText("\(path): \(squareSize * 8) × \(squareSize * 8) pixels"))
    }
}
