/// A tag of a game, such as `[White "Anand"]`.
public struct TagPair: Hashable, Sendable {
    /// The name, such as `White`; case-sensitive.
    public let name: String
    /// The value with `\"` and `\\` resolved. It may contain any text: escape control characters before printing.
    public let value: String

    /// Creates a tag; `value` is any text.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// The tags of a game in the order of the file, including repeated names.
///
/// ```swift
/// var tags = TagPairs([TagPair(name: "White", value: "Anand")])
/// tags["Black"] = "Carlsen"
/// tags["White"] = "Anand, V"
/// print(tags.entries.map { "\($0.name): \($0.value)" })  // ["White: Anand, V", "Black: Carlsen"]
/// ```
public struct TagPairs: Hashable, Sendable {
    /// All tags in order.
    public private(set) var entries: [TagPair]

    /// Creates a list of tags.
    public init(_ entries: [TagPair] = []) {
        self.entries = entries
    }

    /// Whether there are no tags.
    public var isEmpty: Bool { entries.isEmpty }

    /// The first value with that name (case-sensitive); O(number of tags). Setting a value replaces the first one or
    /// appends a tag; setting nil removes all tags of that name.
    public subscript(_ name: String) -> String? {
        get { entries.first { $0.name == name }?.value }
        set {
            guard let newValue else {
                entries.removeAll { $0.name == name }
                return
            }
            let pair = TagPair(name: name, value: newValue)
            if let index = entries.firstIndex(where: { $0.name == name }) {
                entries[index] = pair
            } else {
                entries.append(pair)
            }
        }
    }

    /// Appends a tag, even if the name exists.
    public mutating func append(_ pair: TagPair) {
        entries.append(pair)
    }

    /// The Seven Tag Roster in order, with the values that the PGN standard (8.1.1) defines for unknown data.
    static let roster: [TagPair] = [
        TagPair(name: "Event", value: "?"), TagPair(name: "Site", value: "?"),
        TagPair(name: "Date", value: "????.??.??"), TagPair(name: "Round", value: "?"),
        TagPair(name: "White", value: "?"), TagPair(name: "Black", value: "?"), TagPair(name: "Result", value: "*"),
    ]
}
