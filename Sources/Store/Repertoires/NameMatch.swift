/// The known name that a typed one means.
public enum NameMatch: Hashable, Sendable {
    case one(String)
    /// Several names begin with the text; in the order given.
    case several([String])
    /// No name begins with it; the nearest name, if one is similar.
    case none(nearest: String?)

    /// The name itself comes first, then the same name in other capitals, then a name that begins with the text.
    public init(_ text: String, among names: [String]) {
        let typed = text.lowercased()
        let equal = names.filter { $0.lowercased() == typed }
        let beginning = typed.allSatisfy(\.isWhitespace) ? [] : names.filter { $0.lowercased().hasPrefix(typed) }
        if names.contains(text) {
            self = .one(text)
        } else if equal.count == 1 {
            self = .one(equal[0])
        } else if beginning.count == 1 {
            self = .one(beginning[0])
        } else if beginning.isEmpty {
            let nearest = Suggestion.nearest(to: typed, among: names.map { $0.lowercased() })
            self = .none(nearest: names.first { $0.lowercased() == nearest })
        } else {
            self = .several(beginning)
        }
    }
}
