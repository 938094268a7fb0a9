import Foundation
import TestSupport

/// What a library offers, line by line, as far as a reader without a compiler can tell.
enum PublicNames {
    /// What a protocol of the standard library asks for is explained there.
    private static let inherited = [
        "static func ==", "static func <", "func hash(into", "var description: String", "func makeIterator()",
        "mutating func next()", "typealias Element", "typealias Iterator", "var startIndex: Int", "var endIndex: Int",
        "func index(after",
    ]

    /// Public declarations and cases of public enums without a `///` above them, each as `path:line: words`.
    ///
    /// - Parameter promised: what protocols of the libraries ask for and explain (`promised(in:)`).
    static func withoutComment(in file: Checkout.File, _ promised: [String] = []) -> [String] {
        var faults: [String] = []
        var isCommented = false
        /// How far the cases of the public enum around are indented.
        var cases: Int?
        var attributes = ""
        for (index, line) in file.lines.enumerated() {
            let indentation = line.prefix { $0 == " " }.count
            let words = line.dropFirst(indentation)
            if words.hasPrefix("///") {
                isCommented = true
                continue
            }
            if words.hasPrefix("@"), !words.contains(" ") {
                attributes += words + " "
                continue
            }
            let declaration = attributes + words
            let isPublic =
                declaration.contains("public ") && !words.hasPrefix("//") && !words.hasPrefix("public import")
            let isCase = indentation == cases && words.hasPrefix("case ")
            if isPublic || isCase, !isCommented, !words.hasPrefix("public extension"),
                !(inherited + promised).contains(where: { declaration.contains(" " + $0) })
            {
                faults.append("\(file.path):\(index + 1): \(declaration) has no doc comment")
            }
            if isPublic, words.contains(" enum ") { cases = indentation + 4 }
            if let inside = cases, words == "}", indentation < inside { cases = nil }
            isCommented = false
            attributes = ""
        }
        return faults
    }

    /// The functions that the public protocols of a file ask for: `func move(`.
    static func promised(in file: Checkout.File) -> [String] {
        let body = file.lines.drop { !$0.hasPrefix("public protocol ") }.prefix { $0 != "}" }
        return body.compactMap { line in
            guard let start = line.range(of: "func "), let end = line.range(of: "(") else { return nil }
            return String(line[start.lowerBound..<end.upperBound])
        }
    }
}
