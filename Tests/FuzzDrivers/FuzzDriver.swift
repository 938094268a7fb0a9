public import SeededRandom

/// One reader of the house, and what must hold of any bytes whatever that it is given.
///
/// A driver needs no test framework: it takes bytes and says what is wrong, so a property test, the program `fuzz` and
/// any fuzzer can feed it. What kills the process (a trap, endless memory) is the feeder's to notice.
///
/// ```swift
/// FuzzDriver.san.check(Array("e8=Q+".utf8))  // []
/// FuzzDriver.pgn.faults(seed: 7, rounds: 2_000)  // []
/// ```
public struct FuzzDriver: Sendable {
    /// What it is called on a command line.
    public let name: String
    /// What it reads and compares, in one line.
    public let summary: String
    /// Whole inputs of the format, right ones and wrong ones.
    public let samples: [[UInt8]]
    /// Pieces of the format, which are put together and thrown into samples.
    public let words: [[UInt8]]
    /// Whether one input has many lines, and not one or two: how a file of samples is cut.
    public let readsWholeFiles: Bool
    /// Makes a whole input, such as a move of a random game's position; nil where samples are enough.
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

    /// Every driver, in the order in which they are listed.
    public static let all = [fen, epd, san, uciMove, pgn, game, protocolLine, message, lines]

    /// What is wrong when these bytes are read, one sentence each; empty when all is well.
    public func check(_ bytes: [UInt8]) -> [String] {
        var faults = Faults()
        examine(bytes, &faults)
        return faults.sentences
    }

    /// What goes wrong in so many rounds of seeded inputs: round, bytes and sentences, at most three rounds of them.
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

/// What is wrong with one input.
struct Faults {
    private(set) var sentences: [String] = []

    /// Notes the sentence unless it holds.
    mutating func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
        if !holds { sentences.append(sentence()) }
    }

    mutating func add(_ sentence: String) { sentences.append(sentence) }
}

/// Bytes as they would stand in a Swift source, `[0x65, 0x34]`, and as text; the first 2,000 of them.
public func shown(_ bytes: [UInt8]) -> String {
    let first = bytes.prefix(2_000)
    let rest = bytes.count > first.count ? " and \(bytes.count - first.count) more" : ""
    return "\(String(decoding: first, as: UTF8.self).debugDescription), bytes \(first)\(rest)"
}
