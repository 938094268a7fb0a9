public import Chess

/// What a program tells an engine: one line each.
///
/// ```swift
/// if let e4 = EngineMove("e2e4") {
///     print(Command.position(start: .initial, moves: [e4]))  // position startpos moves e2e4
/// }
/// print(Command.go(.nodes(200_000), moves: []))  // go nodes 200000
/// print(Command("go depth 12") == .go(.depth(12), moves: []))  // true
/// ```
public enum Command: Hashable, Sendable {
    /// Asks for the engine's name and options; answered by `uciok`.
    case uci
    /// Whether the engine is to send more of its own about what it does.
    case debug(Bool)
    /// Asks for `readyok` once everything said before has been dealt with.
    case isReady
    /// Sets an option; a `nil` value presses a button.
    case setOption(name: String, value: String?)
    /// Registers with a name and a code.
    case register(name: String, code: String)
    /// Does without registration for now.
    case registerLater
    /// What comes next has nothing to do with what came before: `ucinewgame`.
    case newGame
    /// The position reached from `start` by `moves`. `Position.initial` is written `startpos`.
    case position(start: Position, moves: [EngineMove])
    /// Starts a search, of these moves only; an empty list searches all of them.
    case go(SearchLimit, moves: [EngineMove])
    /// Counts leaves: no part of the protocol, but Stockfish's own.
    case perft(depth: Int)
    /// Ends the search; the engine answers what it has found.
    case stop
    /// The opponent played the move that was pondered on: the search goes on as an ordinary one.
    case ponderHit
    /// Ends the program.
    case quit
}

extension Command: CustomStringConvertible {
    /// The line without its end. A control character inside a name or value becomes a blank, so that no text can
    /// smuggle in a second command.
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

    /// The empty text has a word of its own in the protocol.
    private static func value(_ text: String) -> String { text.isEmpty ? "<empty>" : oneLine(text) }

    private static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
    }
}
