import ArgumentParser
import Console

/// The whole numbers that an option accepts. A number out of range is a usage error.
struct NumberRange {
    let name: String
    let range: ClosedRange<Int>

    init(_ name: String, _ range: ClosedRange<Int>) {
        self.name = name
        self.range = range
    }

    /// Parses the value of the option.
    ///
    /// - Throws: `ValidationError`, which names the range.
    @Sendable func read(_ text: String) throws -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw ValidationError("\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    static let positions = NumberRange("--limit", 1...100_000)
    static let minutes = NumberRange("--minutes", 1...1_440)
    static let newPositions = NumberRange("--new", 0...10_000)
    static let forecastDays = NumberRange("--days", 1...365)
    static let bookDepth = NumberRange("--depth", 1...500)
    static let gaps = NumberRange("--limit", 1...100_000)
    static let fewestGames = NumberRange("--min-games", 1...1_000_000_000)
    static let listedGames = NumberRange("--limit", 0...1_000_000_000)
    static let firstYear = NumberRange("--since", 1...9_999)
    static let lastYear = NumberRange("--until", 1...9_999)
    static let treeDepth = NumberRange("--depth", 1...1_000)
    static let plies = NumberRange("--depth", 1...245)
    static let nodes = NumberRange("--nodes", 1...10_000_000_000)
    static let milliseconds = NumberRange("--movetime", 1...3_600_000)
    static let perftDepth = NumberRange("a depth", 0...20)
    static let suiteDepth = NumberRange("--max-depth", 0...20)
    static let squareSize = NumberRange("--size", PositionPicture.squareSizes)
    static let chapter = NumberRange("--chapters", 1...1_000_000)
}
