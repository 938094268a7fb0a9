/// Where the generator puts what it finds: into a list, or into a mere count.
protocol MoveSink {
    /// A piece on `from` may go to each of `targets`.
    mutating func add(from: Int, targets: UInt64)
    /// Pawns arrive on `targets`, each from `target - offset`; onto the last rank they promote four ways.
    mutating func addPawns(targets: UInt64, offset: Int)
    mutating func addPromotions(targets: UInt64, offset: Int)
    mutating func add(_ move: Move)
}

/// Counts moves without making them: a population count a piece.
struct CountSink: MoveSink {
    var count = 0

    @inline(__always) mutating func add(from: Int, targets: UInt64) { count &+= targets.nonzeroBitCount }
    @inline(__always) mutating func addPawns(targets: UInt64, offset: Int) { count &+= targets.nonzeroBitCount }
    @inline(__always) mutating func addPromotions(targets: UInt64, offset: Int) {
        count &+= 4 &* targets.nonzeroBitCount
    }
    @inline(__always) mutating func add(_ move: Move) { count &+= 1 }
}

extension MoveList: MoveSink {
    @inline(__always) mutating func add(from: Int, targets: UInt64) {
        var rest = targets
        while rest != 0 {
            append(Move(from, rest.lowest))
            rest &= rest &- 1
        }
    }

    @inline(__always) mutating func addPawns(targets: UInt64, offset: Int) {
        var rest = targets
        while rest != 0 {
            let to = rest.lowest
            append(Move(to &- offset, to))
            rest &= rest &- 1
        }
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
