/// A list of moves without heap storage: `Position.legalMoves(into:)` fills it, again and again.
///
/// ```swift
/// let position = try Position(fen: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")
/// var list = MoveList()
/// position.legalMoves(into: &list)
/// if let capture = list.firstIndex(where: { position.captured(by: $0) != nil }) { list.swapAt(0, capture) }
/// print(position.san(list[0]), list.count)  // exd5 7
/// ```
///
/// It has room for every move of any position that can be set up: no legal position has more than 218, and one set up
/// at will, sixteen pieces a side, has about 270 at most. That makes some 650 bytes. In a recursive search make one in
/// each call (`var list = MoveList()`): lists that are kept in an array are copied whole at every read.
public struct MoveList: Sendable, RandomAccessCollection, MutableCollection {
    /// The number of moves it can hold.
    public static let capacity = 320

    @usableFromInline var moves: InlineArray<320, UInt16>
    @usableFromInline var end = 0

    /// An empty list.
    @inlinable public init() { moves = InlineArray(repeating: 0) }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { end }

    /// The move at that place, 0…`count - 1`; any other place stops the program. What is set there is up to you: the
    /// list does not know its position.
    @inlinable public subscript(index: Int) -> Move {
        get {
            precondition(index < end, "no such move in the list")
            return Move(rawValue: moves[index])
        }
        set {
            precondition(index < end, "no such move in the list")
            moves[index] = newValue.rawValue
        }
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
