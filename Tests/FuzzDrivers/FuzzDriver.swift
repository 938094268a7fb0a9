public import SeededRandom

/// A reader of the project, with the properties that must hold for any bytes.
///
/// A driver needs no test framework: it takes bytes and returns faults, so that property tests, the program `fuzz` and
/// any fuzzer can use it. Crashes and endless memory use are detected by the caller.
///
/// ```swift
/// FuzzDriver.san.check(Array("e8=Q+".utf8))  // []
/// FuzzDriver.pgn.faults(seed: 7, rounds: 2_000)  // []
/// ```
public struct FuzzDriver: Sendable {
    /// The name on the command line.
    public let name: String
    /// What it reads and compares, in one line.
    public let summary: String
    /// Complete inputs of the format, valid and invalid.
    public let samples: [[UInt8]]
    /// Tokens of the format, to be combined and inserted into samples.
    public let words: [[UInt8]]
    /// Whether an input is a file of many lines rather than one or two lines; decides how a file of samples is split.
    public let readsWholeFiles: Bool
    /// Generates a complete input, such as a move in a random position; nil if the samples are enough.
    public let make: (@Sendable (inout SeededGenerator) -> [UInt8])?
    private let examine: @Sendable ([UInt8], inout Faults) -> Void

    init(
        _ name: String, _ summary: String, samples: [String], words: [String], readsWholeFiles: Bool = false,
        make: (@Sendable (inout SeededGenerator) -> [UInt8])? = nil,
        examine: @escaping @Sendable ([UInt8], inout Faults) -> Void
    ) {
        self.name = name
        self.summary = summary
        self.samples = samples.map { Array($0.utf8) }
        self.words = words.map { Array($0.utf8) }
        self.readsWholeFiles = readsWholeFiles
        self.make = make
        self.examine = examine
    }

    /// All drivers, in the order of the help text.
    public static let all = [fen, epd, san, uciMove, pgn, game, protocolLine, message, lines]

    /// Returns the faults found in reading these bytes, one sentence each.
    public func check(_ bytes: [UInt8]) -> [String] {
        var faults = Faults()
        examine(bytes, &faults)
        return faults.sentences
    }

    /// Returns the faults of seeded rounds with round, bytes and sentences, for at most three rounds.
    public func faults(seed: UInt64, rounds: Int) -> [String] {
        let inputs = FuzzInputs(self, seed: seed)
        return Array(
            (0..<rounds).lazy.compactMap { round in
                let bytes = inputs.input(round)
                let sentences = check(bytes)
                return sentences.isEmpty ? nil : "\(name), round \(round): \(sentences) for \(shown(bytes))"
            }.prefix(3))
    }
}

/// The faults of one input.
struct Faults {
    private(set) var sentences: [String] = []

    /// Records the sentence unless the condition holds.
    mutating func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
        if !holds { sentences.append(sentence()) }
    }

    mutating func add(_ sentence: String) { sentences.append(sentence) }
}

/// Returns bytes as a Swift literal, `[0x65, 0x34]`, and as text; at most 2,000 of them.
public func shown(_ bytes: [UInt8]) -> String {
    let first = bytes.prefix(2_000)
    let rest = bytes.count > first.count ? " and \(bytes.count - first.count) more" : ""
    return "\(String(decoding: first, as: UTF8.self).debugDescription), bytes \(first)\(rest)"
}
