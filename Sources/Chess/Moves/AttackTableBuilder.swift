/// Computes the memory block of `AttackTables`.
enum AttackTableBuilder {
    /// Allocates and fills the tables, which are never freed. Takes about a millisecond.
    static func build() -> UnsafePointer<UInt64> {
        let words = UnsafeMutablePointer<UInt64>.allocate(capacity: AttackTables.Offset.end)
        words.initialize(repeating: 0, count: AttackTables.Offset.end)
        for (index, number) in PolyglotNumbers.all.enumerated() { words[AttackTables.Offset.polyglot + index] = number }
        let rays = Rays()
        for square in 0..<64 {
            fillLeapers(words, square)
            fillLines(words, square, rays)
        }
        fillSliders(words, rays)
        return UnsafePointer(words)
    }

    private static func fillLeapers(_ words: UnsafeMutablePointer<UInt64>, _ square: Int) {
        words[AttackTables.Offset.knight + square] = leaps(
            square, [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)])
        words[AttackTables.Offset.king + square] = leaps(
            square, [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)])
        words[AttackTables.Offset.pawn + square] = leaps(square, [(-1, 1), (1, 1)])
        words[AttackTables.Offset.pawn + 64 + square] = leaps(square, [(-1, -1), (1, -1)])
    }

    private static func leaps(_ square: Int, _ steps: [(file: Int, rank: Int)]) -> UInt64 {
        var targets: UInt64 = 0
        for step in steps {
            if let target = Square(file: square % 8 + step.file, rank: square / 8 + step.rank) { targets |= target.bit }
        }
        return targets
    }

    private static func fillLines(_ words: UnsafeMutablePointer<UInt64>, _ square: Int, _ rays: Rays) {
        words[AttackTables.Offset.diagonals + square] = rays.attacks(square, 0, diagonal: true)
        words[AttackTables.Offset.orthogonals + square] = rays.attacks(square, 0, diagonal: false)
        for direction in 0..<8 {
            let whole = rays[direction, square] | rays[direction ^ 4, square] | 1 << UInt64(square)
            var ray = rays[direction, square]
            while ray != 0 {
                let other = ray.lowest
                ray &= ray - 1
                words[AttackTables.Offset.line + square * 64 + other] = whole
                words[AttackTables.Offset.between + square * 64 + other] =
                    rays[direction, square] & rays[direction ^ 4, other]
            }
        }
    }

    /// Enumerates every subset of the relevant blockers (the carry-rippler trick) and stores its attack set.
    private static func fillSliders(_ words: UnsafeMutablePointer<UInt64>, _ rays: Rays) {
        var slice = AttackTables.Offset.sliders
        for slider in 0..<2 {
            let multipliers = slider == 0 ? MagicNumbers.rook : MagicNumbers.bishop
            for square in 0..<64 {
                let mask = rays.relevantBlockers(square, diagonal: slider == 1)
                let bits = mask.nonzeroBitCount
                let multiplier = multipliers[square]
                let magic = AttackTables.Offset.magics + (slider * 64 + square) * 4
                words[magic] = mask
                words[magic + 1] = multiplier
                words[magic + 2] = UInt64(64 - bits)
                words[magic + 3] = UInt64(slice)
                var blockers: UInt64 = 0
                repeat {
                    let index = slice + Int(truncatingIfNeeded: (blockers &* multiplier) &>> UInt64(64 - bits))
                    let attacks = rays.attacks(square, blockers, diagonal: slider == 1)
                    assert(words[index] == 0 || words[index] == attacks, "a magic number of \(square) collides")
                    words[index] = attacks
                    blockers = (blockers &- mask) & mask
                } while blockers != 0
                slice += 1 << bits
            }
        }
    }
}
