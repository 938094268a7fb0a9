public import Chess

/// A piece may not leave a line, because a dearer one stands behind it; so it falls, or cannot take back.
public struct Pin: Tactic, Hashable {
    /// What comes of it.
    public enum Effect: Hashable, Sendable {
        /// The move pins the piece, which is taken later.
        case pinnedAndTaken
        /// The piece was pinned before; now it is attacked, and taken later.
        case attackedAndTaken
        /// The move takes on a square that the pinned piece alone guards, and it cannot take back, or only at the price
        /// of what stands behind it.
        case cannotTakeBack(on: Square)
        /// The played move took the pinned piece off the line, and the reply takes what was behind it.
        case leftTheLine
    }

    /// Of the opponent's move that makes use of it.
    public let ply: Int
    public let pinner: Square
    /// Where the pinned piece stands, or stood.
    public let pinned: Square
    /// A king, or a piece dearer than both others.
    public let behind: Square
    public let effect: Effect

    /// What the move at `ply` makes of a pin; nil when nothing falls by it.
    init?(atPly ply: Int, of line: Refutation) {
        let move = line.moves[ply]
        let (before, after) = (line.positions[ply], line.positions[ply + 1])
        let played = line.moves[0]
        if ply == 1,
            let pin = Self.lines(of: line.start, against: line.learner).first(where: {
                $0.pinned == played.from && $0.pinner == move.from && $0.behind == move.to
            }), line.tellsLoss(before.captured(by: move) ?? .king, atPly: ply)
        {
            (self.ply, pinner, pinned, behind) = (ply, pin.pinner, pin.pinned, pin.behind)
            effect = .leftTheLine
            return
        }
        let pins = Self.lines(of: after, against: line.learner)
        if let pin = pins.first(where: { Self.keepsFromTaking($0, move, before, after, ply, line) }) {
            (self.ply, pinner, pinned, behind) = (ply, pin.pinner, pin.pinned, pin.behind)
            effect = .cannotTakeBack(on: move.to)
            return
        }
        let old = Self.lines(of: before, against: line.learner)
        for pin in pins {
            let isNew = !old.contains { $0.pinned == pin.pinned && $0.behind == pin.behind }
            guard isNew || after.attacks(from: move.to).contains(pin.pinned) && pin.pinner != move.to,
                let fall = line.fall(of: pin.pinned, afterPly: ply), line.tellsLoss(fall),
                ([pin.pinned, pin.pinner] + (pin.pinner.between(pin.behind) ?? [])).contains(fall.square)
            else { continue }
            (self.ply, pinner, pinned, behind) = (ply, pin.pinner, pin.pinned, pin.behind)
            effect = isNew ? .pinnedAndTaken : .attackedAndTaken
            return
        }
        return nil
    }

    /// All pins of a position against a side: the dearest behind first.
    private static func lines(
        of position: Position, against side: Side
    ) -> [(pinner: Square, pinned: Square, behind: Square)] {
        let sliders = position.pieces(side.opponent).filter { position[$0]?.kind.isSlider == true }
        let found = sliders.flatMap { pinner in
            position.attacks(from: pinner).compactMap { pinned -> (pinner: Square, pinned: Square, behind: Square)? in
                guard position[pinned]?.side == side, let behind = position.firstPiece(behind: pinned, from: pinner),
                    position[behind]?.side == side, position[pinned]?.kind != .king,
                    position.dearness(of: behind) > position.dearness(of: pinned),
                    // A piece that was guarded by the pinned one alone is none the safer for it.
                    position.dearness(of: behind) > position.dearness(of: pinner)
                        || position.attackers(of: behind, by: side).isEmpty
                else { return nil }
                return (pinner, pinned, behind)
            }
        }
        return found.sorted {
            (position.dearness(of: $0.behind), position.dearness(of: $0.pinned), $0.pinned)
                > (position.dearness(of: $1.behind), position.dearness(of: $1.pinned), $1.pinned)
        }
    }

    private static func keepsFromTaking(
        _ pin: (pinner: Square, pinned: Square, behind: Square), _ move: Move, _ before: Position, _ after: Position,
        _ ply: Int, _ line: Refutation
    ) -> Bool {
        guard let taken = before.captured(by: move), before[move.to] != nil, line.tellsLoss(taken, atPly: ply)
        else { return false }
        let takers = after.legalMoves().filter { $0.to == move.to && !$0.isCastling }
        return after.attackers(of: move.to, by: line.learner) == Bitboard(pin.pinned)
            && takers.allSatisfy { take in
                // It may, but then what stands behind it is lost for more.
                let reached = after.playing(take)
                return reached[pin.behind] == after[pin.behind]
                    && reached.exchange(on: pin.behind) > after.dearness(of: move.to)
            }
    }

    func deed(in line: MoveLine) -> String {
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
