public import Chess

/// Why a move is worse, as far as it can be shown on the board. Each reason has been checked by the rules alone along
/// the line that shows it; the engine only chose the line.
public enum Reason: Hashable, Sendable {
    // About the played move; the line begins with it.

    /// The line ends in mate, in so many of the opponent's moves.
    case allowsMate(in: Int, line: MoveLine)
    /// The reply attacks several pieces at once and wins one of them.
    case fork(by: Piece, targets: [Square], line: MoveLine)
    /// The reply attacks a piece that has nowhere to go, and it is lost.
    case trapped(Piece, on: Square, line: MoveLine)
    /// The reply takes a piece for nothing, or for less. `isDefended` if something could take back.
    case hanging(Piece, on: Square, isDefended: Bool, line: MoveLine)
    /// When the line has come to rest, this much is lost.
    case losesMaterial(MaterialLoss, line: MoveLine)
    /// The reply threatens mate on the move.
    case allowsMateThreat(Move, line: MoveLine)
    /// Nothing that the board shows: the evaluation is all there is.
    case onlyWorse(line: MoveLine)

    // About the expected move; the line begins with it. Never shown before the answer is out.

    /// The expected move forces mate.
    case missesMate(in: Int, line: MoveLine)
    /// The expected move wins this much.
    case missesMaterial(MaterialLoss, line: MoveLine)

    /// A stable word for programs: the `kind` of a reason in JSON.
    public var kind: String {
        switch self {
        case .allowsMate: "allows-mate"
        case .fork: "fork"
        case .trapped: "trapped-piece"
        case .hanging: "hanging-piece"
        case .losesMaterial: "loses-material"
        case .allowsMateThreat: "mate-threat"
        case .onlyWorse: "only-worse"
        case .missesMate: "misses-mate"
        case .missesMaterial: "misses-material"
        }
    }

    /// What shows it, from the position that was asked.
    public var line: MoveLine {
        switch self {
        case .allowsMate(_, let line), .fork(_, _, let line), .trapped(_, _, let line), .hanging(_, _, _, let line),
            .losesMaterial(_, let line), .allowsMateThreat(_, let line), .onlyWorse(let line),
            .missesMate(_, let line), .missesMaterial(_, let line):
            line
        }
    }

    /// Whether it tells something of the expected move, and so must wait until the answer is out.
    public var isAboutExpected: Bool {
        switch self {
        case .missesMate, .missesMaterial: true
        default: false
        }
    }

    /// What the move does, in words that go on after the move: `loses a piece for a pawn`.
    public var text: String {
        switch self {
        case .allowsMate(1, _): "allows mate at once"
        case .allowsMate(let moves, _): "allows mate in \(moves)"
        case .fork(let piece, let targets, let line):
            "walks into the fork \(reply(line)): the \(piece.kind.name) attacks \(list(targets, in: line))"
        case .trapped(let piece, let square, let line):
            "loses the \(piece.kind.name) on \(square), which has nowhere to go after \(reply(line))"
        case .hanging(let piece, let square, false, let line):
            "leaves the \(piece.kind.name) on \(square) undefended: \(reply(line)) takes it"
        case .hanging(let piece, let square, true, let line):
            "leaves the \(piece.kind.name) on \(square) to be taken by something cheaper: \(reply(line))"
        case .losesMaterial(let loss, _): "loses \(loss.text)"
        case .allowsMateThreat(let move, let line):
            "lets \(reply(line)) threaten mate on \(move.to)"
        case .onlyWorse(let line): line.moves.count > 1 ? "is met by \(reply(line))" : "is worse"
        case .missesMate(let moves, _): moves == 1 ? "is mate" : "mates in \(moves)"
        case .missesMaterial(let loss, _): "wins \(loss.text)"
        }
    }

    private func reply(_ line: MoveLine) -> String {
        guard line.moves.count > 1 else { return "" }
        return MoveLine.numbered(line.moves[1], in: line.positions[1])
    }

    private func list(_ targets: [Square], in line: MoveLine) -> String {
        let after = line.prefix(2).positions.last ?? line.start
        let names = targets.map { square in "the \(after[square]?.kind.name ?? "piece") on \(square)" }
        return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }
}
