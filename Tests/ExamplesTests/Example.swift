import Synchronization
import TestSupport
import Testing

/// Runs a documentation example: the lines between the braces are, word for word, in a comment or on a page, and their
/// output must match their comments (`Passage.output`).
///
/// Values an example expects from outside (`path`) are declared before the call.
func example(_ file: String = #filePath, line: Int = #line, _ body: () async throws -> Void) async throws {
    let transcript = Transcript()
    try await Transcript.$current.withValue(transcript) { try await body() }
    let place = Testing.SourceLocation(fileID: "ExamplesTests/Example", filePath: file, line: line, column: 1)
    let path = String(file.dropFirst(Checkout.root.count + 1))
    let text = try #require(Checkout.text(path), sourceLocation: place)
    let passage = try #require(
        Passage.compiled(in: Checkout.File(path: path, text: text)).first { $0.line == line + 1 },
        "an example begins with \(Passage.opening) on its own line", sourceLocation: place)
    #expect(transcript.lines == passage.output, sourceLocation: place)
}

/// The output of an example.
final class Transcript: Sendable {
    @TaskLocal static var current: Transcript?
    private let text = Mutex("")

    var lines: [String] {
        text.withLock { $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
    }

    func write(_ words: String) { text.withLock { $0 += words } }
}

/// Replaces the standard library's `print` in the examples.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Transcript.current?.write(items.map { "\($0)" }.joined(separator: separator) + terminator)
}
