import Chance

/// Inputs for a driver from a seed: noise, words of the format in any order, made ones, and samples that were mutilated.
///
/// The input of a round depends on the seed and the round's number alone, so any one can be had again by itself.
public struct FuzzInputs: Sendable {
    private let seed: UInt64
    private let samples: [[UInt8]]
    private let words: [[UInt8]]
    private let make: (@Sendable (inout Dice) -> [UInt8])?

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
        var dice = Dice(seed: seed)
        dice = Dice(seed: dice.next() ^ UInt64(round))
        switch dice.below(8) {
        case 0: return noise(&dice)
        case 1: return (0..<dice.below(24)).flatMap { _ in word(&dice) }
        case 2, 3:
            guard let make else { return mutilatedSample(&dice) }
            var bytes = make(&dice)
            if dice.isLucky(oneIn: 2) { mutilate(&bytes, &dice) }
            return bytes
        default: return mutilatedSample(&dice)
        }
    }

    private func noise(_ dice: inout Dice) -> [UInt8] {
        (0..<dice.below(81)).map { _ in UInt8(dice.below(256)) }
    }

    private func word(_ dice: inout Dice) -> [UInt8] {
        words.isEmpty ? [UInt8(dice.below(256))] : dice.pick(words)
    }

    private func mutilatedSample(_ dice: inout Dice) -> [UInt8] {
        var bytes = samples.isEmpty ? noise(&dice) : sample(&dice)
        for _ in 0...dice.below(4) { mutilate(&bytes, &dice) }
        return bytes
    }

    private func sample(_ dice: inout Dice) -> [UInt8] {
        let whole = dice.pick(samples)
        let page = 4096
        guard whole.count > page else { return whole }
        let start = dice.below(whole.count)
        let length = dice.isLucky(oneIn: 50) ? 50 * page : 1 + dice.below(page)
        return Array(whole[start...].prefix(length))
    }

    /// One small harm: a byte changed, lost, doubled; a word thrown in; a part cut out, repeated, or exchanged for a
    /// part of another sample; or the end cut off.
    private func mutilate(_ bytes: inout [UInt8], _ dice: inout Dice) {
        guard !bytes.isEmpty else {
            bytes = word(&dice)
            return
        }
        let place = dice.below(bytes.count)
        let part = place..<min(bytes.count, place + 1 + dice.below(16))
        switch dice.below(20) {
        case 0, 1: bytes[place] = UInt8(dice.below(256))
        case 2, 3: bytes[place] ^= 1 << UInt8(dice.below(8))
        case 4, 5: bytes.remove(at: place)
        case 6, 7: bytes.insert(bytes[place], at: place)
        case 8...11: bytes.insert(contentsOf: word(&dice), at: place)
        case 12, 13: bytes.removeSubrange(part)
        case 14, 15: bytes.insert(contentsOf: bytes[part], at: place)
        case 16: bytes.removeSubrange(place...)
        default:
            guard !samples.isEmpty else { return }
            let other = sample(&dice)
            guard !other.isEmpty else { return }
            let start = dice.below(other.count)
            bytes.replaceSubrange(part, with: other[start...].prefix(part.count))
        }
    }
}
