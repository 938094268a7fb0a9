public import UCI

/// Options of an engine as the setting `engine-options` writes them: `EvalFile=/x.nnue; Clear Hash; SyzygyPath=/tb`.
public struct EngineOptionsText {
    public let options: [EngineSettings.Option]

    /// Reads the name before the first `=` and the value after it; an option without `=` is a button. Empty parts are
    /// skipped.
    /// - Throws: `CommandFailure` for a part without a name.
    public init(_ text: String) throws {
        options = try text.split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }.map { part in
            let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { String($0).trimmed }
            guard let name = halves.first, !name.isEmpty else {
                throw CommandFailure(
                    "settings: write engine-options as Name=value; Name=value, not \"\(part)\"", status: .usage)
            }
            return EngineSettings.Option(name: name, value: halves.count == 2 ? halves[1] : nil)
        }
    }

    /// The options in canonical form.
    public var text: String {
        options.map { option in option.name + (option.value.map { "=\($0)" } ?? "") }.joined(separator: "; ")
    }
}
