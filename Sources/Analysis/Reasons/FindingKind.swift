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
    case castling, tempo, structure, centre
    case onlyWorse = "only-worse"
    case missesMate = "misses-mate"
    case missesMaterial = "misses-material"
    case preparedPoint = "prepared-point"
}
