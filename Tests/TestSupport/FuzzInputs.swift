/// Inputs for a fuzz driver, from a seed: noise, words of the format in any order, and samples that were mutilated.
///
/// A driver is a function `([UInt8]) -> Void` that reads the bytes and checks what must hold of any input whatever; it
/// knows nothing of where they come from, so it can be fed by hand, by a fuzzer, or by this.
///
/// ```swift
/// for bytes in FuzzInputs(seed: 7, count: 2_000, samples: ["e8=Q+"], words: ["=", "Q", "e8"]) { SANFuzz.check(bytes) }
/// ```
public struct FuzzInputs: Sequence, IteratorProtocol {
    private var dice: Dice
    private var left: Int
    private let samples: [[UInt8]]
    private let words: [[UInt8]]

    /// - Parameters:
    ///   - count: How many inputs there are.
    ///   - samples: Whole inputs of the format, right ones and wrong ones.
    ///   - words: Pieces of the format, which are put together and thrown into samples.
    public init(seed: UInt64, count: Int, samples: [String], words: [String]) {
        dice = Dice(seed: seed)
        left = count
        self.samples = samples.map { Array($0.utf8) }
        self.words = words.map { Array($0.utf8) }
    }

    public mutating func next() -> [UInt8]? {
        guard left > 0 else { return nil }
        left -= 1
        switch dice.below(8) {
        case 0: return noise(upTo: 80)
        case 1, 2: return (0..<dice.below(24)).flatMap { _ in word() }
        default:
            var bytes = samples.isEmpty ? noise(upTo: 80) : dice.pick(samples)
            for _ in 0...dice.below(4) { mutilate(&bytes) }
            return bytes
        }
    }

    private mutating func noise(upTo limit: Int) -> [UInt8] {
        (0..<dice.below(limit + 1)).map { _ in UInt8(dice.below(256)) }
    }

    private mutating func word() -> [UInt8] {
        words.isEmpty ? [UInt8(dice.below(256))] : dice.pick(words)
    }

    /// One small harm: a byte changed, lost, doubled; a word thrown in; a part cut out, repeated or swapped with a
    /// part of another sample.
    private mutating func mutilate(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else {
            bytes = word()
            return
        }
        let place = dice.below(bytes.count)
        let part = place..<Swift.min(bytes.count, place + 1 + dice.below(16))
        switch dice.below(9) {
        case 0: bytes[place] = UInt8(dice.below(256))
        case 1: bytes[place] ^= 1 << UInt8(dice.below(8))
        case 2: bytes.remove(at: place)
        case 3: bytes.insert(bytes[place], at: place)
        case 4, 5: bytes.insert(contentsOf: word(), at: place)
        case 6: bytes.removeSubrange(part)
        case 7: bytes.insert(contentsOf: bytes[part], at: place)
        default:
            guard !samples.isEmpty else { return }
            let other = dice.pick(samples)
            guard !other.isEmpty else { return }
            let start = dice.below(other.count)
            bytes.replaceSubrange(part, with: other[start..<Swift.min(other.count, start + part.count)])
        }
    }
}

/// Bytes as they would stand in a Swift source, for the message of a failed check: `[0x65, 0x34]` and as text.
public func shown(_ bytes: [UInt8]) -> String {
    "\(String(decoding: bytes, as: UTF8.self).debugDescription), bytes \(bytes)"
}
