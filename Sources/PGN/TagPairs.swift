/// One tag of a game: `[White "Anand"]`.
public struct TagPair: Hashable, Sendable {
    /// The name, such as `White`; case counts.
    public let name: String
    /// The value with `\"` and `\\` resolved. It may hold any text: make control characters visible before printing.
    public let value: String

    /// A tag; `value` is any text.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// The tags of a game in the order of the file, repeated names and all.
///
/// ```swift
/// var tags = TagPairs([TagPair(name: "White", value: "Anand")])
/// tags["Black"] = "Carlsen"
/// tags["White"] = "Anand, V"
/// print(tags.entries.map { "\($0.name): \($0.value)" })  // ["White: Anand, V", "Black: Carlsen"]
/// ```
public struct TagPairs: Hashable, Sendable {
    /// All of them in their order.
    public private(set) var entries: [TagPair]

    /// These tags in this order.
    public init(_ entries: [TagPair] = []) {
        self.entries = entries
    }

    /// Whether there is no tag.
    public var isEmpty: Bool { entries.isEmpty }

    /// The first value with that name (case counts); O(number of tags). Setting it replaces that first value, or adds
    /// the tag at the end; setting nil removes every tag of the name.
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

    /// Adds a tag at the end, also where the name is there already.
    public mutating func append(_ pair: TagPair) {
        entries.append(pair)
    }

    /// The Seven Tag Roster in its order, with the values the PGN standard (8.1.1) gives to what is unknown.
    static let roster: [TagPair] = [
        TagPair(name: "Event", value: "?"), TagPair(name: "Site", value: "?"),
        TagPair(name: "Date", value: "????.??.??"), TagPair(name: "Round", value: "?"),
        TagPair(name: "White", value: "?"), TagPair(name: "Black", value: "?"), TagPair(name: "Result", value: "*"),
    ]
}
