import Foundation
import TestSupport

/// The words of `words.txt`, which do not belong in this project, with what to write instead.
struct WordRules {
    private struct Rule {
        let expression: NSRegularExpression
        let instead: String
    }

    private let rules: [Rule]
    /// All patterns in one: most lines match none.
    private let anyRule: NSRegularExpression

    init() throws {
        try self.init(Checkout.text("Tests/ArchitectureTests/Words/words.txt") ?? "")
    }

    /// Reads lines of a regular expression, a tab and what to write instead.
    init(_ text: String) throws {
        let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        for row in rows where row.count != 2 { throw MalformedRow(text: row.joined(separator: "\t")) }
        rules = try rows.map { Rule(expression: try Self.expression([$0[0]]), instead: $0[1]) }
        anyRule = try Self.expression(rows.map { $0[0] })
    }

    struct MalformedRow: Error { let text: String }

    /// Matches whole words in either case; a space is any white space.
    private static func expression(_ patterns: [String]) throws -> NSRegularExpression {
        let choices = patterns.map { $0.replacingOccurrences(of: " ", with: "\\s+") }.joined(separator: "|")
        return try NSRegularExpression(pattern: "(?<!\\w)(?:\(choices))(?!\\w)", options: .caseInsensitive)
    }

    /// The words a file must not have, each as `path:line: "word" → write …`.
    func faults(in file: Checkout.File) -> [String] {
        let text = Self.plain(file)
        let all = NSRange(text.startIndex..., in: text)
        return anyRule.matches(in: text, range: all).compactMap { match in
            guard let range = Range(match.range, in: text) else { return nil }
            let instead = rules.first {
                $0.expression.firstMatch(in: text, options: .anchored, range: match.range) != nil
            }?.instead
            let line = 1 + text.utf8[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
            let words = text[range].replacingOccurrences(of: "\n", with: " ")
            return "\(file.path):\(line): \"\(words)\" → write \(instead ?? "")"
        }
    }

    /// The text without the marks before comment lines, so that a sentence goes on over the end of a line, and with
    /// camel-case names split into words.
    private static func plain(_ file: Checkout.File) -> String {
        var bytes: [UInt8] = []
        for line in file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            var wasSmall = false
            for byte in line.drop(while: { " /*>".utf8.contains($0) }) {
                let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                if wasSmall && isCapital { bytes.append(UInt8(ascii: " ")) }
                wasSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                bytes.append(byte)
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
