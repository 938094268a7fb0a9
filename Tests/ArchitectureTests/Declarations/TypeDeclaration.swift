/// A type declared in a Swift source file.
struct TypeDeclaration: Equatable {
    let keyword: String
    let name: String
    /// From 1.
    let line: Int
    let isPublic: Bool
    /// Not inside another type or function.
    let isTopLevel: Bool
    var storedProperties: [String] = []
}
