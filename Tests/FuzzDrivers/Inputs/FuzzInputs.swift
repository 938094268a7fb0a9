import SeededRandom

/// Seeded inputs for a driver: noise, random tokens of the format, generated inputs, and mutated samples.
///
/// The input of a round depends only on the seed and the round, so each one is reproducible.
public struct FuzzInputs: Sendable {
    private let seed: UInt64
    private let samples: [[UInt8]]
    private let words: [[UInt8]]
    private let make: (@Sendable (inout SeededGenerator) -> [UInt8])?

    /// - Parameters:
    ///   - samples: Samples in addition to the driver's own. Of a sample longer than a page a random part is used.
    public init(_ driver: FuzzDriver, seed: UInt64, samples: [[UInt8]] = []) {
        self.seed = seed
        self.samples = driver.samples + samples
        words = driver.words
        make = driver.make
    }

    /// Returns the input of a round, starting with 0.
    public func input(_ round: Int) -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        generator = SeededGenerator(seed: generator.next() ^ UInt64(round))
        switch generator.below(8) {
        case 0: return noise(&generator)
        case 1: return (0..<generator.below(24)).flatMap { _ in word(&generator) }
        case 2, 3:
            guard let make else { return mutatedSample(&generator) }
            var bytes = make(&generator)
            if generator.isLucky(oneIn: 2) { mutate(&bytes, &generator) }
            return bytes
        default: return mutatedSample(&generator)
        }
    }

    private func noise(_ generator: inout SeededGenerator) -> [UInt8] {
        (0..<generator.below(81)).map { _ in UInt8(generator.below(256)) }
    }

    private func word(_ generator: inout SeededGenerator) -> [UInt8] {
        words.isEmpty ? [UInt8(generator.below(256))] : generator.pick(words)
    }

    private func mutatedSample(_ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = samples.isEmpty ? noise(&generator) : sample(&generator)
        for _ in 0...generator.below(4) { mutate(&bytes, &generator) }
        return bytes
    }

    private func sample(_ generator: inout SeededGenerator) -> [UInt8] {
        let whole = generator.pick(samples)
        let page = 4096
        guard whole.count > page else { return whole }
        let start = generator.below(whole.count)
        let length = generator.isLucky(oneIn: 50) ? 50 * page : 1 + generator.below(page)
        return Array(whole[start...].prefix(length))
    }

    /// Applies one mutation: a byte changed, deleted or duplicated; a token inserted; a part deleted, repeated or
    /// replaced by a part of another sample; or the end cut off.
    private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        guard !bytes.isEmpty else {
            bytes = word(&generator)
            return
        }
        let index = generator.below(bytes.count)
        let part = index..<min(bytes.count, index + 1 + generator.below(16))
        switch generator.below(20) {
        case 0, 1: bytes[index] = UInt8(generator.below(256))
        case 2, 3: bytes[index] ^= 1 << UInt8(generator.below(8))
        case 4, 5: bytes.remove(at: index)
        case 6, 7: bytes.insert(bytes[index], at: index)
        case 8...11: bytes.insert(contentsOf: word(&generator), at: index)
        case 12, 13: bytes.removeSubrange(part)
        case 14, 15: bytes.insert(contentsOf: bytes[part], at: index)
        case 16: bytes.removeSubrange(index...)
        default:
            guard !samples.isEmpty else { return }
            let other = sample(&generator)
            guard !other.isEmpty else { return }
            let start = generator.below(other.count)
            bytes.replaceSubrange(part, with: other[start...].prefix(part.count))
        }
    }
}
