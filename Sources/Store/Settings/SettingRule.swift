/// Which values a setting takes.
enum SettingRule: Hashable, Sendable {
    case number(ClosedRange<Int>)
    /// One of these words.
    case word([String])
    /// The path of a file.
    case file
    case text
    /// A range of ratings: `1500-1800`, `1500-`, `-1800`.
    case ratings

    /// The allowed values, as the end of a sentence.
    var allowed: String {
        switch self {
        case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .word(let words) where words.count == 1: words[0]
        case .word(let words): "one of: \(words.joined(separator: ", "))"
        case .file: "a file"
        case .text: "a text"
        case .ratings: "two ratings such as 1500-1800, 1500- or -1800"
        }
    }

    /// What is wrong with a value, as the end of a sentence; nil when it is allowed.
    func fault(in value: String) -> String? {
        switch self {
        case .number(let range):
            guard let number = Int(value), range.contains(number), String(number) == value else {
                return "is \(allowed)"
            }
        case .word(let words):
            guard words.contains(value) else { return "is one of: \(words.joined(separator: ", "))" }
        case .ratings:
            guard GameFilter.ratings(value) != nil else { return "is \(allowed)" }
        case .file, .text:
            guard !value.isEmpty, !value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
            else { return "is a text without control characters" }
        }
        return nil
    }
}
