import Scheduling

/// Which values a setting takes.
enum SettingRule: Hashable, Sendable {
    case number(ClosedRange<Int>)
    /// One of these words.
    case word([String])
    /// The parameters of FSRS, or the word for the default ones.
    case parameters
    /// Easy and free weekdays.
    case week
    /// The path of a file.
    case file
    case text
    /// A range of ratings: `1500-1800`, `1500-`, `-1800`.
    case ratings

    /// The word for the default parameters.
    static let defaultParameters = "default"

    /// The allowed values, as the end of a sentence.
    var allowed: String {
        switch self {
        case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .word(let words) where words.count == 1: words[0]
        case .word(let words): "one of: \(words.joined(separator: ", "))"
        case .parameters: "\(FSRSParameters.count) numbers with commas between them, or fit"
        case .week: "weekdays such as sat,sun or sat:free,sun, or none"
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
        case .parameters:
            guard value != Self.defaultParameters else { return nil }
            do {
                _ = try FSRSParameters(parsing: value)
            } catch {
                return Self.words(error)
            }
        case .week:
            guard StudyWeek(parsing: value) != nil else { return "takes \(allowed); one day must not be free" }
        case .file, .text:
            guard !value.isEmpty, !value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
            else { return "is a text without control characters" }
        }
        return nil
    }

    /// The value as it is stored: the same for texts that mean the same.
    func normalized(_ value: String) -> String {
        switch self {
        case .parameters: (try? FSRSParameters(parsing: value))?.description ?? value
        case .week: StudyWeek(parsing: value)?.description ?? value
        case .number, .word, .file, .text, .ratings: value
        }
    }

    private static func words(_ error: FSRSParametersError) -> String {
        switch error {
        case .count(let count): "takes \(FSRSParameters.count) numbers (these are \(count))"
        case .notANumber(let word): "takes numbers only (\(word) is not a number)"
        case .outOfRange(let index, _):
            "takes a number from \(FSRSParameters.ranges[index].lowerBound) to "
                + "\(FSRSParameters.ranges[index].upperBound) at place \(index + 1)"
        }
    }
}
