/// The tags of the games that a `GameRecorder` records.
struct RecordedTags {
    /// The tags of the current game in the order of the file.
    private(set) var pairs: [TagPair] = []
    /// The names of the tags of earlier games in their order: most games of a file have the same.
    private var names: [String] = []

    /// Removes the tags of a game before the next one.
    mutating func removeAll() { pairs.removeAll(keepingCapacity: true) }

    /// Adds a tag as a visitor receives it.
    mutating func add(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        let number = pairs.count
        if number < names.count, name == names[number] {
            pairs.append(TagPair(read: names[number], value: value.text))
        } else if let tag = TagPair(name: name.text, value: value.text) {
            pairs.append(tag)
            names.removeSubrange(min(number, names.count)...)
            names.append(tag.name)
        }
    }

    /// Gives the Result tags that contradict the result its value.
    mutating func correct(_ result: GameResult) {
        for index in pairs.indices where pairs[index].name == "Result" {
            guard let tagged = GameResult(tag: pairs[index].value), tagged != .unknown, tagged != result else {
                continue
            }
            pairs[index] = TagPair(read: "Result", value: result.rawValue)
        }
    }
}
