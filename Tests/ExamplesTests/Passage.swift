import Foundation
import TestSupport

/// A passage of Swift: a block of the documentation, or the body of an `example` that is compiled and run.
struct Passage {
    /// From the root.
    let path: String
    /// Of its first line, from 1.
    let line: Int
    /// Without the indentation they share, without import lines, and without empty lines at either end.
    let lines: [String]
    /// As it stands, imports and all.
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

    /// What it says it prints: the comment behind a `print(…)`, and the comments that have a line of their own below
    /// the first `print`; each is one line of output.
    var output: [String] {
        guard let first = lines.firstIndex(where: { $0.contains("print(") }) else { return [] }
        return lines[first...].compactMap { line in
            let words = line.drop { $0 == " " }
            if words.hasPrefix("// ") { return String(words.dropFirst(3)) }
            guard line.contains("print("), let comment = line.range(of: "  // ") else { return nil }
            return String(line[comment.upperBound...])
        }
    }

    // MARK: Where they stand

    /// The examples that a file of tests runs.
    static func run(in file: Checkout.File) -> [Passage] {
        let lines = file.lines
        return lines.indices.filter { lines[$0].hasSuffix(" " + opening) }.map { index in
            let indentation = lines[index].prefix { $0 == " " }
            let body = lines[(index + 1)...].prefix { $0 != indentation + "}" }
            return Passage(path: file.path, line: index + 2, lines: Array(body))
        }
    }

    /// The blocks marked `swift` on a page, or in the `///` comments of a source file.
    static func shown(in file: Checkout.File) -> [Passage] {
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
