import Chess

/// The positional disadvantages of the played move, each with the losses it can explain.
extension ReasonSearch {
    /// The queen that is chased; after more than two moves that explains no mistake, and never a blunder.
    var queenChased: Finding? {
        guard lines.comparison.band < .blunder,
            let lost = TempoLost.queenChased(in: played, expected: expected),
            lost.ply <= 3 || lines.comparison.band < .mistake
        else { return nil }
        return .tempo(lost)
    }

    /// The tension that is released, unless it costs material. It explains no mistake that most other moves would be, too.
    var tension: Finding? {
        guard !lines.losesInPlayed, !isQuietlyCostly else { return nil }
        return TensionReleased(in: played, expected: expected).map(Finding.tension)
    }

    /// Whether the loss is a mistake that few moves avoid: something sharper than a quiet disadvantage decides.
    var isQuietlyCostly: Bool { lines.comparison.band >= .mistake && lines.comparison.isOneOfFew }

    /// The centre that the opponent gets, unless material is lost too.
    var centre: Finding? {
        guard !lines.losesInPlayed else { return nil }
        return CentreGiven(in: played, expected: expected).map(Finding.centre)
    }

    /// The development that is neglected. A mistake costs more than that, and so does material.
    var development: Finding? {
        guard lines.comparison.band < .mistake, !lines.losesInPlayed, !lines.losesInTheEnd else { return nil }
        return DevelopmentNeglected(in: played, expected: expected).map(Finding.development)
    }

    /// The piece that gets pinned. That explains no blunder.
    var pinned: Finding? {
        guard lines.comparison.band < .blunder else { return nil }
        return PinnedPiece(in: played, expected: expected).map(Finding.pinned)
    }

    /// The damage to the pawns, unless the played line also leaves the learner with less material: then that is the
    /// reason. It explains no blunder.
    var structure: Finding? {
        guard lines.comparison.band < .blunder, !lines.isBehindInPlayed else { return nil }
        return PawnDamage(in: played, expected: expected).map(Finding.structure)
    }

    /// The pawns that are damaged because the reply takes the moved piece.
    var structureAtOnce: Finding? {
        guard let found = structure, case .structure(let damage) = found, damage.ply == 1,
            played.moves[1].to == played.moves[0].to, played.start.captured(by: played.moves[0]) == nil
        else { return nil }
        return found
    }

    /// The bishop pair that is lost. That explains no blunder, nor a mistake that costs material too.
    var bishopPair: Finding? {
        guard lines.comparison.band < (lines.losesInPlayed ? .mistake : .blunder) else { return nil }
        return BishopPairLost(in: played, expected: expected).map(Finding.bishopPair)
    }

    /// The right to castle that the played move itself gives up: the one positional reason that may explain a blunder.
    var castlingGivenUp: Finding? {
        guard let lost = CastlingLost(in: played, expected: expected), lost.ply == 0,
            lines.comparison.band < .mistake || !lines.losesInPlayed && !expected.movesKing
        else { return nil }
        return .castling(lost)
    }

    /// Returns whether the material changes between the played move and the check that costs the right to castle: then that
    /// is a side effect.
    func isMaterialChanged(before lost: CastlingLost) -> Bool {
        lost.ply > 1
            && played.positions[lost.ply - 1].balance(for: played.learner)
                != played.positions[1].balance(for: played.learner)
    }

    /// The right to castle that is lost in the line. Of a blunder that is a side effect, unless the move itself gives
    /// it up.
    var castling: Finding? {
        guard lines.comparison.band < .blunder else { return castlingGivenUp }
        return CastlingLost(in: played, expected: expected).map(Finding.castling)
    }

    /// The right to castle that the king loses because the reply checks it.
    var kingDriven: Finding? {
        guard let lost = CastlingLost(in: played, expected: expected), lost.ply == 2, played.positions[2].isCheck
        else { return nil }
        return .castling(lost)
    }
}
