/// What `draw` is to do.
public enum DrawRequest: Hashable, Sendable {
    /// `draw`: names the learner's shapes in the position.
    case list
    /// `draw clear`: removes them.
    case clear
    /// `draw Gc2c3 Ra4`: draws each shape, or erases it if it is there.
    case toggle([TypedShape])

    /// Returns the request of the words after `draw`; nil if one of them is not a shape.
    static func read(_ words: some Sequence<String>) -> DrawRequest? {
        let words = words.flatMap { $0.split(separator: ",") }
        if words.isEmpty { return .list }
        if words.map({ $0.lowercased() }) == ["clear"] { return .clear }
        var shapes: [TypedShape] = []
        for word in words {
            guard let shape = TypedShape(word) else { return nil }
            shapes.append(shape)
        }
        return .toggle(shapes)
    }
}
