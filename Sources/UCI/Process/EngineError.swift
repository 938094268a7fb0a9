/// Why an engine gave no answer, in a sentence with the remedy. Paths and the engine's words in it are untrusted text.
///
/// ```swift
/// do {
///     _ = try await Engine.start("/no/such/engine")
/// } catch EngineError.missing(let path) {
///     print("there is no engine at \(path)")  // there is no engine at /no/such/engine
/// }
/// ```
public enum EngineError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No file at that path.
    case missing(path: String)
    /// A folder, or a file that may not be run.
    case notExecutable(path: String)
    /// The system refused to run it (a script without an interpreter, a program of another machine).
    case notStarted(path: String, reason: String)
    /// It did not answer `uci` with `uciok` in time.
    case notAnEngine(path: String, seconds: Double)
    /// The process ended by itself; `how` says with what.
    case died(path: String, how: String)
    /// It did not answer in time, not even when told to stop, and was ended.
    case timedOut(path: String, waitingFor: String, seconds: Double)
    /// It wrote more than a search can be worth, and was ended.
    case flooded(path: String)
    /// It answered a move that is not legal, or none where there are some. The engine stays usable.
    case noLegalAnswer(path: String, answer: String)
    /// It answered a legal move, but none of those it was to choose among: it does not know `searchmoves`. The engine
    /// stays usable.
    case ignoresSearchMoves(path: String, answer: String)
    /// The position is Chess960 and the engine does not play it. The engine stays usable.
    case noChess960(path: String)
    /// An option it was to be given is none it declares, or has a value it does not allow. The engine stays usable,
    /// unless it was being started.
    case badOption(path: String, fault: EngineOptionError)
    /// It refuses to work on this machine: its copy protection says so.
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
        case .timedOut(let path, let awaited, let seconds):
            "\(path): no \(awaited) within \(Self.text(seconds)); the engine was stopped"
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
