import UCI

/// What this program says when asking the engine failed: the library's words, but with the remedies that are ours.
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
}
