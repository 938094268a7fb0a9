import Foundation
import TestSupport

/// Finds the public declarations of a library line by line, without a compiler.
enum PublicNames {
    /// Requirements of standard protocols need no comment of their own.
    private static let inherited = [
        "static func ==", "static func <", "func hash(into", "var description: String", "func makeIterator()",
        "mutating func next()", "typealias Element", "typealias Iterator", "var startIndex: Int", "var endIndex: Int",
        "func index(after",
    ]

    /// Returns public declarations and cases of public enums without a `///` above them, each as `path:line:
    /// declaration`.
    ///
    /// - Parameter required: The documented requirements of the libraries' own protocols (`required(in:)`).
    static func withoutComment(in file: Checkout.File, _ required: [String] = []) -> [String] {
        var faults: [String] = []
        var isCommented = false
        /// The indentation of the cases of the enclosing public enum.
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
                !(inherited + required).contains(where: { declaration.contains(" " + $0) })
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

    /// Returns the functions required by the public protocols of a file, such as `func move(`.
    static func required(in file: Checkout.File) -> [String] {
        let body = file.lines.drop { !$0.hasPrefix("public protocol ") }.prefix { $0 != "}" }
        return body.compactMap { line in
            guard let start = line.range(of: "func "), let end = line.range(of: "(") else { return nil }
            return String(line[start.lowerBound..<end.upperBound])
        }
    }
}
