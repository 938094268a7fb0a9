/// The reason why an engine gave no answer, with a remedy. Paths and engine output in it are untrusted text.
///
/// ```swift
/// do {
///     _ = try await Engine.start("/no/such/engine")
/// } catch EngineError.missing(let path) {
///     print("there is no engine at \(path)")  // there is no engine at /no/such/engine
/// }
/// ```
public enum EngineError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no file at that path.
    case missing(path: String)
    /// The path is a directory or a file without execute permission.
    case notExecutable(path: String)
    /// The system refused to run the file (a script without an interpreter, or a program for another machine).
    case notStarted(path: String, reason: String)
    /// The program did not answer `uci` with `uciok` in time.
    case notAnEngine(path: String, seconds: Double)
    /// The process ended by itself; `how` is its exit status or signal.
    case died(path: String, how: String)
    /// The engine did not answer in time, not even to `stop`, and was ended.
    case timedOut(path: String, waitingFor: String, seconds: Double)
    /// The engine wrote more than any search needs, and was ended.
    case flooded(path: String)
    /// The engine answered with an illegal move, or with none although there are legal moves. It stays usable.
    case noLegalAnswer(path: String, answer: String)
    /// The engine answered with a legal move that is not one of those to search: it does not support `searchmoves`. It
    /// stays usable.
    case ignoresSearchMoves(path: String, answer: String)
    /// The position is Chess960, which the engine does not support. It stays usable.
    case noChess960(path: String)
    /// The engine does not declare an option or does not allow its value. It stays usable, unless it was being started.
    case badOption(path: String, fault: EngineOptionError)
    /// The engine's copy protection refuses to run on this machine.
    case copyProtected(path: String)
    /// The engine was closed.
    case closed

    public var description: String {
        switch self {
        case .missing(let path):
            "\(path): there is no such program; give the path of an engine"
        case .notExecutable(let path):
            "\(path): cannot be run; an engine is a program file with execute permission"
        case .notStarted(let path, let reason):
            "\(path): could not be started (\(reason)); is it built for this processor?"
        case .notAnEngine(let path, let seconds):
            "\(path): did not answer 'uci' within \(Self.text(seconds)); is it a UCI engine?"
        case .died(let path, let how):
            "\(path): the engine ended (\(how)); start it again"
        case .timedOut(let path, let kind, let seconds):
            "\(path): no \(kind) within \(Self.text(seconds)); the engine was stopped"
        case .flooded(let path):
            "\(path): the engine wrote without end and was stopped"
        case .noLegalAnswer(let path, let answer):
            "\(path): answered '\(answer)', which is not a legal move here"
        case .ignoresSearchMoves(let path, let answer):
            "\(path): answered '\(answer)', which it was not asked about; it does not know 'searchmoves'"
        case .noChess960(let path):
            "\(path): does not play Chess960"
        case .badOption(let path, let fault):
            "\(path): \(fault)"
        case .copyProtected(let path):
            "\(path): the engine's copy protection refuses to run; ask its vendor"
        case .closed:
            "the engine is closed"
        }
    }

    private static func text(_ seconds: Double) -> String {
        let tenths = Int(seconds * 10)
        return (tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)") + " s"
    }
}

extension Duration {
    /// Seconds, for messages.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
