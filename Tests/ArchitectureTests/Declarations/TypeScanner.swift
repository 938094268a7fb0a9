import Synchronization
import TestSupport

/// Finds the types of a Swift file and their stored properties, line by line, in the layout of `swift format`.
struct TypeScanner {
    private enum Scope: Equatable {
        case type(Int)
        case other
    }

    private let code: [String]
    private(set) var types: [TypeDeclaration] = []
    private var scopes: [Scope] = []
    /// A type whose opening brace is still to come.
    private var opening: Int?

    /// The types of each text that was scanned: several tests ask for those of every file.
    private static let scanned = Mutex<[String: [TypeDeclaration]]>([:])

    /// Returns the types of a file, scanned once.
    static func types(in file: Checkout.File) -> [TypeDeclaration] {
        if let known = scanned.withLock({ $0[file.text] }) { return known }
        let types = TypeScanner(file.text).types
        scanned.withLock { $0[file.text] = types }
        return types
    }

    init(_ text: String) {
        code = SwiftCode(text).lines
        for index in code.indices { scan(index) }
    }

    private mutating func scan(_ index: Int) {
        let declaration = Declaration(code[index])
        if let declaration, scopes.last != .other { note(declaration, index) }
        for character in code[index] {
            if character == "{" {
                scopes.append(opening.map(Scope.type) ?? .other)
                opening = nil
            } else if character == "}" {
                _ = scopes.popLast()
            }
        }
    }

    private mutating func note(_ declaration: Declaration, _ index: Int) {
        if Declaration.typeKeywords.contains(declaration.keyword) {
            let isPublic = declaration.modifiers.contains("public") || declaration.modifiers.contains("open")
            types.append(
                TypeDeclaration(
                    keyword: declaration.keyword, name: declaration.name, line: index + 1, isPublic: isPublic,
                    isTopLevel: scopes.isEmpty))
            if declaration.keyword != "typealias" { opening = types.count - 1 }
        } else if declaration.isProperty, case .type(let owner)? = scopes.last,
            ["struct", "class", "actor"].contains(types[owner].keyword), isStored(declaration.rest, after: index)
        {
            types[owner].storedProperties += declaration.propertyNames
        }
    }

    /// Whether a property has no getter: `=` before `{`, no `{` at all, or observers only.
    private func isStored(_ rest: Substring, after index: Int) -> Bool {
        var text = String(rest)
        // A brace that swift format moved to a line of its own.
        if let next = code[(index + 1)...].first(where: { $0.contains { $0 != " " } }),
            next.drop(while: { $0 == " " }).hasPrefix("{")
        {
            text += " {"
        }
        guard let decisive = text.first(where: { $0 == "=" || $0 == "{" }), decisive == "{" else { return true }
        let body = ([text] + code[(index + 1)...].prefix(2)).joined(separator: " ").drop { $0 != "{" }
        let first = body.dropFirst().drop { $0 == " " }
        return first.hasPrefix("didSet") || first.hasPrefix("willSet")
    }
}
