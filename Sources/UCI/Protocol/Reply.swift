/// A reply from an engine to a program: one line each. All text in it comes from the engine and is untrusted.
///
/// ```swift
/// let line = "info depth 20 seldepth 28 score cp 31 nodes 812003 pv e2e4 e7e5 g1f3"
/// if case .info(let info) = Reply(line), let score = info.score {
///     print(info.depth ?? 0, score.value, info.line.map(\.description))
/// }
/// // 20 +0.31 ["e2e4", "e7e5", "g1f3"]
/// print(Reply("Stockfish 15.1 by the authors"))  // Stockfish 15.1 by the authors
/// ```
public enum Reply: Hashable, Sendable {
    /// The state of copy protection or registration.
    public enum Status: String, Hashable, Sendable {
        /// Being checked, valid, or refused.
        case checking, ok, error
    }

    /// The engine's name, in answer to `uci`.
    case name(String)
    /// The engine's author, in answer to `uci`.
    case author(String)
    /// The end of the answer to `uci`.
    case uciOK
    /// The answer to `isready`.
    case readyOK
    /// The end of a search, with the move to ponder on. A nil move is the engine's `(none)`: there is no move.
    case bestMove(EngineMove?, ponder: EngineMove?)
    /// The state of the engine's copy protection.
    case copyProtection(Status)
    /// The state of the engine's registration.
    case registration(Status)
    /// Information about the running search.
    case info(SearchInfo)
    /// A declared option, in answer to `uci`.
    case option(EngineOption)
    /// Any other line, or an incomplete one.
    case unknown(String)

    private enum Keyword: String {
        case id, uciok, readyok, bestmove, copyprotection, registration, info, option
    }

    /// Reads one line. Never fails: unknown words before the reply are skipped, and unreadable lines are `unknown`.
    public init(_ line: some StringProtocol) {
        var words = Words(line)
        let reply: Reply? =
            switch words.skip(to: Keyword.self) {
            case nil: nil
            case .id: Self.identity(&words)
            case .uciok: .uciOK
            case .readyok: .readyOK
            case .bestmove: Self.bestMove(&words)
            case .copyprotection: Self.status(&words).map(Reply.copyProtection)
            case .registration: Self.status(&words).map(Reply.registration)
            case .info: .info(SearchInfo(&words))
            case .option: EngineOption(&words).map(Reply.option)
            }
        self = reply ?? .unknown(String(line))
    }

    private static func identity(_ words: inout Words) -> Reply? {
        switch words.take() {
        case "name": .name(words.takeText())
        case "author": .author(words.takeText())
        default: nil
        }
    }

    private static func bestMove(_ words: inout Words) -> Reply? {
        guard let word = words.take() else { return nil }
        guard let move = EngineMove(word), move != .null else {
            return ["(none)", "NULL", "0000"].contains(word) ? .bestMove(nil, ponder: nil) : nil
        }
        let ponder = words.take() == "ponder" ? words.take().flatMap { EngineMove($0) } : nil
        return .bestMove(move, ponder: ponder)
    }

    private static func status(_ words: inout Words) -> Status? {
        words.take().flatMap { Status(rawValue: String($0)) }
    }
}

extension Reply: CustomStringConvertible {
    /// The line as an engine writes it.
    public var description: String {
        switch self {
        case .name(let name): "id name \(name)"
        case .author(let author): "id author \(author)"
        case .uciOK: "uciok"
        case .readyOK: "readyok"
        case .bestMove(let move, let ponder):
            "bestmove \(move?.description ?? "(none)")" + (ponder.map { " ponder \($0)" } ?? "")
        case .copyProtection(let status): "copyprotection \(status.rawValue)"
        case .registration(let status): "registration \(status.rawValue)"
        case .info(let info): info.description
        case .option(let option): option.description
        case .unknown(let line): line
        }
    }
}
