import Chess

/// A finding against the played move or for the expected one. Plies count from the start of the reason's line: the
/// played move is ply 0, the opponent's reply ply 1. The evidence can be verified on the board.
public enum Finding: Hashable, Sendable {
    // Against the played move: tactics and material.

    /// The line ends in mate after that many moves of the opponent.
    case allowsMate(in: Int)
    case fork(Fork)
    case discoveredAttack(DiscoveredAttack)
    case skewer(Skewer)
    case pin(Pin)
    case trapped(TrappedPiece)
    case removedDefender(RemovedDefender)
    case hanging(HangingPiece)
    case mateThreat(MateThreat)
    /// The material lost when the line has settled.
    case losesMaterial(MaterialLoss)

    // Against the played move: positional reasons.

    case castling(CastlingLost)
    case tempo(TempoLost)
    case structure(PawnDamage)
    case bishopPair(BishopPairLost)
    case shutIn(ShutInBishop)
    case blockedPawn(BlockedPawn)
    case tension(TensionReleased)
    case recapture(WrongRecapture)
    case centre(CentreGiven)
    case king(KingWeakened)
    case passive(SpaceGiven)
    case development(DevelopmentNeglected)
    case replyThreat(ReplyThreat)
    case replyAttack(ReplyAttack)
    case replyTrap(ReplyTrap)
    case pinned(PinnedPiece)
    case weakSquare(WeakSquare)
    case guardGivenUp(GuardGivenUp)
    case lostRetreat(LostRetreat)
    case captureAllowed(CaptureAllowed)
    case escape(PieceEscape)
    case unequalTrade(UnequalTrade)
    /// The board shows no reason; only the evaluation is worse.
    case onlyWorse

    // About the expected move. Never shown before the answer.

    /// The expected move forces mate.
    case missesMate(in: Int)
    /// The material the expected move wins.
    case missesMaterial(MaterialLoss)
    /// What the expected move wins or threatens on the way to a better game.
    case chance(PreparedPoint)
    /// The purpose of the expected move.
    case point(PreparedPoint)

    /// The kind of the finding, without its evidence.
    public var kind: FindingKind {
        switch self {
        case .allowsMate: .allowsMate
        case .fork: .fork
        case .discoveredAttack: .discoveredAttack
        case .skewer: .skewer
        case .pin, .pinned: .pin
        case .trapped, .lostRetreat: .trappedPiece
        case .removedDefender: .removedDefender
        case .guardGivenUp(let given): given.isOpenedLine ? .hangingPiece : .removedDefender
        case .captureAllowed(let allowed): allowed.isReply ? .hangingPiece : .losesMaterial
        case .hanging: .hangingPiece
        case .mateThreat: .mateThreat
        case .losesMaterial, .unequalTrade: .losesMaterial
        case .castling: .castling
        case .tempo: .tempo
        case .structure: .structure
        case .onlyWorse: .onlyWorse
        case .missesMate: .missesMate
        case .missesMaterial, .escape: .missesMaterial
        case .chance: .missedChance
        case .point: .preparedPoint
        case .centre: .centre
        case .bishopPair: .bishopPair
        case .shutIn: .shutInBishop
        case .blockedPawn: .blockedPawn
        case .tension: .tensionReleased
        case .recapture: .wrongRecapture
        case .king: .kingSafety
        case .passive: .passive
        case .development: .development
        case .replyAttack(let attack): attack.other == nil ? .replyThreat : .fork
        case .replyTrap(let trap): trap.isPinned ? .pin : .trappedPiece
        case .replyThreat: .replyThreat
        case .weakSquare: .weakSquares
        }
    }

    /// Whether the finding reveals something about the expected move.
    public var isAboutExpected: Bool {
        switch self {
        case .missesMate, .missesMaterial, .chance, .point: true
        default: false
        }
    }

    /// Whether it may only be shown once the answer is out: it is about the expected move, or its words suggest that
    /// move.
    var revealsExpected: Bool {
        switch self {
        case .recapture, .passive, .blockedPawn, .escape: true
        default: isAboutExpected || suggestsExpected
        }
    }

    /// Whether its words suggest the expected move.
    var suggestsExpected: Bool {
        guard case .tempo(let lost) = self else { return false }
        return lost.suggestsExpected
    }

    /// Whether it is what the expected move would do later too.
    var mayComeLater: Bool {
        switch self {
        case .chance(let point), .point(let point): point.mayComeLater
        case .missesMaterial: true
        default: false
        }
    }

    /// Whether it says what material the played move loses.
    var isMaterial: Bool {
        guard case .losesMaterial = self else { return false }
        return true
    }

    /// Whether it says what material is lost, or what the opponent captures.
    var namesCapture: Bool {
        switch self {
        case .losesMaterial, .captureAllowed, .guardGivenUp, .unequalTrade: true
        default: false
        }
    }

    /// Whether it is that the expected move takes or wins something.
    var isExpectedCapture: Bool {
        switch self {
        case .missesMaterial, .chance(.captures), .point(.captures): true
        default: false
        }
    }

    /// Whether it is a fork by the expected move, or it traps a piece.
    var isForkOrTrap: Bool {
        switch self {
        case .chance(.forks), .point(.forks), .chance(.traps), .point(.traps): true
        default: false
        }
    }

    /// The tactic, if the finding is one.
    var tactic: (any Tactic)? {
        switch self {
        case .fork(let fork): fork
        case .discoveredAttack(let attack): attack
        case .skewer(let skewer): skewer
        case .pin(let pin): pin
        case .trapped(let piece): piece
        case .removedDefender(let removed): removed
        case .hanging(let piece): piece
        case .mateThreat(let threat): threat
        default: nil
        }
    }

    /// Returns a phrase that continues a sentence after the move of the line.
    func text(in line: MoveLine) -> String {
        if let tactic { return "runs into \(line.name(ofPly: tactic.ply)), which \(tactic.phrase(in: line))" }
        switch self {
        case .allowsMate(let moves): return "allows \(Self.mate(in: moves)): \(line.name(ofPly: 1))"
        case .losesMaterial(let loss): return "loses \(loss.text)"
        case .castling(let lost): return lost.text(in: line)
        case .tempo(let lost): return lost.text(in: line)
        case .structure(let damage): return damage.text(in: line)
        case .missesMate(1): return "is mate"
        case .missesMate(let moves):
            return moves > Self.longestCountedMate ? "forces mate" : "mates in \(moves)"
        case .missesMaterial(let loss): return "wins \(loss.text)"
        case .chance(let point), .point(let point): return point.text(in: line)
        case .bishopPair(let lost): return lost.text(in: line)
        case .shutIn(let shutIn): return shutIn.text(in: line)
        case .blockedPawn(let blocked): return blocked.text(in: line)
        case .tension(let released): return released.text(in: line)
        case .recapture(let recapture): return recapture.text(in: line)
        case .centre(let given): return given.text(in: line)
        case .king(let king): return king.text(in: line)
        case .passive(let space): return space.text(in: line)
        case .development(let development): return development.text(in: line)
        case .replyThreat(let threat): return threat.text(in: line)
        case .replyAttack(let attack): return attack.text(in: line)
        case .replyTrap(let trap): return trap.text(in: line)
        case .pinned(let pinned): return pinned.text(in: line)
        case .weakSquare(let weak): return weak.text(in: line)
        case .guardGivenUp(let given): return given.text(in: line)
        case .lostRetreat(let lost): return lost.text(in: line)
        case .captureAllowed(let allowed): return allowed.text(in: line)
        case .escape(let escape): return escape.text(in: line)
        case .unequalTrade(let trade): return trade.text(in: line)
        default: return Self.reply(in: line)
        }
    }

    /// The greatest number of moves to mate that is named. The engine often finds a longer one before the shortest.
    private static let longestCountedMate = 4

    private static func mate(in moves: Int) -> String {
        moves == 1 ? "mate at once" : moves > longestCountedMate ? "a forced mate" : "mate in \(moves)"
    }

    /// A capture is never "met by" something, because it is usually a recapture.
    private static func reply(in line: MoveLine) -> String {
        guard line.moves.count > 1, line.position(before: 1).captured(by: line.moves[1]) == nil else {
            return "is worse"
        }
        return "is met by \(line.name(ofPly: 1))"
    }
}
