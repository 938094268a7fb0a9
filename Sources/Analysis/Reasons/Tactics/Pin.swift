public import Chess

/// A piece cannot leave a line because a more valuable piece is behind it; so it is captured, or cannot recapture.
public struct Pin: Tactic, Hashable {
    /// The consequence of the pin.
    public enum Effect: Hashable, Sendable {
        /// The move pins the piece, which is captured later.
        case pinnedAndTaken
        /// The piece was pinned before; now it is attacked, and captured later.
        case attackedAndTaken
        /// The move captures on a square defended only by the pinned piece, which cannot recapture, or only by losing
        /// the piece behind it.
        case cannotTakeBack(on: Square)
        /// The played move took the pinned piece off the line, and the reply captures the piece behind it.
        case leftTheLine
    }

    /// The ply of the opponent's move that exploits the pin.
    public let ply: Int
    public let pinner: Square
    /// The square of the pinned piece, now or before.
    public let pinned: Square
    /// The square of the piece behind: a king, or a piece more valuable than the other two.
    public let behind: Square
    public let effect: Effect

    /// Detects a pin that the move at `ply` creates or exploits; nil if it wins nothing.
    init?(atPly ply: Int, of line: Refutation) {
        let move = line.moves[ply]
        let (before, after) = (line.positions[ply], line.positions[ply + 1])
        let played = line.moves[0]
        if ply == 1,
            let pin = Self.lines(of: line.start, against: line.learner).first(where: {
                $0.pinned == played.from && $0.pinner == move.from && $0.behind == move.to
            }), line.explainsLoss(before.captured(by: move) ?? .king, atPly: ply)
        {
            (self.ply, pinner, pinned, behind) = (ply, pin.pinner, pin.pinned, pin.behind)
            effect = .leftTheLine
            return
        }
        let pins = Self.lines(of: after, against: line.learner)
        if let pin = pins.first(where: { Self.preventsRecapture($0, move, before, after, ply, line) }) {
            (self.ply, pinner, pinned, behind) = (ply, pin.pinner, pin.pinned, pin.behind)
            effect = .cannotTakeBack(on: move.to)
            return
        }
        let old = Self.lines(of: before, against: line.learner)
        for pin in pins {
            let isNew = !old.contains { $0.pinned == pin.pinned && $0.behind == pin.behind }
            guard
                ply < 2 || line.moves[ply - 1].to != pin.pinned || line.isForced(at: ply - 1)
                    || line.positions[ply - 1].captured(by: line.moves[ply - 1]) != nil,
                isNew || after.attacks(from: move.to).contains(pin.pinned) && pin.pinner != move.to,
                // A pinner that another piece takes at once pins nothing.
                ply + 1 >= line.moves.count || line.moves[ply + 1].to != pin.pinner
                    || line.moves[ply + 1].from == pin.pinned,
                // On its own file a pinned pawn may still advance.
                after[pin.pinned]?.kind != .pawn || pin.pinner.file != pin.behind.file,
                let capture = line.capture(of: pin.pinned, afterPly: ply), line.explainsLoss(capture),
                ([pin.pinned, pin.pinner] + (pin.pinner.between(pin.behind) ?? [])).contains(capture.square)
            else { continue }
            (self.ply, pinner, pinned, behind) = (ply, pin.pinner, pin.pinned, pin.behind)
            effect = isNew ? .pinnedAndTaken : .attackedAndTaken
            return
        }
        return nil
    }

    /// Returns all pins against a side, sorted by the value of the piece behind, highest first.
    private static func lines(
        of position: Position, against side: Side
    ) -> [(pinner: Square, pinned: Square, behind: Square)] {
        let sliders = position.pieces(side.opponent).filter { position[$0]?.kind.isSlider == true }
        let pins = sliders.flatMap { pinner in
            position.attacks(from: pinner).compactMap { pinned -> (pinner: Square, pinned: Square, behind: Square)? in
                guard position[pinned]?.side == side, let behind = position.firstPiece(behind: pinned, from: pinner),
                    position[behind]?.side == side, position[pinned]?.kind != .king,
                    position.value(of: behind) > position.value(of: pinned),
                    // A piece defended only by the pinned one counts as undefended.
                    position.value(of: behind) > position.value(of: pinner)
                        || position.attackers(of: behind, by: side).isEmpty
                else { return nil }
                return (pinner, pinned, behind)
            }
        }
        return pins.sorted {
            (position.value(of: $0.behind), position.value(of: $0.pinned), $0.pinned)
                > (position.value(of: $1.behind), position.value(of: $1.pinned), $1.pinned)
        }
    }

    private static func preventsRecapture(
        _ pin: (pinner: Square, pinned: Square, behind: Square), _ move: Move, _ before: Position, _ after: Position,
        _ ply: Int, _ line: Refutation
    ) -> Bool {
        guard let taken = before.captured(by: move), before[move.to] != nil, line.explainsLoss(taken, atPly: ply)
        else { return false }
        let takers = after.legalMoves().filter { $0.to == move.to && !$0.isCastling }
        return after.attackers(of: move.to, by: line.learner) == Bitboard(pin.pinned)
            && takers.allSatisfy { take in
                // The recapture is legal, but loses the more valuable piece behind.
                let reached = after.playing(take)
                return reached[pin.behind] == after[pin.behind]
                    && reached.exchange(on: pin.behind) > after.value(of: move.to)
            }
    }

    func phrase(in line: MoveLine) -> String {
        let (before, after) = (line.position(before: ply), line.position(before: ply + 1))
        let (piece, screened) = (after.name(on: pinned), after.name(on: behind))
        return switch effect {
        case .leftTheLine:
            "takes \(before.name(on: behind)), to which \(line.start.name(on: pinned)) was pinned"
        case .pinnedAndTaken: "pins \(piece) to \(screened)"
        case .attackedAndTaken: "attacks \(piece), which is pinned to \(screened)"
        case .cannotTakeBack(let square):
            "takes \(before.name(on: square)): \(piece) is pinned to \(screened) and "
                + (after.legalMoves().contains { $0.from == pinned && $0.to == square }
                    ? "taking back would lose more" : "cannot take back")
        }
    }
}
