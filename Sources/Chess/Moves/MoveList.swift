/// A list of moves without heap storage: `Position.legalMoves(into:)` fills it, again and again.
///
/// ```swift
/// var list = MoveList()
/// Position.initial.legalMoves(into: &list)
/// for index in list.indices where list[index].from == Square("g1") {
///     print(Position.initial.san(list[index]))
/// }
/// // Nf3
/// // Nh3
/// ```
///
/// It has room for every move of any position that can be set up: no legal position has more than 218, and one set up
/// at will, sixteen pieces a side, has about 270 at most. The list is some 650 bytes; making one costs the clearing of
/// them, copying one (as `for move in list` does) their copying, so keep one and walk its indices where every
/// nanosecond counts.
public struct MoveList: Sendable, RandomAccessCollection {
    /// The number of moves it can hold.
    public static let capacity = 320

    @usableFromInline var moves: InlineArray<320, UInt16>
    @usableFromInline var end = 0

    /// An empty list.
    @inlinable public init() { moves = InlineArray(repeating: 0) }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { end }

    /// The move at that place, 0…`count - 1`; any other place stops the program.
    @inlinable public subscript(index: Int) -> Move {
        precondition(index < end, "no such move in the list")
        return Move(rawValue: moves[index])
    }

    /// Forgets the moves. O(1).
    @inlinable public mutating func removeAll() { end = 0 }

    @inline(__always) mutating func append(_ move: Move) {
        moves[end] = move.rawValue
        end &+= 1
    }

    /// Appends a move for each square of a set.
    @inline(__always) mutating func append(_ targets: UInt64, _ move: (Int) -> UInt16) {
        var rest = targets
        var end = self.end
        while rest != 0 {
            moves[end] = move(rest.lowest)
            end &+= 1
            rest &= rest &- 1
        }
        self.end = end
    }
}
