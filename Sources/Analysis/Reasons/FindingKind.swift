/// The kinds of findings. The raw value is the `kind` of a reason in JSON.
public enum FindingKind: String, Hashable, Sendable, CaseIterable {
    case allowsMate = "allows-mate"
    case fork
    case discoveredAttack = "discovered-attack"
    case skewer, pin
    case trappedPiece = "trapped-piece"
    case removedDefender = "removed-defender"
    case hangingPiece = "hanging-piece"
    case mateThreat = "mate-threat"
    case losesMaterial = "loses-material"
    case castling, tempo, structure
    case replyThreat = "reply-threat"
    case kingSafety = "king-safety"
    case tensionReleased = "tension-released"
    case bishopPair = "bishop-pair"
    case shutInBishop = "shut-in-bishop"
    case blockedPawn = "blocked-pawn"
    case wrongRecapture = "wrong-recapture"
    case passive, development, centre
    case weakSquares = "weak-squares"
    case onlyWorse = "only-worse"
    case missesMate = "misses-mate"
    case missesMaterial = "misses-material"
    case missedChance = "missed-chance"
    case preparedPoint = "prepared-point"
}
