import UCI

/// The messages of engine errors, with the remedies this program offers.
public enum EngineErrorText {
    public static func words(_ error: any Error) -> String {
        switch error {
        case EngineError.missing(let path) where !path.contains("/"):
            "\(path): there is no program of this name on PATH; give its path with --engine or the setting engine"
        case EngineError.missing(let path):
            "\(path): no such engine; give its path with --engine or the setting engine"
        case EngineError.died(let path, let how):
            "\(path): the engine ended (\(how)); it is started again when it is next needed"
        case EngineError.badOption(let path, let fault):
            "\(path): \(fault) (settings engine-options)"
        default:
            "\(error)"
        }
    }

    /// The error a command reports: a `CommandFailure` for an engine error. A cancellation stays one.
    public static func failure(_ error: any Error) -> any Error {
        error is CommandFailure || error is CancellationError ? error : CommandFailure(words(error))
    }
}
