/// What most moves of a `StoredReplay` change.
struct ReplayState {
    var hash: UInt64
    /// As in `Position`.
    var castling: UInt64
    /// As in `Position`.
    var enPassant: Int
    /// 1 for Black: the lowest bit of the numbers of the pieces that may move.
    var mover: Int

    @inline(__always)
    init(_ position: Position) {
        hash = position.hash
        castling = position.castling
        enPassant = Int(position.enPassant)
        mover = position.sideToMove == .white ? 0 : 1
    }
}
