/// Why a word of the notation view could not be executed, and what to type instead.
public struct NotationFault: Error, Hashable, Sendable {
    /// One or two sentences.
    public let message: String

    init(_ message: String) { self.message = message }
}
