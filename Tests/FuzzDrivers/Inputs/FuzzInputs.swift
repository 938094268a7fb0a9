import SeededRandom

/// Inputs for a driver from a seed: noise, words of the format in any order, made ones, and samples that were mutilated.
///
/// The input of a round depends on the seed and the round's number alone, so any one can be had again by itself.
public struct FuzzInputs: Sendable {
    private let seed: UInt64
    private let samples: [[UInt8]]
    private let words: [[UInt8]]
    private let make: (@Sendable (inout SeededGenerator) -> [UInt8])?

    /// - Parameters:
    ///   - samples: besides the driver's own. Of one longer than a page, a part taken anywhere is the sample.
    public init(_ driver: FuzzDriver, seed: UInt64, samples: [[UInt8]] = []) {
        self.seed = seed
        self.samples = driver.samples + samples
        words = driver.words
        make = driver.make
    }

    /// The input of that round, from 0.
    public func input(_ round: Int) -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        generator = SeededGenerator(seed: generator.next() ^ UInt64(round))
        switch generator.below(8) {
        case 0: return noise(&generator)
        case 1: return (0..<generator.below(24)).flatMap { _ in word(&generator) }
        case 2, 3:
            guard let make else { return mutilatedSample(&generator) }
            var bytes = make(&generator)
            if generator.isLucky(oneIn: 2) { mutilate(&bytes, &generator) }
            return bytes
        default: return mutilatedSample(&generator)
        }
    }

    private func noise(_ generator: inout SeededGenerator) -> [UInt8] {
        (0..<generator.below(81)).map { _ in UInt8(generator.below(256)) }
    }

    private func word(_ generator: inout SeededGenerator) -> [UInt8] {
        words.isEmpty ? [UInt8(generator.below(256))] : generator.pick(words)
    }

    private func mutilatedSample(_ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = samples.isEmpty ? noise(&generator) : sample(&generator)
        for _ in 0...generator.below(4) { mutilate(&bytes, &generator) }
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

    /// One small harm: a byte changed, lost, doubled; a word thrown in; a part cut out, repeated, or exchanged for a
    /// part of another sample; or the end cut off.
    private func mutilate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        guard !bytes.isEmpty else {
            bytes = word(&generator)
            return
        }
        let place = generator.below(bytes.count)
        let part = place..<min(bytes.count, place + 1 + generator.below(16))
        switch generator.below(20) {
        case 0, 1: bytes[place] = UInt8(generator.below(256))
        case 2, 3: bytes[place] ^= 1 << UInt8(generator.below(8))
        case 4, 5: bytes.remove(at: place)
        case 6, 7: bytes.insert(bytes[place], at: place)
        case 8...11: bytes.insert(contentsOf: word(&generator), at: place)
        case 12, 13: bytes.removeSubrange(part)
        case 14, 15: bytes.insert(contentsOf: bytes[part], at: place)
        case 16: bytes.removeSubrange(place...)
        default:
            guard !samples.isEmpty else { return }
            let other = sample(&generator)
            guard !other.isEmpty else { return }
            let start = generator.below(other.count)
            bytes.replaceSubrange(part, with: other[start...].prefix(part.count))
        }
    }
}
