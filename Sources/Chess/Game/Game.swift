/// The moves of one game from a start position, with its repetitions and its end.
///
/// A value: a copy is a game of its own. For games with variations and comments use `GameTree` of the product `PGN`.
///
/// ```swift
/// var game = Game()
/// for text in ["f3", "e5", "g4", "Qh4"] { try game.play(san: text) }
/// print(game.outcome.map { "\($0)" } ?? "not over")  // Black wins by checkmate
/// game.undo()
/// print(game.outcome == nil, game.position.sideToMove)  // true black
/// ```
public struct Game: Hashable, Sendable {
    /// The moves played.
    public private(set) var moves: [Move] = []
    /// The positions from the start position to the current one.
    public private(set) var positions: [Position]

    /// Begins a game.
    public init(from start: Position = .initial) { positions = [start] }

    /// The position before the first move.
    public var start: Position { positions[0] }

    /// The current position.
    public var position: Position { positions[moves.count] }

    /// Plays a move.
    /// - Returns: whether it is legal; if not, nothing changes.
    @discardableResult
    public mutating func play(_ move: Move) -> Bool {
        guard position.isLegal(move) else { return false }
        positions.append(position.playing(move))
        moves.append(move)
        return true
    }

    /// Reads a move and plays it. If the method throws, nothing changes.
    @discardableResult
    public mutating func play(
        san text: some StringProtocol, _ strictness: SAN.Strictness = .file
    ) throws(SANError) -> Move {
        let move = try position.move(san: text, strictness)
        positions.append(position.playing(move))
        moves.append(move)
        return move
    }

    /// Takes the last move back and returns it; nil at the start.
    @discardableResult
    public mutating func undo() -> Move? {
        guard let move = moves.popLast() else { return nil }
        positions.removeLast()
        return move
    }

    // MARK: The end

    /// How often the current position has occurred, including now. Positions are the same if their `identity` is equal.
    /// O(plies since the last capture or pawn move).
    public var repetitions: Int {
        let identity = position.identity
        // No earlier position can be the same: a capture or a pawn move lies between.
        return positions.suffix(position.halfmoveClock + 1).count { $0.identity == identity }
    }

    /// How the game has ended without a player's claim; nil if it is not over.
    public var outcome: GameOutcome? { outcome(claimingDraws: false) }

    /// Returns how the game has ended; nil if it is not over.
    ///
    /// - Parameter claimingDraws: Whether a player claims a draw as soon as possible. A claim that announces the next
    ///   move is made after that move here.
    public func outcome(claimingDraws: Bool) -> GameOutcome? {
        let position = position
        if !position.hasLegalMove {
            return position.isCheck ? .checkmate(winner: position.sideToMove.opponent) : .stalemate
        }
        if position.hasInsufficientMaterial { return .insufficientMaterial }
        if position.halfmoveClock >= 150 { return .seventyFiveMoves }
        let repetitions = repetitions
        if repetitions >= 5 { return .fivefoldRepetition }
        guard claimingDraws else { return nil }
        if position.halfmoveClock >= 100 { return .fiftyMoves }
        return repetitions >= 3 ? .threefoldRepetition : nil
    }
}
