import Chess

/// A fine code of a reason, the `code` in JSON: the kind, or a more exact case of it.
extension Finding {
    public var code: String {
        switch self {
        case .tempo(let lost):
            switch lost.cause {
            case .earlyQueen: "development"
            case .rookPawn: "development"
            default: kind.rawValue
            }
        case .king(let king):
            switch king.cause {
            case .greekGift: "greek-gift"
            case .castledIntoAttack: "castling-into-attack"
            default: kind.rawValue
            }
        default: kind.rawValue
        }
    }
}
