/// The different colours of a picture and how often they occur.
struct ColorHistogram {
    /// The colours in the order of their first pixels.
    private(set) var colors: [RGB] = []
    /// The number of pixels of each colour.
    private(set) var counts: [Int] = []
    /// For each pixel the index of its colour.
    private(set) var indices: [UInt32]

    /// For each slot the index of a colour plus 1; 0 for an empty slot. The number of slots is a power of two.
    private var slots: [UInt32] = Array(repeating: 0, count: 1024)

    init(_ pixels: [RGB]) {
        indices = []
        // The first colour has the index 0.
        var found = [UInt32](repeating: 0, count: pixels.count)
        // Run by run: neighbouring pixels often have the same colour.
        var start = 0
        while start < pixels.count {
            let color = pixels[start]
            var end = start + 1
            while end < pixels.count, pixels[end] == color { end += 1 }
            let index = index(of: color)
            counts[index] += end - start
            if index != 0 { for place in start..<end { found[place] = UInt32(truncatingIfNeeded: index) } }
            start = end
        }
        indices = found
    }

    private mutating func index(of color: RGB) -> Int {
        var slot = self.slot(of: color)
        if slots[slot] != 0 { return Int(slots[slot]) - 1 }
        if colors.count * 2 >= slots.count {
            slots = Array(repeating: 0, count: slots.count * 2)
            for (index, color) in colors.enumerated() { slots[self.slot(of: color)] = UInt32(index + 1) }
            slot = self.slot(of: color)
        }
        colors.append(color)
        counts.append(0)
        slots[slot] = UInt32(colors.count)
        return colors.count - 1
    }

    /// The slot of a colour, or the empty one where it belongs.
    private func slot(of color: RGB) -> Int {
        let mask = slots.count - 1
        var slot = Int((color.hex &* 0x9E37_79B1) &>> 8) & mask
        while slots[slot] != 0, colors[Int(slots[slot]) - 1] != color { slot = (slot + 1) & mask }
        return slot
    }

    /// Returns the mean of some colours, weighted by their pixels.
    func mean(_ group: [Int]) -> RGB {
        guard group.count > 1 else { return colors[group[0]] }
        var sums = [0, 0, 0]
        var total = 0
        for index in group {
            let count = counts[index]
            total += count
            for channel in 0..<3 { sums[channel] += count * value(channel, of: index) }
        }
        let means = sums.map { UInt8(($0 + total / 2) / max(total, 1)) }
        return RGB(red: means[0], green: means[1], blue: means[2])
    }

    /// Returns a channel of a colour: 0 red, 1 green, 2 blue.
    private func value(_ channel: Int, of index: Int) -> Int {
        Int(colors[index].hex >> UInt32(16 - 8 * channel) & 0xFF)
    }

    // MARK: Reduction

    /// Divides the colours into at most `limit` groups. The most frequent ones stay alone; the others are divided by
    /// median cuts.
    func groups(_ limit: Int) -> [[Int]] {
        guard colors.count > limit else { return colors.indices.map { [$0] } }
        let order = colors.indices.sorted { counts[$0] != counts[$1] ? counts[$0] > counts[$1] : $0 < $1 }
        let kept = limit / 2
        var boxes = [Array(order[kept...])]
        while boxes.count < limit - kept {
            // The box with the largest span of a channel, weighted by its pixels.
            let candidates = boxes.indices.filter { boxes[$0].count > 1 }
            guard let widest = candidates.max(by: { weight(boxes[$0]) < weight(boxes[$1]) }) else { break }
            let (lower, upper) = cut(boxes[widest])
            boxes[widest] = lower
            boxes.append(upper)
        }
        return order[..<kept].map { [$0] } + boxes
    }

    private func weight(_ box: [Int]) -> Int {
        span(box).width * box.reduce(0) { $0 + counts[$1] }
    }

    /// The channel in which the colours differ most, and by how much.
    private func span(_ box: [Int]) -> (channel: Int, width: Int) {
        let widths = (0..<3).map { channel in
            let values = box.lazy.map { value(channel, of: $0) }
            return (values.max() ?? 0) - (values.min() ?? 0)
        }
        let channel = widths.indices.max { widths[$0] < widths[$1] } ?? 0
        return (channel, widths[channel])
    }

    /// Divides a box of at least two colours where half of its pixels are on either side.
    private func cut(_ box: [Int]) -> ([Int], [Int]) {
        let channel = span(box).channel
        let sorted = box.sorted {
            let (a, b) = (value(channel, of: $0), value(channel, of: $1))
            return a != b ? a < b : $0 < $1
        }
        let half = sorted.reduce(0) { $0 + counts[$1] } / 2
        var sum = 0
        var middle = 0
        while middle < sorted.count - 1, sum + counts[sorted[middle]] <= half {
            sum += counts[sorted[middle]]
            middle += 1
        }
        middle = min(max(middle, 1), sorted.count - 1)
        return (Array(sorted[..<middle]), Array(sorted[middle...]))
    }
}
