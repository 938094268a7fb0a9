extension Finding {
    /// A fine code of the finding, the `code` of a reason in JSON: the kind, or a more exact case of it.
    public var code: String {
        switch self {
        case .tempo(let lost):
            switch lost.cause {
            case .earlyQueen, .rookPawn: "development"
            case .queenChased: "early-queen"
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
