import Chess

/// The line gives pieces for material of almost the same value by the usual count, which is rarely enough in an
/// opening: two minor pieces for a rook and at most a pawn, or a minor piece for two or three pawns.
///
/// Examples:
/// - `gives two pieces for a rook`
/// - `gives two pieces for a rook and a pawn`
/// - `gives a piece for three pawns`
public struct UnequalTrade: Hashable, Sendable {
    /// What is given, without the pawns that come for it.
    public enum Kind: Hashable, Sendable {
        case twoPiecesForRook, pieceForPawns
    }

    public let kind: Kind
    /// The pawns that come for what is given: 0 or 1 beside a rook, otherwise 2 or 3.
    public let pawns: Int
    /// The number of plies after which the trade is on the board.
    let plies: Int

    private typealias Trade = (kind: Kind, pawns: Int)

    /// Nil if the shown moves have no such trade, it does not last to the end of the line, the expected line has one of the
    /// kind too, or the reply wins something before two pieces go for a rook.
    init?(in line: Refutation, expected: Refutation) {
        let shown = Array(line.positions.prefix(Explanation.plies + 1))
        guard let end = shown.last, let last = line.positions.last, let settled = Self.trade(at: end.settled, in: line),
            settled.kind == .pieceForPawns ? !Self.isGivenLater(line) : !Self.takesFirst(line),
            Self.trade(at: last.settled, in: line)?.kind == settled.kind,
            expected.positions.last.flatMap({ Self.trade(at: $0.settled, in: expected) })?.kind != settled.kind
        else { return nil }
        let trades = shown.map { Self.trade(at: $0, in: line) }
        func positions(with trade: Trade) -> [Bool] { trades.map { $0.map { $0 == trade } ?? false } }
        // A pawn that is taken only after the shown moves is not on the board.
        let isShown = positions(with: settled).contains(true)
        guard let trade = isShown ? settled : trades.last ?? nil, trade.kind == settled.kind,
            let plies = Self.plies(of: positions(with: trade))
        else { return nil }
        (kind, pawns) = trade
        self.plies = plies
    }

    /// Returns whether the learner gives a knight or bishop for a pawn only with a later move, and what moved first could not
    /// be won.
    private static func isGivenLater(_ line: Refutation) -> Bool {
        stride(from: 4, to: min(line.moves.count - 1, Explanation.plies), by: 2).contains { ply in
            let (move, position) = (line.moves[ply], line.positions[ply])
            return position[move.from]?.kind.isMinor == true && position.captured(by: move) == .pawn
                && line.moves[ply + 1].to == move.to && line.positions[1].exchange(on: line.moves[0].to) <= 0
        }
    }

    /// Returns whether the reply wins something that is not taken back: that comes first.
    private static func takesFirst(_ line: Refutation) -> Bool {
        line.isReplyCapture && line.moves.count > 2 && !line.isExchange(at: 1)
    }

    /// Returns the ply from which the trade stays on the board, or the first with it if more is exchanged at the end;
    /// nil if no position has it.
    private static func plies(of isTraded: [Bool]) -> Int? {
        let last = isTraded.lastIndex(of: false).map { $0 + 1 } ?? 0
        return last < isTraded.count ? last : isTraded.firstIndex(of: true)
    }

    /// Returns the trade by the balance with the start of the line; nil for every other balance.
    private static func trade(at position: Position, in line: Refutation) -> Trade? {
        let lead = { (kinds: [PieceKind], position: Position) in
            kinds.reduce(0) {
                $0 + position.pieces(line.learner, $1).count - position.pieces(line.learner.opponent, $1).count
            }
        }
        let change = { (kinds: [PieceKind]) in lead(kinds, position) - lead(kinds, line.start) }
        guard change([.queen]) == 0 else { return nil }
        let pawns = change([.pawn])
        return switch (change([.knight, .bishop]), change([.rook])) {
        case (-2, 1) where (0...1).contains(pawns): (.twoPiecesForRook, pawns)
        case (-1, 0) where (2...3).contains(pawns): (.pieceForPawns, pawns)
        default: nil
        }
    }

    func text(in line: MoveLine) -> String {
        switch kind {
        case .twoPiecesForRook: "gives two pieces for a rook" + (pawns == 1 ? " and a pawn" : "")
        case .pieceForPawns: "gives a piece for \(pawns == 2 ? "two" : "three") pawns"
        }
    }
}
