/// The limit on the engine's output in answer to one command, so that an engine that floods cannot fill the memory.
struct OutputLimit {
    /// The maximum number of bytes; a minute of analysis produces a hundredth of it.
    static let standard = 8 * 1024 * 1024

    private let limit: Int
    /// The number of bytes received since the last command that expects an answer.
    private var count = 0

    init(bytes limit: Int) { self.limit = limit }

    /// Starts counting for a new command.
    mutating func reset() { count = 0 }

    /// Counts bytes; returns false if they exceed the limit.
    mutating func add(_ bytes: Int) -> Bool {
        count += bytes
        return count <= limit
    }
}
