public import Chess

/// What a program tells an engine: one line each.
public enum Command: Hashable, Sendable {
    case uci
    case debug(Bool)
    case isReady
    /// A `nil` value presses a button.
    case setOption(name: String, value: String?)
    /// Register later (`nil`), or with a name and a code.
    case register(name: String, code: String)
    case registerLater
    case newGame
    /// The position reached from `start` by `moves`. `Position.initial` is written `startpos`.
    case position(start: Position, moves: [EngineMove])
    /// An empty `moves` searches all of them.
    case go(SearchLimit, moves: [EngineMove])
    /// Counts leaves: no part of the protocol, but Stockfish's own.
    case perft(depth: Int)
    case stop
    case ponderHit
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
            "setoption name \(Self.oneLine(name))" + (value.map { " value \(Self.oneLine($0))" } ?? "")
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

    private static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
    }
}
