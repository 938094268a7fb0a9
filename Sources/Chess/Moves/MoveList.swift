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

    @inline(__always) subscript(index: Int) -> Move { Move(rawValue: moves[index]) }

    @inline(__always) mutating func removeAll() { count = 0 }
}
