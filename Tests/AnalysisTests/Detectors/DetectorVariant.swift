import Analysis
import Chess

/// The variants of a kind of reason: a detector that stops finding one of them is broken, even if it finds the others.
enum DetectorVariant {
    /// Returns the variant of a reason. A new finding needs one here, and rows in `DetectorRows`.
    static func of(_ reason: Reason) -> String {
        let variant: String? =
            switch reason.finding {
            case .allowsMate, .missesMate, .losesMaterial, .missesMaterial, .mateThreat, .skewer, .shutIn, .blockedPawn,
                .development, .replyThreat, .onlyWorse:
                nil
            case .weakSquare(let weak): weak.ply == 0 ? "between-pawns" : weak.isForNow ? "guard-given-up" : nil
            case .lostRetreat: "no-retreat"
            case .replyAttack(let attack): attack.other == nil ? "attacks" : "by-reply"
            case .escape: "escape"
            case .captureAllowed(let allowed):
                allowed.isBesideRecapture ? "beside-recapture" : allowed.isReply ? "allowed" : "later"
            case .replyTrap(let trap): trap.isPinned ? "by-search" : "by-reply"
            case .guardGivenUp(let given):
                given.cutOff != nil ? "cut-off" : given.isOpenedLine ? "line-opened" : "given-up"
            case .unequalTrade(let trade): trade.kind == .twoPiecesForRook ? "two-pieces" : "piece-for-pawns"
            case .fork(let fork): fork.mate == nil ? "several-targets" : "with-mate-threat"
            case .discoveredAttack(let attack): of(attack, in: reason.line)
            case .pin(let pin): of(pin.effect)
            case .pinned(let pinned): pinned.ply == 0 ? "by-the-move" : "by-the-reply"
            case .trapped(let piece): piece.chases == 0 ? "at-once" : "chased"
            case .removedDefender(let removed): of(removed.method)
            case .hanging(let piece): piece.isForGood ? "for-good" : piece.isDefended ? "defended" : "undefended"
            case .castling(let lost): of(lost.cause)
            case .tempo(let lost): of(lost.cause, in: reason.line)
            case .structure(let damage): of(damage.weakness)
            case .bishopPair(let lost): ["given", "taken", "driven", "taken-later"][lost.ply]
            case .tension(let released): of(released.gain)
            case .recapture(let recapture):
                switch recapture.fault {
                case .doublesPawns: "doubles-pawns"
                case .queenAttacked: "queen-attacked"
                case .losesCastling: "loses-castling"
                case nil: recapture.takesBack ? "other-piece" : "elsewhere"
                }
            case .king(let king): of(king.cause)
            case .centre(let given): if case .pawnPair = given.cause { "pawn-pair" } else { "strengthened" }
            case .passive(let space): of(space.cause)
            case .chance(let point), .point(let point):
                of(point, isQuiet: reason.line.start.captured(by: reason.line.moves[0]) == nil)
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
        case .byMove: "by-own-move"
        }
    }

    private static func of(_ cause: TempoLost.Cause, in line: MoveLine) -> String {
        switch cause {
        case .chased(let from, let ply):
            line.moves[..<ply].contains { $0.to == from } ? "chased" : "other-piece-chased"
        case .returns(let ply): ply == 2 ? "returns" : "driven-home"
        case .goesOn: line.start[line.moves[0].from]?.kind == .pawn ? "pawn-goes-on" : "goes-on"
        case .movesOn: "moves-on"
        case .waiting: "waiting"
        case .queenChased: "queen-chased"
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
        }
    }

    private static func of(_ gain: TensionReleased.Gain) -> String {
        switch gain {
        case .developingRecapture: "developing"
        case .freesBishop: "frees-bishop"
        case .pawnBreak: "break"
        case .centrePawn: "centre-pawn"
        case .centralPiece: "central-piece"
        case .unchallenged: "unchallenged"
        }
    }

    private static func of(_ cause: KingWeakened.Cause) -> String {
        switch cause {
        case .diagonal: "diagonal"
        case .castledFront: "castled-front"
        case .opened: "opened"
        case .loosened: "loosened"
        case .greekGift: "greek-gift"
        case .castledIntoAttack: "castled-into-attack"
        case .exposed(let isByForce): isByForce ? "exposed-by-force" : "exposed"
        }
    }

    private static func of(_ cause: SpaceGiven.Cause) -> String {
        switch cause {
        case .shortStep: "short-step"
        case .lessActive: "less-active"
        case .retreat: "retreat"
        case .backwards: "backwards"
        }
    }

    private static func of(_ point: PreparedPoint, isQuiet: Bool) -> String {
        switch point {
        case .stops(_, isMate: true): "prevents-mate"
        case .stops(_, isMate: false): "prevents-move"
        case .saves: "saves"
        case .trades: "trades"
        case .defends: "defends"
        case .threatensMate: "threatens-mate"
        case .perpetual: "perpetual"
        case .greekGift: "greek-gift"
        case .threatens: "threatens"
        case .buildsCentre: "builds-centre"
        case .castles: "castles"
        case .gainsTime: "gains-time"
        case .takesBack: "takes-back"
        case .captures(_, attacking: nil, _): "captures"
        case .captures: "captures-and-attacks"
        case .capturesFirst: "captures-first"
        case .guards: "guards"
        case .answers: "answers"
        case .attacksGuard: "attacks-guard"
        case .attacks: "attacks"
        case .shields: "shields"
        case .forks: "forks"
        case .traps: "traps"
        case .pins: "pins"
        case .doublesPawns: "doubles-pawns"
        case .winsBishopPair: isQuiet ? "hunts-bishop" : "bishop-pair"
        case .strikes: "strikes"
        case .supports(_, withPawnInstead: false): "supports"
        case .supports(_, withPawnInstead: true): "supports-with-pawn"
        case .prepares: "prepares"
        case .takesCentre: "takes-centre"
        case .develops: "develops"
        case .developsInwards: "develops-inwards"
        case .centralizes: "centralizes"
        case .fianchettoes: "fianchettoes"
        case .retreat: "retreat"
        case .preparesCastling: "prepares-castling"
        case .presses: "presses"
        case .covers: "covers"
        case .exchanges: "exchanges"
        case .offersExchange: "offers-exchange"
        case .frees: "frees"
        case .clears: "clears"
        case .keepsFrom: "keeps-from"
        case .keepsQueens: "keeps-queens"
        case .keepsPressure: "keeps-pressure"
        case .leavesLine: "leaves-line"
        case .takesCastling: "takes-castling"
        case .takesSpace: "takes-space"
        case .takesFile: "takes-file"
        case .avoidsCheck: "avoids-check"
        case .avoidsAttack: "avoids-attack"
        case .preparesAdvance: "prepares-advance"
        case .checks: "checks"
        case .comesFirst: "comes-first"
        case .headsFor: "heads-for"
        case .guardsMore: "guards-more"
        case .avoidsExchange: "avoids-exchange"
        case .makesRoom: "makes-room"
        }
    }
}
