import Foundation
import TestSupport

/// A passage of Swift code: a block in the documentation, or the body of an `example` that is compiled and run.
struct Passage {
    /// The path relative to the root of the package.
    let path: String
    /// The line number of its first line, starting with 1.
    let line: Int
    /// The lines without common indentation, import lines and surrounding empty lines.
    let lines: [String]
    /// The complete text, including imports.
    let whole: String

    static let opening = "try await example {"

    init(path: String, line: Int, lines: [Substring]) {
        self.path = path
        self.line = line
        let indentation =
            lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let flush = lines.map { String($0.dropFirst(indentation)) }
        whole = flush.joined(separator: "\n")
        let body = flush.filter { !$0.hasPrefix("import ") }.drop(while: \.isEmpty)
        self.lines = Array(body[..<((body.lastIndex { !$0.isEmpty } ?? body.startIndex - 1) + 1)])
    }

    var text: String { lines.joined(separator: "\n") }

    /// The expected output: the comment after a `print(…)`, and the comments on their own line after the first `print`;
    /// each is one line of output.
    var output: [String] {
        guard let first = lines.firstIndex(where: { $0.contains("print(") }) else { return [] }
        return lines[first...].compactMap { line in
            let words = line.drop { $0 == " " }
            if words.hasPrefix("// ") { return String(words.dropFirst(3)) }
            guard line.contains("print("), let comment = line.range(of: "  // ") else { return nil }
            return String(line[comment.upperBound...])
        }
    }

    // MARK: Finding passages

    /// Returns the examples that a test file runs.
    static func compiled(in file: Checkout.File) -> [Passage] {
        let lines = file.lines
        return lines.indices.filter { lines[$0].hasSuffix(" " + opening) }.map { index in
            let indentation = lines[index].prefix { $0 == " " }
            let body = lines[(index + 1)...].prefix { $0 != indentation + "}" }
            return Passage(path: file.path, line: index + 2, lines: Array(body))
        }
    }

    /// Returns the blocks marked `swift` on a page, or in the `///` comments of a source file.
    static func documented(in file: Checkout.File) -> [Passage] {
        let isSource = file.path.hasSuffix(".swift")
        var passages: [Passage] = []
        var start: Int?
        var block: [Substring] = []
        for (index, line) in file.lines.enumerated() {
            var text = line[...]
            if isSource {
                text = line.drop { $0 == " " }
                guard text.hasPrefix("///") else { continue }
                text = text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)
            }
            let words = text.drop { $0 == " " }
            if let first = start {
                if words.hasPrefix("```") {
                    passages.append(Passage(path: file.path, line: first, lines: block))
                    start = nil
                } else {
                    block.append(text)
                }
            } else if words == "```swift" {
                start = index + 2
                block = []
            }
        }
        return passages
    }
}
