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
        for king in 0..<64 { fillNearKing(words, king) }
        fillStarts(words)
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
        words[AttackTables.Offset.diagonals + square] =
            rays.attacks(square, 0, along: 1) | rays.attacks(square, 0, along: 3)
        words[AttackTables.Offset.orthogonals + square] =
            rays.attacks(square, 0, along: 0) | rays.attacks(square, 0, along: 2)
        words[AttackTables.Offset.queen + square] =
            words[AttackTables.Offset.diagonals + square] | words[AttackTables.Offset.orthogonals + square]
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

    /// Fills what depends on the tables of the single pieces.
    private static func fillNearKing(_ words: UnsafeMutablePointer<UInt64>, _ king: Int) {
        let tables = words + AttackTables.Offset.nearKing + king
        var near = words[AttackTables.Offset.king + king]
        if king == 4 || king == 60 { near |= leaps(king, [(-2, 0), (2, 0)]) }
        while near != 0 {
            tables[0] |= words[AttackTables.Offset.knight + near.lowest]
            tables[64] |= words[AttackTables.Offset.diagonals + near.lowest]
            tables[128] |= words[AttackTables.Offset.orthogonals + near.lowest]
            near &= near - 1
        }
    }

    private static func fillStarts(_ words: UnsafeMutablePointer<UInt64>) {
        let starts = words + AttackTables.Offset.starts
        starts[Int(UInt8(ascii: "x"))] = ~0
        for index in 0..<8 {
            starts[Int(UInt8(ascii: "a")) + index] = UInt64.fileA << UInt64(index)
            starts[Int(UInt8(ascii: "1")) + index] = UInt64.rank(index)
        }
    }

    /// The subsets of the relevant blockers on one line: for each its magic product and the squares attacked.
    private struct Line {
        let mask: UInt64
        /// A line has at most six relevant blockers.
        private let words = UnsafeMutablePointer<UInt64>.allocate(capacity: 128)
        private(set) var count = 0

        var products: UnsafePointer<UInt64> { UnsafePointer(words) }
        var attacks: UnsafePointer<UInt64> { UnsafePointer(words + 64) }

        /// Enumerates the subsets with the carry-rippler trick.
        init(_ rays: Rays, _ square: Int, along direction: Int, _ multiplier: UInt64) {
            mask = rays.relevantBlockers(square, along: direction)
            var blockers: UInt64 = 0
            repeat {
                words[count] = blockers &* multiplier
                words[64 + count] = rays.attacks(square, blockers, along: direction)
                count += 1
                blockers = (blockers &- mask) & mask
            } while blockers != 0
        }

        func deallocate() { words.deallocate() }
    }

    /// Stores the attack set of every subset of the relevant blockers. A slider moves along two lines, which share no
    /// square: the product of a subset is the sum of those of its two parts, and its attack set is their union.
    private static func fillSliders(_ words: UnsafeMutablePointer<UInt64>, _ rays: Rays) {
        var slice = AttackTables.Offset.sliders
        for slider in 0..<2 {
            let multipliers = slider == 0 ? MagicNumbers.rook : MagicNumbers.bishop
            for square in 0..<64 {
                let first = Line(rays, square, along: slider, multipliers[square])
                let second = Line(rays, square, along: slider + 2, multipliers[square])
                let mask = first.mask | second.mask
                let bits = mask.nonzeroBitCount
                let magic = AttackTables.Magic(
                    mask: mask, multiplier: multipliers[square], shift: UInt64(64 - bits),
                    attackSets: UnsafePointer(words + slice))
                UnsafeMutableRawPointer(words + AttackTables.Offset.magics + (slider * 64 + square) * 4)
                    .initializeMemory(as: AttackTables.Magic.self, to: magic)
                fill(words + slice, first, second, shift: UInt64(64 - bits))
                first.deallocate()
                second.deallocate()
                slice += 1 << bits
            }
        }
    }

    /// Fills the part of the table that belongs to one square. Plain loops over pointers: a debug build runs this at
    /// each start, a hundred thousand times.
    private static func fill(_ slice: UnsafeMutablePointer<UInt64>, _ first: Line, _ second: Line, shift: UInt64) {
        let (products, attacks) = (second.products, second.attacks)
        var row = 0
        while row < first.count {
            let product = first.products[row]
            let reach = first.attacks[row]
            var column = 0
            while column < second.count {
                let entry = slice + Int(truncatingIfNeeded: (product &+ products[column]) &>> shift)
                let targets = reach | attacks[column]
                assert(entry.pointee == 0 || entry.pointee == targets, "a magic number collides")
                entry.pointee = targets
                column &+= 1
            }
            row &+= 1
        }
    }
}
