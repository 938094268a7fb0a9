/// The tags of the games that a `GameRecorder` records: the values as bytes, because a database needs few of them as
/// strings.
package struct RecordedTags {
    /// The values of the current game.
    package private(set) var bytes: [UInt8] = []
    /// By tag, in the order of the file: its value in `bytes`.
    private var values: [Range<Int>] = []
    /// The names of the tags of the current game, then of earlier games: most games of a file have the same.
    private var names: [String] = []

    /// The number of tags.
    package var count: Int { values.count }

    /// Returns the name of a tag, by its place in the order of the file.
    package func name(_ tag: Int) -> String { names[tag] }

    /// Returns the place of a tag's value in `bytes`, which is valid UTF-8.
    package func value(_ tag: Int) -> Range<Int> { values[tag] }

    /// Returns a tag.
    package func pair(_ tag: Int) -> TagPair {
        TagPair(read: names[tag], value: String(decoding: bytes[values[tag]], as: UTF8.self))
    }

    /// The tags of the current game in the order of the file.
    var pairs: [TagPair] { values.indices.map(pair) }

    /// Removes the tags of a game before the next one.
    mutating func removeAll() {
        values.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
    }

    /// Adds a tag as a visitor receives it.
    mutating func add(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        let number = values.count
        if number >= names.count || !(name == names[number]) {
            guard let tag = TagPair(name: name.text, value: "") else { return }
            names.removeSubrange(min(number, names.count)...)
            names.append(tag.name)
        }
        let start = bytes.count
        value.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
        values.append(start..<bytes.count)
    }

    /// Gives the Result tags that contradict the result its value.
    mutating func correct(_ result: GameResult) {
        for tag in values.indices where names[tag] == "Result" {
            guard let tagged = GameResult(tag: pair(tag).value), tagged != .unknown, tagged != result else { continue }
            let start = bytes.count
            bytes.append(contentsOf: result.rawValue.utf8)
            values[tag] = start..<bytes.count
        }
    }
}
