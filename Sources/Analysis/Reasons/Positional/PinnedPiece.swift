public import Chess

/// A knight or bishop of the learner is pinned by the reply, or the played move puts it into a pin, and it stays
/// pinned. Nothing need be lost: the `Pin` of the tactics wins something.
///
/// Examples:
/// - `lets 5...Bb4 pin the knight on c3 to the king`
/// - `leaves the knight on c6 pinned to the king`
public struct PinnedPiece: Hashable, Sendable {
    /// The ply of the reply that pins; 0 if the played move does it.
    public let ply: Int
    public let pinner: Square
    public let pinned: Square
    /// The king or the queen.
    public let behind: Square

    /// The number of plies for which the piece must stay pinned.
    private static let patience = 2

    /// Nil if the pin was there before, ends at once, or can be met by a pawn, or the expected line allows one too.
    init?(in line: Refutation, expected: Refutation) {
        guard line.moves.count > Self.patience, !line.moves[0].isCastling,
            let (ply, pin) = Self.pin(in: line),
            ply == 0
                || line.positions[1].captured(by: line.moves[1]) == nil && !Self.isPossible(pin, in: line, expected),
            // The same move may come anyway, or another pin of the same kind.
            ply == 0 || !expected.allows(line.moves[1]) && !Self.isDriven(pin.pinner, in: line),
            !expected.positions.prefix(Explanation.plies + 1).contains(where: {
                Self.pins(in: $0, against: line.learner).contains {
                    $0.pinned == pin.pinned || $0.pinner == pin.pinner && $0.behind == pin.behind
                }
            })
        else { return nil }
        self.ply = ply
        (pinner, pinned, behind) = pin
    }

    /// Returns whether a pawn attacks the pinning piece at once, and it leaves without taking anything.
    private static func isDriven(_ pinner: Square, in line: Refutation) -> Bool {
        line.moves.count > 3 && line.positions[2][line.moves[2].from]?.kind == .pawn && line.moves[3].from == pinner
            && line.positions[3].attacks(from: line.moves[2].to).contains(pinner)
            && line.positions[3].captured(by: line.moves[3]) == nil
    }

    private typealias Line = (pinner: Square, pinned: Square, behind: Square)

    private static func pin(in line: Refutation) -> (ply: Int, pin: Line)? {
        let before = pins(in: line.start, against: line.learner)
        for ply in 0...1 {
            let pin = pins(in: line.positions[ply + 1], against: line.learner).first { pin in
                !before.contains { $0.pinned == pin.pinned || $0.pinner == pin.pinner && $0.behind == pin.behind }
                    && (ply == 0 ? !isAlreadyPinned(pin, in: line.start) : pin.pinner == line.moves[1].to)
                    && (ply...patience).allSatisfy { later in
                        pins(in: line.positions[later + 1], against: line.learner).contains { $0 == pin }
                    }
            }
            if let pin { return (ply, pin) }
        }
        return nil
    }

    /// Returns whether the piece is already pinned by the same one, to any piece worth more than that.
    private static func isAlreadyPinned(_ pin: Line, in position: Position) -> Bool {
        guard position.attacks(from: pin.pinner).contains(pin.pinned),
            let behind = position.firstPiece(behind: pin.pinned, from: pin.pinner)
        else { return false }
        return position[behind]?.side == position[pin.pinned]?.side
            && position.value(of: behind) > position.value(of: pin.pinner)
    }

    /// Returns whether the same reply to the expected move would pin the same piece.
    private static func isPossible(_ pin: Line, in line: Refutation, _ expected: Refutation) -> Bool {
        let (after, reply) = (expected.positions[1], line.moves[1])
        guard after[reply.from] == line.positions[1][reply.from], after.isLegal(reply),
            after.playing(reply).exchange(on: reply.to) == 0
        else { return false }
        return pins(in: after.playing(reply), against: line.learner).contains { $0 == pin }
    }

    /// Returns the knights and bishops of a side that a bishop or rook pins to the king or queen.
    private static func pins(in position: Position, against side: Side) -> [Line] {
        position.pieces(side.opponent).sorted().filter { [.bishop, .rook].contains(position[$0]?.kind) }.flatMap {
            pinner in
            position.attacks(from: pinner).sorted().compactMap { pinned -> Line? in
                guard let piece = position[pinned], piece.side == side, piece.kind.isMinor,
                    let behind = position.firstPiece(behind: pinned, from: pinner), let target = position[behind],
                    target.side == side, target.kind == .king || target.kind == .queen,
                    // It cannot take the one that pins it.
                    !position.attacks(from: pinned).contains(pinner),
                    position.value(of: behind) > position.value(of: pinner)
                else { return nil }
                return (pinner, pinned, behind)
            }
        }
    }

    func text(in line: MoveLine) -> String {
        let after = line.position(before: ply + 1)
        let (piece, target) = (after.name(on: pinned), after.name(on: behind))
        return ply == 0
            ? "leaves \(piece) pinned to \(target)" : "lets \(line.name(ofPly: 1)) pin \(piece) to \(target)"
    }
}
