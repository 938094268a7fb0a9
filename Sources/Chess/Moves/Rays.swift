/// The eight rays from every square, from which the slider tables are computed.
///
/// In directions 0…3 the square number grows (east, north-east, north, north-west); 4…7 are the opposites, so
/// `direction ^ 4` reverses a direction.
struct Rays {
    private static let steps: [(file: Int, rank: Int)] = [
        (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1),
    ]

    private var rays = [UInt64](repeating: 0, count: 8 * 64)

    init() {
        for (direction, step) in Self.steps.enumerated() {
            for square in 0..<64 {
                var file = square % 8 + step.file
                var rank = square / 8 + step.rank
                while let target = Square(file: file, rank: rank) {
                    rays[direction * 64 + square] |= target.bit
                    file += step.file
                    rank += step.rank
                }
            }
        }
    }

    /// The squares in that direction from `square` to the edge, without `square`.
    subscript(direction: Int, square: Int) -> UInt64 { rays[direction * 64 + square] }

    /// Returns the squares a slider attacks along one line, in a direction and its opposite: each ray up to and
    /// including its first blocker.
    func attacks(_ square: Int, _ occupied: UInt64, along direction: Int) -> UInt64 {
        reach(square, occupied, direction) | reach(square, occupied, direction ^ 4)
    }

    /// Returns the squares whose occupation affects a slider's attacks along one line: its two rays without their last
    /// squares.
    func relevantBlockers(_ square: Int, along direction: Int) -> UInt64 {
        inner(square, direction) | inner(square, direction ^ 4)
    }

    private func reach(_ square: Int, _ occupied: UInt64, _ direction: Int) -> UInt64 {
        let ray = self[direction, square]
        let blockers = ray & occupied
        guard blockers != 0 else { return ray }
        let first = direction < 4 ? blockers.trailingZeroBitCount : 63 - blockers.leadingZeroBitCount
        return ray ^ self[direction, first]
    }

    private func inner(_ square: Int, _ direction: Int) -> UInt64 {
        let ray = self[direction, square]
        guard ray != 0 else { return 0 }
        let last = direction < 4 ? 63 - ray.leadingZeroBitCount : ray.trailingZeroBitCount
        return ray & ~(1 << UInt64(last))
    }
}
