public import Chess

/// A command from a program to an engine: one line each.
///
/// ```swift
/// if let e4 = EngineMove("e2e4") {
///     print(Command.position(start: .initial, moves: [e4]))  // position startpos moves e2e4
/// }
/// print(Command.go(.nodes(200_000), moves: []))  // go nodes 200000
/// print(Command("go depth 12") == .go(.depth(12), moves: []))  // true
/// ```
public enum Command: Hashable, Sendable {
    /// Asks for the engine's name and options; answered with `uciok`.
    case uci
    /// Turns additional debug output of the engine on or off.
    case debug(Bool)
    /// Asks for `readyok` after all earlier commands have been processed.
    case isReady
    /// Sets an option; the value nil presses a button.
    case setOption(name: String, value: String?)
    /// Registers with a name and a code.
    case register(name: String, code: String)
    /// Skips registration for now.
    case registerLater
    /// Declares that the next position is from another game: `ucinewgame`.
    case newGame
    /// The position reached from `start` by `moves`. `Position.initial` is written as `startpos`.
    case position(start: Position, moves: [EngineMove])
    /// Starts a search restricted to these moves; an empty list searches all moves.
    case go(SearchLimit, moves: [EngineMove])
    /// Counts leaves: not part of the protocol, but supported by Stockfish.
    case perft(depth: Int)
    /// Ends the search; the engine reports its result.
    case stop
    /// The opponent has played the pondered move: the search continues as a normal one.
    case ponderHit
    /// Ends the program.
    case quit
}

extension Command: CustomStringConvertible {
    /// The line without its line end. Control characters in a name or value become blanks, so that text cannot inject a
    /// second command.
    public var description: String {
        switch self {
        case .uci: "uci"
        case .debug(let isOn): "debug \(isOn ? "on" : "off")"
        case .isReady: "isready"
        case .setOption(let name, let value):
            "setoption name \(Self.oneLine(name))" + (value.map { " value \(Self.value($0))" } ?? "")
        case .register(let name, let code): "register name \(Self.oneLine(name)) code \(Self.oneLine(code))"
        case .registerLater: "register later"
        case .newGame: "ucinewgame"
        case .position(let start, let moves):
            "position " + (start == .initial ? "startpos" : "fen \(start.fen)") + Self.list("moves", moves)
        case .go(let limit, let moves):
            (["go"] + limit.words).joined(separator: " ") + Self.list("searchmoves", moves)
        case .perft(let depth): "go perft \(depth)"
        case .stop: "stop"
        case .ponderHit: "ponderhit"
        case .quit: "quit"
        }
    }

    private static func list(_ word: String, _ moves: [EngineMove]) -> String {
        moves.isEmpty ? "" : " \(word) " + moves.map(\.description).joined(separator: " ")
    }

    /// The protocol writes the empty text as `<empty>`.
    private static func value(_ text: String) -> String { text.isEmpty ? "<empty>" : oneLine(text) }

    private static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
    }
}
