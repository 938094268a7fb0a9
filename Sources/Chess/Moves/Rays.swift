/// The eight half-lines from every square, from which the sliding tables are filled.
///
/// Directions 0…3 climb in square number (east, north-east, north, north-west), 4…7 are their opposites, so that
/// `direction ^ 4` turns round.
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

    /// What a slider attacks: each ray up to and with its first blocker.
    func attacks(_ square: Int, _ occupied: UInt64, diagonal: Bool) -> UInt64 {
        var attacks: UInt64 = 0
        var direction = diagonal ? 1 : 0
        while direction < 8 {
            var ray = self[direction, square]
            let blockers = ray & occupied
            if blockers != 0 {
                let first = direction < 4 ? blockers.trailingZeroBitCount : 63 - blockers.leadingZeroBitCount
                ray ^= self[direction, first]
            }
            attacks |= ray
            direction += 2
        }
        return attacks
    }

    /// The squares whose occupation changes what a slider attacks: its rays without their last squares.
    func relevantBlockers(_ square: Int, diagonal: Bool) -> UInt64 {
        var mask: UInt64 = 0
        var direction = diagonal ? 1 : 0
        while direction < 8 {
            let ray = self[direction, square]
            if ray != 0 {
                let last = direction < 4 ? 63 - ray.leadingZeroBitCount : ray.trailingZeroBitCount
                mask |= ray & ~(1 << UInt64(last))
            }
            direction += 2
        }
        return mask
    }
}
