/// Room for every move of any position that can be set up, without a heap allocation.
///
/// No legal position has more than 218 moves; a legal-to-set-up one with sixteen pieces a side can have about 270.
/// Appending beyond the room stops the program, like any index out of range.
struct MoveList {
    static let capacity = 320

    private(set) var count = 0
    private var moves = InlineArray<320, UInt16>(repeating: 0)

    @inline(__always) mutating func append(_ move: Move) {
        moves[count] = move.rawValue
        count &+= 1
    }

    /// Appends a move for each square of a set.
    @inline(__always) mutating func append(_ targets: UInt64, _ move: (Int) -> UInt16) {
        var rest = targets
        var end = count
        while rest != 0 {
            moves[end] = move(rest.lowest)
            end &+= 1
            rest &= rest &- 1
        }
        count = end
    }

    @inline(__always) subscript(index: Int) -> Move { Move(rawValue: moves[index]) }

    @inline(__always) mutating func removeAll() { count = 0 }
}
