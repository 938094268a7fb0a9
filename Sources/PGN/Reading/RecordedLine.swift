package import Chess

/// The main line of a recorded game.
package struct RecordedLine {
    /// The moves (`Position.storedMove(_:)`).
    private(set) var moves: [UInt16] = []
    /// The keys of the first positions, beginning with the start.
    private(set) var keys: [UInt64] = []
    /// The captures and moves of pawns in their order, if they are recorded.
    private(set) var changes: [Change] = []
    /// The number of positions whose keys are recorded.
    private let keyCount: Int
    private let recordsChanges: Bool
    /// The men of the last position.
    private var men = Self.initialMen
    private static let initialMen = PawnsAndPieces(.initial)

    /// What a capture or the move of a pawn has changed.
    package struct Change: Sendable {
        /// The number of moves up to this one: the index of the position after it.
        package let index: Int
        /// The men after it.
        package let men: PawnsAndPieces
    }

    init(keyCount: Int, recordsChanges: Bool) {
        self.keyCount = keyCount
        self.recordsChanges = recordsChanges
    }

    mutating func removeAll() {
        moves.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
        changes.removeAll(keepingCapacity: true)
        men = Self.initialMen
    }

    mutating func begin(_ start: borrowing Position) {
        if keyCount > 0 { keys.append(start.key) }
        if recordsChanges, start != .initial { men = PawnsAndPieces(start) }
    }

    /// Records a move.
    ///
    /// - Parameters:
    ///   - key: the key of the position after it.
    ///   - before: the position before it.
    ///   - after: the position after it.
    @inline(__always)
    mutating func record(_ move: UInt16, _ key: UInt64, _ before: borrowing Position, _ after: borrowing Position) {
        moves.append(move)
        if keys.count < keyCount { keys.append(key) }
        if recordsChanges, after.halfmoveClock == 0 { recordChange(before, after) }
    }

    @inline(never)
    private mutating func recordChange(_ before: borrowing Position, _ after: borrowing Position) {
        men.advance(from: before, to: after)
        changes.append(Change(index: moves.count, men: men))
    }
}
