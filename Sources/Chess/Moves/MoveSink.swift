/// Where the generator puts what it finds: into a list, or into a mere count.
protocol MoveSink {
    /// A piece on `from` may go to each of `targets`.
    mutating func add(from: Int, targets: UInt64)
    /// Pawns arrive by one step and by two, and by captures to the a-file side and to the h-file side. Only the two
    /// captures can have squares in common.
    mutating func addPawns(single: UInt64, double: UInt64, left: UInt64, right: UInt64, forward: Int)
    /// Pawns arrive on the last rank, each from `target - offset`, and promote four ways.
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
