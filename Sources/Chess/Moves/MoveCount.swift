/// Counts moves without listing them: one population count per piece.
struct MoveCount: MoveSink {
    private(set) var count = 0

    @inline(__always) mutating func add(from: Int, targets: UInt64) { count &+= targets.nonzeroBitCount }

    @inline(__always)
    mutating func addPawns(single: UInt64, double: UInt64, left: UInt64, right: UInt64, forward: Int) {
        count &+= (single | double | left).nonzeroBitCount &+ right.nonzeroBitCount
    }

    @inline(__always) mutating func addPromotions(targets: UInt64, offset: Int) {
        count &+= 4 &* targets.nonzeroBitCount
    }

    @inline(__always) mutating func add(_ move: Move) { count &+= 1 }
}
