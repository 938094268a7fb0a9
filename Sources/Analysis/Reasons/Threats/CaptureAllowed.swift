public import Chess

/// The reply takes a pawn or piece that is not guarded, and it does not come back soon. More is not proved: something
/// may be had for it later, and with a loss of material `HangingPiece` says more.
///
/// Examples:
/// - `lets 5...Qxb2 take the pawn on b2`
public struct CaptureAllowed: Hashable, Sendable {
    public let square: Square

    /// The number of plies for which what is taken must be missing.
    private static let duration = 6

    /// Nil if it can be taken back, comes back soon, or the expected line allows the same capture or loses as much.
    init?(in line: Refutation, expected: Refutation) {
        guard line.moves.count > Self.duration, let taken = line.positions[1].captured(by: line.moves[1]),
            line.start.captured(by: line.moves[0]) == nil
        else { return nil }
        let square = line.moves[1].to
        let before = line.start.balance(for: line.learner)
        guard line.positions[1][square] != nil, line.positions[1].exchange(on: square) == taken.value,
            line.positions[2...Self.duration].allSatisfy({
                before - $0.balance(for: line.learner) >= taken.value
            }),
            !expected.moves.prefix(Explanation.plies).contains(where: { $0.to == square }),
            MaterialBalance.lastDeficit(of: line.learner, along: expected.line) <= 0
        else { return nil }
        self.square = square
    }

    func text(in line: MoveLine) -> String {
        "lets \(line.name(ofPly: 1)) take \(line.position(before: 1).name(on: square))"
    }
}
