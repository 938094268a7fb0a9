import Chess

extension Finding {
    /// Returns the number of plies of the finding's line after which it can be seen on the board.
    func plies(in lines: ComparedLines) -> Int {
        if let tactic { return tactic.ply + 3 }
        switch self {
        case .allowsMate: return lines.played.moves.count
        case .missesMate: return lines.expected.moves.count
        case .losesMaterial: return lines.played.material?.plies ?? 3
        case .missesMaterial: return lines.gain?.plies ?? 3
        case .castling(let lost): return lost.ply + 1
        case .tempo(let lost): return lost.ply + 2
        case .structure(let damage): return (damage.ply ?? -1) + 2
        case .bishopPair(let lost): return lost.ply + 2
        case .king(let king): return king.ply + 1
        case .development(let neglected): return neglected.ply + 1
        case .tension(let released): return released.ply + 1
        case .centre(let given): return given.ply + 1
        case .pinned(let pinned): return pinned.ply + 2
        case .weakSquare(let weak): return weak.ply + 1
        case .unequalTrade(let trade): return trade.plies
        case .lostRetreat(let lost): return lost.ply + 2
        case .captureAllowed(let allowed): return allowed.ply + 1
        case .chance(let point), .point(let point): return point.plies
        default: return 2
        }
    }
}

extension Finding {
    /// Whether it is time that is lost only after the learner's next move, and not by an early queen. What the expected move
    /// does explains more.
    var isUncertain: Bool {
        guard case .tempo(let lost) = self else { return false }
        if case .queenChased = lost.cause { return false }
        return lost.ply > 2
    }
}

extension CastlingLost {
    /// The ply of the learner's move that loses the right; 0 for the played move.
    var ply: Int {
        switch cause {
        case .byTheMove: 0
        case .atPly(let ply), .byMove(let ply, _): ply
        }
    }

    /// Whether the opponent forces the king or rook to move.
    var isForced: Bool { if case .atPly = cause { true } else { false } }
}

extension TempoLost {
    /// The ply of the move that gains the tempo or takes the piece back; 0 without one.
    var ply: Int {
        switch cause {
        case .chased(_, let ply), .queenChased(_, let ply), .goesOn(_, let ply), .returns(let ply),
            .movesOn(let ply):
            ply
        default: 0
        }
    }
}

extension KingWeakened {
    /// The ply of the last move the text names.
    var ply: Int {
        switch cause {
        case .diagonal(_, let ply), .castledFront(let ply), .castledIntoAttack(let ply): ply
        case .greekGift(let ply): ply + 2
        case .opened, .loosened, .exposed(isByForce: false): 0
        case .exposed(isByForce: true): 1
        }
    }
}

extension TensionReleased {
    /// The ply of the opponent's move that profits.
    var ply: Int {
        if case .pawnBreak(let ply) = gain { ply } else { 1 }
    }
}

extension PreparedPoint {
    /// Whether it wins, threatens or attacks something. That is a chance which the played move misses, if it leads to a
    /// better game. A pin is only a purpose: by itself it wins nothing.
    var isActive: Bool {
        switch self {
        case .captures, .takesBack, .threatensMate, .forks, .traps, .gainsTime, .threatens, .attacks, .strikes,
            .doublesPawns, .winsBishopPair, .greekGift:
            true
        default: false
        }
    }

    /// Whether it takes space on a wing or a file, castles, or puts pressure on something.
    var isSlightBesideLoss: Bool {
        switch self {
        case .takesSpace, .takesFile, .presses, .castles: true
        default: false
        }
    }

    /// Whether it brings out a piece.
    var develops: Bool { if case .develops = self { true } else { false } }

    /// Whether it brings out a piece, makes room for one or takes space: what the opponent captures weighs more.
    var isPeaceful: Bool {
        switch self {
        case .develops, .takesCentre, .takesSpace, .frees, .preparesCastling, .makesRoom, .prepares: true
        default: false
        }
    }

    /// Returns whether it is small for the loss, or no proved cause of it: what the move does, but hardly why the other one
    /// is worse.
    func isSmall(for comparison: MoveComparison) -> Bool {
        switch self {
        case .winsBishopPair, .buildsCentre: comparison.band >= .mistake
        case .captures where ComparedLines.isTakenNext(comparison): true
        default:
            weight <= .ordinary || isOnlyPurpose(in: comparison.expected.line)
                || isLess(than: comparison.lossCentipawns, of: comparison.expected.line)
        }
    }

    /// Returns whether it takes or attacks no more than a pawn: one that is given back, or that is less than the loss, from
    /// 230 centipawns on if it is taken and from 120 on if it is only attacked.
    func isLess(than centipawns: Int, of line: MoveLine) -> Bool {
        switch self {
        case .captures(_, attacking: nil, isGivenBack: true): true
        case .captures(let square, attacking: nil, isGivenBack: false):
            line.start[square]?.kind == .pawn && centipawns > 230
        case .attacks(let square): line.start[square]?.kind == .pawn && centipawns > 120
        default: false
        }
    }

    /// Whether it makes sense to say that the move does it at once, because it would do it later too.
    var mayComeLater: Bool {
        switch self {
        case .castles, .buildsCentre, .strikes, .takesCentre, .takesSpace, .develops, .frees, .presses, .takesFile,
            .captures, .attacks, .gainsTime, .threatens, .forks, .traps, .exchanges, .centralizes,
            .fianchettoes:
            true
        default: false
        }
    }

    /// The number of plies after which the point can be seen.
    var plies: Int {
        switch self {
        case .prepares, .preparesCastling: 5
        case .clears: 7
        case .winsBishopPair, .perpetual, .preparesAdvance: 4
        case .checks, .comesFirst, .headsFor: (laterPly ?? 1) + 1
        default: 2
        }
    }

    /// The ply of a later move of the learner that the words name or lead to; nil for none. It may be the answer to another
    /// question.
    var laterPly: Int? {
        switch self {
        case .comesFirst(let ply): ply
        case .headsFor(_, let ply, _): ply
        case .checks, .greekGift: 2
        default: nil
        }
    }
}
