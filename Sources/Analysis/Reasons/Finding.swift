import Chess

/// What can be found against a move, or for the expected one. Plies count from the start of the reason's line: the
/// played move is ply 0, the opponent's reply ply 1. The evidence can be looked up on the board.
public enum Finding: Hashable, Sendable {
    // Against the played move: by force.

    /// The line ends in mate, in so many of the opponent's moves.
    case allowsMate(in: Int)
    case fork(Fork)
    case discoveredAttack(DiscoveredAttack)
    case skewer(Skewer)
    case pin(Pin)
    case trapped(TrappedPiece)
    case removedDefender(RemovedDefender)
    case hanging(HangingPiece)
    case mateThreat(MateThreat)
    /// When the line has come to rest, this much is lost.
    case losesMaterial(MaterialLoss)
    /// The learner was behind, and when the line has come to rest he still is, by this much.
    case staysDown(MaterialLoss)

    // Against the played move: for good, though nothing falls.

    case castling(CastlingLost)
    case tempo(TempoLost)
    case structure(PawnDamage)
    case centre(CentreLost)
    /// Nothing that the board shows: the evaluation is all there is.
    case onlyWorse

    // About the expected move. Never shown before the answer is out.

    /// The expected move forces mate.
    case missesMate(in: Int)
    /// The expected move wins this much.
    case missesMaterial(MaterialLoss)
    /// What the expected move is for.
    case point(PreparedPoint)

    /// A stable word for programs.
    public var kind: String {
        switch self {
        case .allowsMate: "allows-mate"
        case .fork: "fork"
        case .discoveredAttack: "discovered-attack"
        case .skewer: "skewer"
        case .pin: "pin"
        case .trapped: "trapped-piece"
        case .removedDefender: "removed-defender"
        case .hanging: "hanging-piece"
        case .mateThreat: "mate-threat"
        case .losesMaterial, .staysDown: "loses-material"
        case .castling: "castling"
        case .tempo: "tempo"
        case .structure: "structure"
        case .centre: "centre"
        case .onlyWorse: "only-worse"
        case .missesMate: "misses-mate"
        case .missesMaterial: "misses-material"
        case .point: "prepared-point"
        }
    }

    /// Whether it tells something of the expected move.
    public var isAboutExpected: Bool {
        switch self {
        case .missesMate, .missesMaterial, .point: true
        default: false
        }
    }

    /// Whether it says what the played move costs.
    var isMaterial: Bool { kind == "loses-material" }

    /// The tactic, where it is one.
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

    /// In words that go on after the move whose line it is.
    ///
    /// - Parameter mover: what the side of the played move is called.
    func text(in line: MoveLine, mover: String) -> String {
        if let tactic { return "runs into \(line.name(ofPly: tactic.ply)), which \(tactic.deed(in: line))" }
        switch self {
        case .allowsMate(1): return "allows mate at once"
        case .allowsMate(let moves): return "allows mate in \(moves)"
        case .losesMaterial(let loss): return "loses \(loss.text)"
        case .staysDown(let loss): return "stays \(loss.text) down"
        case .castling(let lost): return lost.text(in: line, mover: mover)
        case .tempo(let lost): return lost.text(in: line)
        case .structure(let damage): return damage.text(in: line)
        case .centre(let lost): return lost.text(in: line)
        case .missesMate(1): return "is mate"
        case .missesMate(let moves): return "mates in \(moves)"
        case .missesMaterial(let loss): return "wins \(loss.text)"
        case .point(let point): return point.text(in: line)
        default: return Self.reply(in: line)
        }
    }

    /// A capture meets nothing: as a rule it takes back.
    private static func reply(in line: MoveLine) -> String {
        guard line.moves.count > 1, line.position(before: 1).captured(by: line.moves[1]) == nil else {
            return "is worse"
        }
        return "is met by \(line.name(ofPly: 1))"
    }
}
