import Chess

extension PreparedPoint {
    /// The words that continue a sentence after the move: `gains time by attacking the queen on d5`.
    func text(in line: MoveLine) -> String {
        let after = line.position(before: 1)
        return switch self {
        case .threatensMate(let mate): "threatens mate on \(mate.to)"
        case .perpetual: "draws by perpetual check"
        case .greekGift: "is the Greek gift, followed by \(line.name(ofPly: 2))"
        case .gainsTime(let square): "gains time by attacking \(after.name(on: square))"
        case .threatens(let move): "threatens \(after.playingNull().map { MoveLine.numbered(move, in: $0) } ?? "")"
        case .attacksGuard(let piece, let square): "attacks \(after.name(on: piece)), the guard of \(square)"
        case .answers(let reply, let answer):
            "answers \(MoveLine.numbered(reply, in: after)) with \(MoveLine.numbered(answer, in: after.playing(reply)))"
        case .takesBack(let square): "takes \(line.start.name(on: square)), and the material is level again"
        case .captures(let square, let target, _):
            "takes \(line.start.name(on: square))" + (target.map { " and attacks \(after.name(on: $0))" } ?? "")
        case .saves(let square): "moves the \(line.start.name(at: square)) out of danger"
        case .trades(let square): "exchanges the \(line.start.name(at: square)), which is in danger"
        case .defends(let square): "protects \(after.name(on: square))"
        case .shields(let square, let slider): "shields \(after.name(on: square)) from \(after.name(on: slider))"
        case .stops(_, isMate: true): "prevents the mate"
        case .stops(let move, isMate: false): Self.words(move, in: line)
        case .capturesFirst(let move, let isCapture):
            (line.beginsWithExchange ? "exchanges" : "takes")
                + " the \(line.start.name(at: move.from)) before it \(isCapture ? "captures on" : "goes to") \(move.to)"
        case .guards(let move):
            after.captured(by: move) == nil
                ? "keeps the \(after.name(at: move.from)) from \(move.to)"
                : "guards \(move.to), so that \(after.san(move)) would lose a \(after.name(at: move.from))"
        case .attacks(let square): "attacks \(after.name(on: square))"
        case .forks(let squares): "forks \(squares.map { after.name(on: $0) }.joinedByAnd)"
        case .traps(let square): "traps \(after.name(on: square))"
        case .pins(let square, let target): "pins \(after.name(on: square)) to \(after.name(on: target))"
        case .doublesPawns(let file):
            "leaves \(line.opponentName) with doubled pawns on the \(Square.letter(file))-file"
        case .winsBishopPair: "wins the bishop pair"
        case .castles: "brings the king to safety"
        case .buildsCentre(let pawns): "builds a centre with pawns on \(pawns.map(\.description).joinedByAnd)"
        case .strikes(let square): "challenges the pawn on \(square)"
        case .supports(let square, let withPawnInstead):
            "supports the pawn on \(square)" + (withPawnInstead ? " with a pawn" : "")
        case .prepares(let square): "prepares to put a pawn on \(square)"
        case .retreat(let bishop, let square): "gives the bishop on \(bishop) a retreat to \(square)"
        case .preparesCastling: "clears the way for castling"
        case .presses(let square): "puts pressure on \(after.name(on: square))"
        case .covers(let square, _): "guards \(after.name(on: square))"
        case .exchanges(let square):
            line.start[square]?.kind == .queen ? "exchanges the queens" : "exchanges \(line.start.name(on: square))"
        case .offersExchange(let square):
            after[square]?.kind == .queen
                ? "offers to exchange the queens" : "offers to exchange \(after.name(on: square))"
        case .takesCentre(let square): "takes space in the centre with the pawn on \(square)"
        case .developsInwards: "develops the knight towards the centre"
        case .centralizes(let square): "puts the knight on \(square), in the centre"
        case .fianchettoes: "puts the bishop on the long diagonal"
        case .develops(let square): "develops the \(after.name(at: square))"
        case .frees(let square): "opens the way for the bishop on \(square)"
        case .keepsFrom(let square, let kind): "keeps the \(kind.name) from \(square)"
        case .keepsQueens: "keeps the queens on the board"
        case .clears(let square): "makes way for the pawn on \(square)"
        case .avoidsAttack(let square):
            "moves the \(line.start.name(at: line.moves[0].from)) before a pawn attacks it from \(square)"
        case .avoidsCheck(let kind, let square): "moves the king before the \(kind.name) gives check on \(square)"
        case .keepsPressure(let square): "keeps up the pressure on \(after.name(on: square))"
        case .leavesLine(let slider):
            "takes the \(line.start.name(at: line.moves[0].from)) off the line of \(after.name(on: slider))"
        case .takesCastling: "takes away \(line.opponentName)'s right to castle"
        case .takesSpace(let square):
            "gains space on the \(square.file < 4 ? "queenside" : "kingside") with the pawn on \(square)"
        case .preparesAdvance(let square):
            "prepares to drive \(after.name(on: square)) away with the pawn on \(line.moves[0].to)"
        case .checks:
            line.start.captured(by: line.moves[0]) == nil
                ? "gives check, and \(line.name(ofPly: 2)) follows"
                : "takes \(line.start.name(on: line.moves[0].to)) with check"
        case .comesFirst(let ply):
            "should come first" + (ply.map { ", and then \(line.name(ofPly: $0))" } ?? "")
        case .headsFor(let square, _, let target):
            "heads for \(square)" + (target.map { ", where it attacks the \($0.name)" } ?? "")
        case .guardsMore(let square):
            "guards \(after.name(on: square))"
                + (line.start.attackers(of: square, by: line.start.sideToMove).isEmpty ? "" : " once more")
        case .avoidsExchange: "avoids the exchange of the \(line.start.name(at: line.moves[0].from))"
        case .makesRoom(let ply): "makes room for \(line.name(ofPly: ply))"
        case .takesFile(let square, let isOpen):
            "puts the rook on the \(isOpen ? "open" : "half-open") \(square.fileLetter)-file"
        }
    }

    /// Returns `prevents d4–d5` or `prevents Nf6–e4`: an illegal move has no SAN.
    private static func words(_ move: Move, in line: MoveLine) -> String {
        let after = line.position(before: 1)
        guard !move.isCastling, let kind = after[move.from]?.kind else {
            return "stops \(line.opponentName) from castling"
        }
        let letter = kind == .pawn ? "" : String(kind.letter)
        return "prevents \(letter)\(move.from)–\(move.to)"
    }
}

extension Square {
    /// Returns the letter of a file, 0 = a.
    static func letter(_ file: Int) -> String { Square(file: file, rank: 0).map { String($0.fileLetter) } ?? "" }
}
