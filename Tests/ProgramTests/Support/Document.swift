import Foundation

/// A JSON document as the program printed it.
struct Document {
    private let value: Any

    /// Nil when the text is not one JSON document.
    init?(_ text: String) {
        guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) else {
            return nil
        }
        self.value = value
    }

    private init(value: Any) { self.value = value }

    /// A member; nil when it is missing or null.
    subscript(name: String) -> Document? {
        guard let member = (value as? [String: Any])?[name], !(member is NSNull) else { return nil }
        return Document(value: member)
    }

    var text: String? { value as? String }
    var integer: Int? { (value as? NSNumber)?.intValue }
    var number: Double? { (value as? NSNumber)?.doubleValue }
    var isTrue: Bool { (value as? NSNumber)?.boolValue ?? false }
    var elements: [Document] { (value as? [Any])?.map(Document.init(value:)) ?? [] }
    var texts: [String] { elements.compactMap(\.text) }
    /// The members' names, sorted.
    var names: [String] { (value as? [String: Any])?.keys.sorted() ?? [] }
}
