import Analysis
import Chess

/// The variants of a kind of reason: a detector that stops finding one of them is broken, even if it finds the others.
enum DetectorVariant {
    /// All variants, by kind.
    static let all = [
        "allows-mate", "mate-threat", "fork/several-targets", "fork/with-mate-threat", "discovered-attack/check",
        "discovered-attack/mover-captures", "discovered-attack/target-captured", "skewer", "pin/pinned",
        "pin/attacked", "pin/cannot-recapture", "pin/left-the-line", "trapped-piece/at-once", "trapped-piece/chased",
        "removed-defender/taken", "removed-defender/deflected", "removed-defender/overloaded",
        "removed-defender/driven-away", "removed-defender/guarding-mate", "hanging-piece/undefended",
        "hanging-piece/defended", "loses-material/lost", "loses-material/still-down", "castling/by-the-move",
        "castling/by-force", "castling/line-opened", "castling/prevented", "tempo/chased",
        "tempo/other-piece-chased", "tempo/moved-twice", "tempo/moved-back", "tempo/early-queen", "tempo/rook-pawn",
        "structure/doubled-and-isolated", "structure/doubled", "structure/isolated", "structure/backward",
        "centre/traded-away", "centre/given-up", "centre/taken", "misses-mate", "misses-material",
        "prepared-point/prevents-mate", "prepared-point/prevents-move", "prepared-point/saves",
        "prepared-point/defends", "prepared-point/threatens-mate", "prepared-point/threatens",
        "prepared-point/builds-centre", "prepared-point/castles",
    ]

    /// Returns the variant of a reason. A new finding needs one here, and rows in `DetectorRows`.
    static func of(_ reason: Reason) -> String {
        let variant: String? =
            switch reason.finding {
            case .allowsMate, .missesMate, .missesMaterial, .mateThreat, .skewer, .onlyWorse: nil
            case .fork(let fork): fork.mate == nil ? "several-targets" : "with-mate-threat"
            case .discoveredAttack(let attack): of(attack, in: reason.line)
            case .pin(let pin): of(pin.effect)
            case .trapped(let piece): piece.chases == 0 ? "at-once" : "chased"
            case .removedDefender(let removed): of(removed.method)
            case .hanging(let piece): piece.isDefended ? "defended" : "undefended"
            case .losesMaterial: "lost"
            case .staysDown: "still-down"
            case .castling(let lost): of(lost.cause)
            case .tempo(let lost): of(lost.cause, in: reason.line)
            case .structure(let damage): of(damage.weakness)
            case .centre(let lost): of(lost.cause)
            case .point(let point): of(point)
            }
        return variant.map { "\(reason.kind.rawValue)/\($0)" } ?? reason.kind.rawValue
    }

    private static func of(_ attack: DiscoveredAttack, in line: MoveLine) -> String {
        guard attack.moverTarget != nil else { return "target-captured" }
        let isCheck = line.positions[attack.ply + 1][attack.target]?.kind == .king
        return isCheck ? "check" : "mover-captures"
    }

    private static func of(_ effect: Pin.Effect) -> String {
        switch effect {
        case .pinnedAndTaken: "pinned"
        case .attackedAndTaken: "attacked"
        case .cannotTakeBack: "cannot-recapture"
        case .leftTheLine: "left-the-line"
        }
    }

    private static func of(_ method: RemovedDefender.Method) -> String {
        switch method {
        case .taken: "taken"
        case .deflected: "deflected"
        case .overloaded: "overloaded"
        case .drivenAway: "driven-away"
        case .guardingMate: "guarding-mate"
        }
    }

    private static func of(_ cause: CastlingLost.Cause) -> String {
        switch cause {
        case .byTheMove: "by-the-move"
        case .atPly: "by-force"
        case .prevented(_, _, let ply): ply == 0 ? "line-opened" : "prevented"
        }
    }

    private static func of(_ cause: TempoLost.Cause, in line: MoveLine) -> String {
        switch cause {
        case .chased(let from, let ply):
            line.moves[..<ply].contains { $0.to == from } ? "chased" : "other-piece-chased"
        case .movedTwice: "moved-twice"
        case .movedBack: "moved-back"
        case .earlyQueen: "early-queen"
        case .rookPawn: "rook-pawn"
        }
    }

    private static func of(_ weakness: PawnDamage.Weakness) -> String {
        switch weakness {
        case .doubledAndIsolated: "doubled-and-isolated"
        case .doubled: "doubled"
        case .isolated: "isolated"
        case .backward: "backward"
        }
    }

    private static func of(_ cause: CentreLost.Cause) -> String {
        switch cause {
        case .tradedAway: "traded-away"
        case .givenUp: "given-up"
        case .taken: "taken"
        }
    }

    private static func of(_ point: PreparedPoint) -> String {
        switch point {
        case .stops(_, isMate: true): "prevents-mate"
        case .stops(_, isMate: false): "prevents-move"
        case .saves: "saves"
        case .defends: "defends"
        case .threatensMate: "threatens-mate"
        case .threatens: "threatens"
        case .buildsCentre: "builds-centre"
        case .castles: "castles"
        }
    }
}
