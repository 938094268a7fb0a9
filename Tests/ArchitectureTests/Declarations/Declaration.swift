/// The beginning of a declaration as it is written on one line: attributes, modifiers, keyword, name.
struct Declaration {
    static let typeKeywords: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "extension", "typealias",
    ]

    private static let modifierWords: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "static", "lazy", "weak",
        "unowned", "override", "indirect", "nonisolated", "mutating", "nonmutating", "required", "convenience",
        "private(set)", "fileprivate(set)", "internal(set)", "package(set)", "public(set)", "nonisolated(unsafe)",
        "unowned(unsafe)", "unowned(safe)", "isolated", "consuming", "borrowing", "distributed", "dynamic",
    ]

    let modifiers: [String]
    let keyword: String
    /// What follows the keyword.
    let rest: Substring

    /// Nil for a line that declares no type and no property.
    init?(_ line: String) {
        var rest = line[...]
        var modifiers: [String] = []
        while true {
            rest = rest.drop { $0 == " " }
            if rest.hasPrefix("@") {
                rest = Self.withoutAttribute(rest)
                continue
            }
            let word = rest.prefix { $0 != " " }
            if Self.modifierWords.contains(String(word)) {
                modifiers.append(String(word))
            } else if word == "class", Self.isModifier(rest.dropFirst(word.count)) {
                modifiers.append("class")
            } else {
                break
            }
            rest = rest.dropFirst(word.count)
        }
        let keyword = String(rest.prefix { $0.isLetter })
        guard Self.typeKeywords.contains(keyword) || keyword == "let" || keyword == "var" else { return nil }
        let after = rest.dropFirst(keyword.count)
        guard after.first == " " else { return nil }
        self.modifiers = modifiers
        self.keyword = keyword
        self.rest = after.drop { $0 == " " }
    }

    /// The declared name, without generic parameters.
    var name: String { String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "`" }) }

    /// A property of the instances, stored or computed.
    var isProperty: Bool {
        (keyword == "let" || keyword == "var") && !modifiers.contains("static") && !modifiers.contains("class")
    }

    /// `a` and `b` of `let a, b: Int`; `white` and `black` of `let (white, black): (Int, Int)`.
    var propertyNames: [String] {
        let pattern = rest.prefix { $0 != ":" && $0 != "=" && $0 != "{" }
        return pattern.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }

    /// `class func`, `class var`: the word says where, it declares no class.
    private static func isModifier(_ rest: Substring) -> Bool {
        ["func", "var", "let", "subscript", "override", "final"].contains(
            rest.drop { $0 == " " }.prefix { $0.isLetter })
    }

    /// The line after `@name` or `@name(…)`.
    private static func withoutAttribute(_ line: Substring) -> Substring {
        var rest = line.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard rest.first == "(" else { return rest }
        var depth = 0
        while let character = rest.popFirst() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0 { break }
        }
        return rest
    }
}
