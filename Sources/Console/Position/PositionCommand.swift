public import Chess
public import Coach
import Openings
import Store
import Terminal

/// `prep position`: a position, its legal moves, and whether a token is one of them.
public struct PositionCommand: Sendable {
    public let position: Position
    /// The text of a move to try.
    public let token: String?
    /// A board style, instead of the setting.
    public var board: BoardStyle?
    /// The side at the bottom.
    public var orientation: Side = .white
    /// The move that led to the position.
    public var lastMove: Move?
    /// The picture to write instead of printing the position.
    public var picture: PositionPicture?

    public init(position: Position, token: String?) {
        self.position = position
        self.token = token
    }

    /// The result of trying `token`.
    public enum Trial: Sendable {
        case played(Move)
        case refused(SANError)
        case nullMove
    }

    public var trial: Trial? {
        guard let token else { return nil }
        do throws(SANError) {
            // A null move can be read, but not played on the board.
            guard let move = try SAN(token).move(in: position, .prompt) else { return .nullMove }
            return .played(move)
        } catch {
            return .refused(error)
        }
    }

    /// Prints the board, the FEN and the moves, or the document. Status 1 when the move to try was refused.
    public func run(_ environment: Environment, _ printer: Printer, isJSON: Bool) throws -> ExitStatus {
        let trial = trial
        if let picture, try write(picture, trial, environment, printer) { return .done }
        if isJSON {
            printer.print(json)
        } else {
            let view = try boardView(environment, printer)
            let moves = StyledText(position.movesByUCI.map { position.san($0) }.joined(separator: " "), .dim)
                .writingMoves(printer.moves)
            let words = printer.terminal.isPlain ? BoardQuery.board.answer(in: position).map { StyledText($0) } : []
            printer.print(
                view.placed(printer.terminal) { columns in
                    words.writingMoves(printer.moves) + StyledText(position.fen).wrapped(to: columns)
                        + moves.wrapped(to: columns)
                })
            switch trial {
            case .played(let move):
                let san = printer.moves.text(position.san(move))
                printer.print(StyledText(san, .success) + StyledText("  " + position.playing(move).fen))
            case .refused(let error): printer.print(StyledText(error.message, .error))
            case .nullMove: printer.print(StyledText("a null move cannot be played", .error))
            case nil: break
            }
        }
        switch trial {
        case .refused, .nullMove: return .found
        case .played, nil: return .done
        }
    }

    /// Writes the picture of the position, or of the position after the tried move. False when there is no such position.
    private func write(
        _ picture: PositionPicture, _ trial: Trial?, _ environment: Environment, _ printer: Printer
    ) throws -> Bool {
        var (shown, move) = (position, lastMove)
        switch trial {
        case .refused, .nullMove: return false
        case .played(let played): (shown, move) = (position.playing(played), played)
        case nil: break
        }
        try picture.check(environment)
        let file = try? LearnerFile.openReadOnly(path: environment.databasePath)
        let look = (try? BoardLook(nil, file, printer.terminal)) ?? BoardLook(.glyphs)
        try picture.write(
            shown, lastMove: move, look: look, orientation: orientation, environment, printer)
        return true
    }

    /// The board in the theme and look of the settings. Uses the defaults if the data file is missing or cannot be
    /// read, because the position does not depend on it.
    private func boardView(_ environment: Environment, _ printer: Printer) throws -> BoardView {
        let file = try? LearnerFile.openReadOnly(path: environment.databasePath)
        let style = board?.rawValue
        let look = try (try? printer.boardLook(style, file)) ?? printer.boardLook(style, nil)
        let key = CardKey(side: position.sideToMove, epd: position.epd)
        let shapes = (try? file?.shapes(in: key)) ?? []
        return BoardView(
            position, look: look, orientation: orientation, lastMove: lastMove, shapes: shapes,
            hasColor: printer.hasColor)
    }

    public var json: JSON {
        var members: [String: JSON] = [
            "v": 1, "fen": .string(position.fen), "epd": .string(position.epd),
            "polyglot": .string(position.polyglotKey.hexadecimal), "check": .bool(position.isCheck),
            "checkmate": .bool(position.isCheckmate), "stalemate": .bool(position.isStalemate),
            "moves": .array(position.movesByUCI.map { Self.json($0, in: position) }),
        ]
        switch trial {
        case .played(let move): members["played"] = Self.json(move, in: position)
        case .refused(let error):
            members["error"] = [
                "kind": .string(error.kind.word), "message": .string(error.message),
                "candidates": JSON(error.candidates.map { position.san($0) }),
            ]
        case .nullMove:
            members["error"] = ["kind": "illegal", "message": "a null move cannot be played", "candidates": []]
        case nil: break
        }
        return .object(members)
    }

    private static func json(_ move: Move, in position: Position) -> JSON {
        [
            "san": .string(position.san(move)), "uci": .string(position.uci(move)),
            "fen": .string(position.playing(move).fen),
        ]
    }
}

extension SANError.Kind {
    /// The kind of an error in JSON. A missing promotion piece is an ambiguity: four moves match.
    var word: String {
        switch self {
        case .syntax: "syntax"
        case .illegal, .nullMove: "illegal"
        case .ambiguous, .promotionMissing: "ambiguous"
        }
    }
}

extension UInt64 {
    /// Sixteen lower-case hexadecimal digits.
    var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
