public import Chess

/// What the expected move does and the played move does not.
///
/// Each case is checked on the board for both moves: it holds after the expected move and fails after the played one.
/// The words at each case are an example of its text, which continues `7.Bb3`.
public enum PreparedPoint: Hashable, Sendable {
    /// It threatens mate with this move: `threatens mate on f7`.
    case threatensMate(Move)
    /// It gives check again and again: `draws by perpetual check`.
    case perpetual
    /// It attacks a piece, which then moves away: `gains time by attacking the queen on d5`.
    case gainsTime(on: Square)
    /// It threatens to win material, beginning with this move; proved by a search of all moves: `threatens 8.d5`.
    case threatens(Move)
    /// It threatens to take a piece that guards something, which is then lost: `attacks the knight on f3, the guard
    /// of d4`.
    case attacksGuard(Square, of: Square)
    /// The reply to the played move would lose to this move, proved by a search of all moves: `answers 9...c5 with
    /// 10.Bxb7`.
    case answers(Move, with: Move)
    /// It captures on this square, where the opponent has captured before: the learner was behind in material:
    /// `takes the pawn on d4, and the material is level again`.
    case takesBack(on: Square)
    /// It captures a piece or pawn that the opponent cannot take back without loss: `takes the pawn on e5`. It may
    /// attack something more valuable from there, which then moves or is taken: `takes the pawn on g3 and attacks the
    /// rook on h1`. A pawn may be given back in the line.
    case captures(on: Square, attacking: Square?, isGivenBack: Bool)
    /// It moves a piece out of danger: `moves the bishop out of danger`.
    case saves(from: Square)
    /// It exchanges a piece that is in danger: `exchanges the knight, which is in danger`.
    case trades(from: Square)
    /// It protects a piece or pawn that could be won: `protects the pawn on e5`.
    case defends(Square)
    /// It puts something on the line of a bishop, rook or queen that could win a piece or pawn:
    /// `shields the pawn on f7 from the bishop on c4`.
    case shields(Square, from: Square)
    /// It makes the reply to the played move impossible, or no longer mate: `prevents Nc3–b5` or `prevents the mate`.
    case stops(Move, isMate: Bool)
    /// It captures the piece or pawn that makes the reply to the played move, or a capture with its next move:
    /// `takes the knight before it captures on d5`, or `exchanges …` if as much is taken back.
    case capturesFirst(Move, isCapture: Bool)
    /// The reply to the played move would lose the moving piece: `keeps the knight from e4`, or of a capture
    /// `guards e4, so that Nxe4 would lose a knight`.
    case guards(Move)
    /// It attacks a piece or pawn that could not be won before: `attacks the pawn on g7`.
    case attacks(Square)
    /// It attacks several pieces, each a king, more valuable or undefended, and wins one of them:
    /// `forks the king and the rook on a8`. Most valuable first.
    case forks([Square])
    /// It attacks a piece that has no safe square, and the learner takes it soon: `traps the knight on h4`.
    case traps(Square)
    /// It pins a piece to a more valuable one: `pins the knight on f6 to the queen on d8`.
    case pins(Square, to: Square)
    /// The exchange it begins leaves the opponent with doubled pawns on a file (0 = a):
    /// `leaves Black with doubled pawns on the c-file`.
    case doublesPawns(file: Int)
    /// The exchange it begins gives the learner a bishop for a knight, and the learner keeps both bishops:
    /// `wins the bishop pair`.
    case winsBishopPair
    /// It brings the king to safety: `brings the king to safety`.
    case castles
    /// It puts pawns side by side on d4 and e4, or d5 and e5: `builds a centre with pawns on d4 and e4`.
    case buildsCentre([Square])
    /// Its pawn attacks a pawn on the files c to f, which may be defended: `challenges the pawn on d4`.
    case strikes(at: Square)
    /// Its pawn guards a centre pawn of the learner: `supports the pawn on d5`, or `supports the pawn on d5 with a
    /// pawn` where the played move only guards it with a piece.
    case supports(Square, withPawnInstead: Bool)
    /// It guards the square to which a pawn goes with one of the next two moves: `prepares to put a pawn on d4`.
    case prepares(Square)
    /// It puts a pawn on a centre square: `takes space in the centre with the pawn on e5`.
    case takesCentre(Square)
    /// It puts a knight on a central square where no pawn attacks it soon: `puts the knight on d5, in the centre`.
    case centralizes(Square)
    /// It brings a bishop from its first square to b2, g2, b7 or g7: `puts the bishop on the long diagonal`.
    case fianchettoes
    /// It develops the piece that is then on this square: `develops the knight`.
    case develops(Square)
    /// It develops the knight that the played move puts at the edge: `develops the knight towards the centre`.
    case developsInwards
    /// It gives a bishop that is about to be attacked a square to go back to:
    /// `gives the bishop on f5 a retreat to h7`.
    case retreat(from: Square, to: Square)
    /// It clears the way for castling, which follows in the line: `clears the way for castling`.
    case preparesCastling
    /// The moved piece attacks this pawn of the opponent, without winning it: `puts pressure on the pawn on e5`.
    case presses(Square)
    /// It guards a piece or pawn that the opponent captures in the played line, or only attacks there: `guards the
    /// bishop on b5`.
    case covers(Square, isTaken: Bool)
    /// It captures a piece or pawn, and one of the same value is taken back: `exchanges the knight on d5`.
    case exchanges(on: Square)
    /// Its piece attacks a guarded one of the same kind, and they are exchanged soon: `offers to exchange the bishop on
    /// d3`.
    case offersExchange(with: Square)
    /// It opens the way of a bishop on its first square: `opens the way for the bishop on c8`.
    case frees(Square)
    /// Its pawn guards this square, to which a piece goes later in the played line: `keeps the queen from b4`.
    case keepsFrom(Square, PieceKind)
    /// It avoids the exchange of queens in the played line: `keeps the queens on the board`.
    case keepsQueens
    /// It leaves the square in front of a pawn without a capture, and the pawn advances later in the line: `makes way for the pawn on f7`.
    case clears(Square)
    /// A piece goes on attacking this one, which the played move leaves alone: `keeps up the pressure on the knight on
    /// f6`.
    case keepsPressure(on: Square)
    /// It moves the king or the queen out of the line of this bishop or rook, which the played line opens:
    /// `takes the queen off the line of the bishop on g7`.
    case leavesLine(of: Square)
    /// The opponent gives up the right to castle in reply: `takes away White's right to castle`.
    case takesCastling
    /// Its pawn goes to the fourth rank or further on a wing: `gains space on the queenside with the pawn on b5`.
    case takesSpace(Square)
    /// Its pawn advances once more with the next move and drives this piece away:
    /// `prepares to drive the knight on c6 away with the pawn on b4`.
    case preparesAdvance(against: Square)
    /// It puts a rook on a file without pawns of the learner: `puts the rook on the open e-file`.
    case takesFile(Square, isOpen: Bool)
    /// The king moves before this piece gives check on this square in the played line:
    /// `moves the king before the knight gives check on d6`.
    case avoidsCheck(PieceKind, on: Square)
    /// Its bishop gives itself for the pawn in front of the castled king, and the knight gives check next:
    /// `is the Greek gift, followed by 12.Ng5+`.
    case greekGift
    /// The piece moves before a pawn attacks it from this square in the played line:
    /// `moves the knight before a pawn attacks it from e4`.
    case avoidsAttack(from: Square)
    /// It gives check: `takes the pawn on f5 with check`, or without a capture `gives check, and 11.Nxg5 follows`.
    case checks
    /// The line has the played move at this later ply: `should come first, and then 16.Nc5`. Without a ply the played line
    /// has this move as the learner's next one: `should come first`.
    case comesFirst(beforePly: Int?)
    /// The moved piece goes on to this square at a later ply, unforced: `heads for f5`. There it may attack a piece that is
    /// undefended or worth more: `heads for a4, where it attacks the queen`.
    case headsFor(Square, atPly: Int, attacking: PieceKind?)
    /// It guards a piece or pawn that the opponent attacks: `guards the pawn on e6`, or with `once more` if it had guards.
    case guardsMore(Square)
    /// It moves a knight or bishop that the played move or the reply to it exchanges: `avoids the exchange of the bishop`.
    case avoidsExchange
    /// It opens the way of another piece, which goes there at a later ply: `makes room for 10...Nd7`.
    case makesRoom(atPly: Int)

    /// How great a loss a point can explain, the least first.
    enum Weight: Comparable {
        /// Space on a wing or a file for a rook: less than a mistake.
        case slight
        /// A piece or the king comes to its place, an exchange, pressure: no great loss.
        case small
        /// A plan or a purpose in the centre.
        case ordinary
        /// A threat, a capture, a defence: also a blunder, and beside a loss of material.
        case weighty
    }

    var weight: Weight {
        switch self {
        case .takesSpace, .takesFile: .slight
        case .develops, .developsInwards, .centralizes, .fianchettoes, .castles, .preparesCastling, .frees, .clears,
            .exchanges, .offersExchange, .presses, .keepsFrom, .keepsPressure, .leavesLine, .takesCastling,
            .avoidsCheck, .avoidsAttack, .checks, .comesFirst, .headsFor, .guardsMore, .avoidsExchange, .makesRoom:
            .small
        case .covers(_, isTaken: false): .ordinary
        case .threatensMate, .perpetual, .greekGift, .gainsTime, .threatens, .takesBack, .saves, .trades, .defends,
            .stops, .guards, .capturesFirst, .attacks, .captures, .forks, .traps, .pins, .covers, .shields,
            .attacksGuard, .answers:
            .weighty
        case .doublesPawns, .winsBishopPair, .buildsCentre, .strikes, .supports, .prepares, .takesCentre, .retreat,
            .keepsQueens, .preparesAdvance:
            .ordinary
        }
    }

    /// Whether it is only a purpose, however weighty: another move may do as well, or what is attacked just goes away.
    func isOnlyPurpose(in line: MoveLine) -> Bool {
        switch self {
        case .stops(_, isMate: false), .capturesFirst, .pins: true
        case .attacks(let square): line.moves.count > 1 && line.moves[1].from == square
        case .guards(let move): line.position(before: 1).captured(by: move) == nil
        default: false
        }
    }
}
