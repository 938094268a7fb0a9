/// A list of moves without heap storage, to be filled by `Position.legalMoves(into:)` and reused.
///
/// ```swift
/// let position = try Position(fen: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")
/// var list = MoveList()
/// position.legalMoves(into: &list)
/// if let capture = list.firstIndex(where: { position.captured(by: $0) != nil }) { list.swapAt(0, capture) }
/// print(position.san(list[0]), list.count)  // exd5 7
/// ```
///
/// The capacity is enough for every position that can be set up: no reachable position has more than 218 moves, and an
/// arbitrary one with sixteen pieces a side has about 270 at most. A list takes about 650 bytes. In a recursive search
/// create one per call (`var list = MoveList()`): lists stored in an array are copied whole at every read.
public struct MoveList: Sendable, RandomAccessCollection, MutableCollection {
    /// The number of moves the list can hold.
    public static let capacity = 320

    @usableFromInline var moves: InlineArray<320, UInt16>
    @usableFromInline var end = 0

    /// An empty list.
    @inlinable public init() { moves = InlineArray(repeating: 0) }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { end }

    /// The move at an index in 0..<`count`; any other index stops the program. A move you set is not checked: the list
    /// does not know its position.
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

    /// The moves in their order. A plain loop: without optimization each step of `map` copies the whole list.
    var array: [Move] {
        let moves = self.moves.span
        return [Move](unsafeUninitializedCapacity: end) { array, count in
            while count < end {
                array.initializeElement(at: count, to: Move(rawValue: moves[count]))
                count &+= 1
            }
        }
    }

    /// Returns whether the move is in the list. A plain loop, for the same reason.
    func holds(_ move: Move) -> Bool {
        let moves = self.moves.span
        var index = 0
        while index < end {
            if moves[index] == move.rawValue { return true }
            index &+= 1
        }
        return false
    }

    /// Removes all moves. O(1).
    @inlinable public mutating func removeAll() { end = 0 }

    @inline(__always) mutating func append(_ move: Move) {
        moves[end] = move.rawValue
        end &+= 1
    }

    /// Appends one move for each square of a set.
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
