/// Receives the moves from the generator: a list, or a counter.
protocol MoveSink {
    /// Adds moves from `from` to each of `targets`.
    mutating func add(from: Int, targets: UInt64)
    /// Adds pawn moves by target squares: single steps, double steps, captures towards the a-file and towards the
    /// h-file. Only the two capture sets can overlap.
    mutating func addPawns(single: UInt64, double: UInt64, left: UInt64, right: UInt64, forward: Int)
    /// Adds the four promotions for each target, from the square `target - offset`.
    mutating func addPromotions(targets: UInt64, offset: Int)
    mutating func add(_ move: Move)
}

extension MoveList: MoveSink {
    @inline(__always) mutating func add(from: Int, targets: UInt64) {
        append(targets) { UInt16(truncatingIfNeeded: $0 &<< 6 | from) }
    }

    @inline(__always)
    mutating func addPawns(single: UInt64, double: UInt64, left: UInt64, right: UInt64, forward: Int) {
        append(single) { UInt16(truncatingIfNeeded: $0 &* 65 &- forward) }
        append(double) { UInt16(truncatingIfNeeded: $0 &* 65 &- 2 &* forward) }
        append(left) { UInt16(truncatingIfNeeded: $0 &* 65 &- (forward &- 1)) }
        append(right) { UInt16(truncatingIfNeeded: $0 &* 65 &- (forward &+ 1)) }
    }

    @inline(__always) mutating func addPromotions(targets: UInt64, offset: Int) {
        var rest = targets
        while rest != 0 {
            let to = rest.lowest
            let plain = Move(to &- offset, to).rawValue
            for code: UInt16 in 1...4 { append(Move(rawValue: plain | code &<< 12)) }
            rest &= rest &- 1
        }
    }

    @inline(__always) mutating func add(_ move: Move) { append(move) }
}
