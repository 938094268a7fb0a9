/// A tag of a game, such as `[White "Anand"]`.
public struct TagPair: Hashable, Sendable {
    /// The name, such as `White`; case-sensitive.
    public let name: String
    /// The value with `\"` and `\\` resolved. It may contain any text: escape control characters before printing.
    public let value: String

    /// Creates a tag; nil if the name cannot be written in a file.
    ///
    /// - Parameters:
    ///   - name: Letters, digits and `_ - + = # : /`, at least one.
    ///   - value: Any text; line ends are written as blanks.
    public init?(name: String, value: String) {
        guard !name.isEmpty, name.utf8.allSatisfy(PGNLexer.isNameByte) else { return nil }
        self.init(read: name, value: value)
    }

    /// Creates a tag with a name that a file or this module contains.
    init(read name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// The tags of a game in the order of the file, including repeated names.
///
/// ```swift
/// var tags: TagPairs = ["White": "Anand", "Black": "Carlsen"]
/// tags["White"] = "Anand, V"
/// for tag in tags { print(tag.name, tag.value) }
/// // White Anand, V
/// // Black Carlsen
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
    /// appends a tag; setting nil removes all tags of that name. A name that cannot be written (see `TagPair`) has no
    /// value, and setting one changes nothing.
    public subscript(_ name: String) -> String? {
        get { entries.first { $0.name == name }?.value }
        set {
            guard let newValue else {
                entries.removeAll { $0.name == name }
                return
            }
            guard let pair = TagPair(name: name, value: newValue) else { return }
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
        TagPair(read: "Event", value: "?"), TagPair(read: "Site", value: "?"),
        TagPair(read: "Date", value: "????.??.??"), TagPair(read: "Round", value: "?"),
        TagPair(read: "White", value: "?"), TagPair(read: "Black", value: "?"), TagPair(read: "Result", value: "*"),
    ]

    /// Replaces the value of every Result tag.
    mutating func setResult(_ result: GameResult) {
        for index in entries.indices where entries[index].name == "Result" {
            entries[index] = TagPair(read: "Result", value: result.rawValue)
        }
    }
}

extension TagPairs: ExpressibleByDictionaryLiteral {
    /// Creates a list of tags in the order written; a name that cannot be written (see `TagPair`) is left out.
    public init(dictionaryLiteral tags: (String, String)...) {
        self.init(tags.compactMap { TagPair(name: $0.0, value: $0.1) })
    }
}

extension TagPairs: Sequence {
    public func makeIterator() -> IndexingIterator<[TagPair]> { entries.makeIterator() }
}
