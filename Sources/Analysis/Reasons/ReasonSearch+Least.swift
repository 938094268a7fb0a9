import Chess

/// The reasons that are named only instead of none: each is true of one move and not of the other, but small.
extension ReasonSearch {
    /// The small reason for a move that is no blunder: what the expected move does, although the played line may lead to
    /// it later; else a disadvantage of the played move; else the least that the expected move does.
    var leastReason: Finding? {
        let searches: [(Self) -> Finding?] = [
            { $0.smallPoint },
            { $0.wrongCapture },
            { BishopPairLost.ofOwn(in: $0.played, expected: $0.expected).map(Finding.bishopPair) },
            { SpaceGiven.backwards(in: $0.played, expected: $0.expected).map(Finding.passive) },
            { CastlingLost.kept(in: $0.played, by: $0.expected).map(Finding.castling) },
            { BlockedPawn.beforeBishop(in: $0.played, expected: $0.expected).map(Finding.blockedPawn) },
            { $0.queenDriven },
            { $0.lessActive },
            { ShutInBishop.forNow(in: $0.played, expected: $0.expected).map(Finding.shutIn) },
            { $0.first(of: $0.pointSearch.leastPoints) },
            { $0.first(of: $0.pointSearch.quietPoints) },
        ]
        return searches.lazy.compactMap { $0(self) }.first
    }

    /// The piece that does less than elsewhere. A mistake costs more.
    private var lessActive: Finding? {
        guard lines.comparison.band < .mistake else { return nil }
        return SpaceGiven.lessActive(in: played, expected: expected).map(Finding.passive)
    }

    /// Returns the first of these points that a capture or a sacrifice in reply leaves of interest.
    private func first(of points: some Sequence<PreparedPoint>) -> Finding? {
        points.first { !isBesideTactic($0) && !isContradicted($0) }.map(finding)
    }

    /// The reason for a blunder without another: an exchange or doubled pawns of the opponent that the expected move
    /// brings about, pawns that are doubled for the next moves, a bishop given for a knight if the loss is not far beyond the
    /// threshold, the right to castle, another capture on the same square, a check or another move that should come
    /// first, or the queen or a rook that the expected move attacks.
    var leastOfBlunder: Finding? {
        let point = foundPoints.first {
            switch $0 {
            case .exchanges: true
            // With pawns on the e-file the opponent gets a half-open f-file or d-file.
            case .doublesPawns(let file): file != 4
            default: false
            }
        }
        if let found = point.map(finding) ?? damageByReply(isLasting: false) { return found }
        if lines.isPlain, played.start.captured(by: played.moves[0]) == .knight,
            let pair = BishopPairLost(in: played, expected: expected)
        {
            return .bishopPair(pair)
        }
        if let lost = CastlingLost.kept(in: played, by: expected),
            lost.ply == 0 ? !expected.movesKing : lost.isForced && !isMaterialChanged(before: lost)
        {
            return .castling(lost)
        }
        return wrongCapture ?? pointSearch.firstMoves.first { _ in true }.map(finding)
            ?? pointSearch.pieceAttackedNow.map(finding)
            ?? pointSearch.quietPointsOfBlunder.first { _ in true }.map(finding)
    }

    /// The capture with another piece than expected. That costs more than an inaccuracy.
    private var wrongCapture: Finding? {
        guard lines.comparison.band >= .mistake else { return nil }
        return WrongRecapture.alike(in: played, expected: expected).map(Finding.recapture)
    }

    /// What the expected move does, but for what is hardly missed: space on a wing, a way for a pawn, queens that both lines
    /// exchange, development where the played move drives a piece away first, and castling or an exchange of pawns that
    /// comes a move later and costs little.
    private var smallPoint: Finding? {
        let isSoon = lines.isExpectedPlayedNext && lines.comparison.band < .inaccuracy
        let point = foundPoints.first {
            switch $0 {
            case .takesSpace, .clears: false
            case .strikes: !isTakenInstead
            case .develops: !lines.isReplyDriven && !isBesideTactic($0)
            case .castles: !lines.isExpectedPlayedNext || lines.comparison.band >= .mistake
            case .exchanges(let square):
                switch played.start[square]?.kind {
                case .queen: !lines.isExchangedInPlayed(square)
                case .pawn: !isSoon
                default: !isExchangedElsewhere
                }
            default: true
            }
        }
        return point.map(finding)
    }

    /// Whether the played move moves the same piece, and it is exchanged on its new square.
    private var isExchangedElsewhere: Bool {
        played.moves[0].from == expected.moves[0].from && played.isExchange(at: 1)
            && played.moves[1].to == played.moves[0].to
    }

    /// The queen that the reply drives away, of a mistake that costs no material.
    private var queenDriven: Finding? {
        guard lines.comparison.band == .mistake, !lines.losesInPlayed,
            let lost = TempoLost.driven(in: played, expected: expected), lost.piece == .queen
        else { return nil }
        return .tempo(lost)
    }
}
