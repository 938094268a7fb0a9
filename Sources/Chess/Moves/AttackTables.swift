/// What each piece attacks from each square, built once in about a millisecond, at the first use.
///
/// Sliders use fancy magic bitboards (blockers × multiplier >> shift is an index into the square's slice). The
/// pointers are set once and never written again; every index is below its table's size by construction: squares are
/// 0…63, and a product shifted by `64 - n` is below 2ⁿ.
struct AttackTables {
    let knight: UnsafePointer<UInt64>
    let king: UnsafePointer<UInt64>
    /// White's pawn attacks at 0…63, Black's at 64…127.
    let pawn: UnsafePointer<UInt64>
    /// The squares strictly between two on one line, `from * 64 + to`; 0 for squares on no common line.
    let between: UnsafePointer<UInt64>
    /// The whole line through two squares, edge to edge, ends included; 0 for squares on no common line.
    let line: UnsafePointer<UInt64>
    /// Polyglot's numbers, as pointer for the same reason.
    let polyglot: UnsafePointer<UInt64>
    private let sliders: UnsafePointer<UInt64>
    private let magics: UnsafePointer<Magic>

    /// One square's slice of the sliding table.
    private struct Magic {
        var mask: UInt64
        var multiplier: UInt64
        var shift: UInt64
        var offset: Int

        /// Where the attacks under these blockers lie in the sliding table. (A shift binds tighter than a product.)
        @inline(__always) func index(_ occupied: UInt64) -> Int {
            offset &+ Int(truncatingIfNeeded: ((occupied & mask) &* multiplier) &>> shift)
        }
    }

    nonisolated(unsafe) static let shared = AttackTables()

    @inline(__always) func rook(_ square: Int, _ occupied: UInt64) -> UInt64 {
        let magic = magics[square]
        return sliders[magic.index(occupied)]
    }

    @inline(__always) func bishop(_ square: Int, _ occupied: UInt64) -> UInt64 {
        let magic = magics[square &+ 64]
        return sliders[magic.index(occupied)]
    }

    @inline(__always) func pawn(_ square: Int, of side: Side) -> UInt64 {
        pawn[Int(side.rawValue) &* 64 &+ square]
    }

    /// The squares a piece of that kind attacks; a pawn's direction is its side's.
    @inline(__always) func attacks(_ kind: PieceKind, _ side: Side, _ square: Int, _ occupied: UInt64) -> UInt64 {
        switch kind {
        case .pawn: pawn(square, of: side)
        case .knight: knight[square]
        case .bishop: bishop(square, occupied)
        case .rook: rook(square, occupied)
        case .queen: bishop(square, occupied) | rook(square, occupied)
        case .king: king[square]
        }
    }

    private init() {
        let knight = Self.room(64)
        let king = Self.room(64)
        let pawn = Self.room(128)
        let between = Self.room(4096)
        let line = Self.room(4096)
        let polyglot = Self.room(PolyglotNumbers.all.count)
        for (index, number) in PolyglotNumbers.all.enumerated() { polyglot[index] = number }

        let rays = Rays()
        for square in 0..<64 {
            knight[square] = Self.leaps(
                square, [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)])
            king[square] = Self.leaps(square, [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)])
            pawn[square] = Self.leaps(square, [(-1, 1), (1, 1)])
            pawn[64 + square] = Self.leaps(square, [(-1, -1), (1, -1)])
            for direction in 0..<8 {
                let whole = rays[direction, square] | rays[direction ^ 4, square] | 1 << UInt64(square)
                var ray = rays[direction, square]
                while ray != 0 {
                    let other = ray.lowest
                    ray &= ray - 1
                    line[square * 64 + other] = whole
                    between[square * 64 + other] = rays[direction, square] & rays[direction ^ 4, other]
                }
            }
        }

        var offset = 0
        let magics = UnsafeMutablePointer<Magic>.allocate(capacity: 128)
        let sliders = Self.room(102_400 + 5_248)
        for slider in 0..<2 {
            let multipliers = slider == 0 ? MagicNumbers.rook : MagicNumbers.bishop
            for square in 0..<64 {
                let mask = rays.relevantBlockers(square, diagonal: slider == 1)
                let bits = mask.nonzeroBitCount
                let magic = Magic(
                    mask: mask, multiplier: multipliers[square], shift: UInt64(64 - bits), offset: offset)
                magics[slider * 64 + square] = magic
                var blockers: UInt64 = 0
                repeat {
                    let index = magic.index(blockers)
                    let attacks = rays.attacks(square, blockers, diagonal: slider == 1)
                    assert(sliders[index] == 0 || sliders[index] == attacks, "a magic number of \(square) collides")
                    sliders[index] = attacks
                    blockers = (blockers &- mask) & mask
                } while blockers != 0
                offset += 1 << bits
            }
        }
        self.knight = UnsafePointer(knight)
        self.king = UnsafePointer(king)
        self.pawn = UnsafePointer(pawn)
        self.between = UnsafePointer(between)
        self.line = UnsafePointer(line)
        self.polyglot = UnsafePointer(polyglot)
        self.sliders = UnsafePointer(sliders)
        self.magics = UnsafePointer(magics)
    }

    /// Zeroed words that live as long as the process.
    private static func room(_ count: Int) -> UnsafeMutablePointer<UInt64> {
        let room = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
        room.initialize(repeating: 0, count: count)
        return room
    }

    private static func leaps(_ square: Int, _ steps: [(file: Int, rank: Int)]) -> UInt64 {
        var targets: UInt64 = 0
        for step in steps {
            if let target = Square(file: square % 8 + step.file, rank: square / 8 + step.rank) { targets |= target.bit }
        }
        return targets
    }
}
