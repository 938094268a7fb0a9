public import Chess

/// What the expected move is for, beyond what it wins by force.
public enum PreparedPoint: Hashable, Sendable {
    /// The refutation of the played move is not possible, or no mate any more.
    case stops(Move, isMate: Bool)
    /// It takes a piece out of danger.
    case saves(from: Square)
    /// It guards what would be taken for nothing.
    case defends(Square)
    case threatensMate(Move)
    /// It attacks what could not be taken with profit before.
    case threatens(Square)
    /// It puts pawns side by side on d4 and e4, or d5 and e5.
    case buildsCentre([Square])
    case castles

    /// - Parameters:
    ///   - line: of the played move.
    ///   - best: of the expected one.
    init?(of best: Refutation, against line: Refutation) {
        let found = Self.safety(best, line) ?? Self.stop(best, line) ?? Self.threat(best) ?? Self.setting(best)
        guard let found else { return nil }
        self = found
    }

    /// What is in danger before the move, and no longer after it, but still after the played one.
    private static func safety(_ best: Refutation, _ line: Refutation) -> PreparedPoint? {
        let (move, start, after) = (best.moves[0], best.start, best.positions[1])
        guard let passed = start.playingNull(), !after.isCheck, !move.isCastling else { return nil }
        let endangered = start.pieces(best.learner).filter { square in
            start[square]?.kind != .king && passed.exchange(on: square) > 0
                && (line.moves[0].from == square || line.positions[1].exchange(on: square) > 0)
        }
        for square in endangered.sorted(by: { (start.dearness(of: $0), $0) > (start.dearness(of: $1), $1) }) {
            if move.from == square {
                if start.captured(by: move) == nil, move.promotion == nil, after.exchange(on: move.to) == 0 {
                    return .saves(from: square)
                }
            } else if after.exchange(on: square) == 0, after.attacks(from: move.to).contains(square),
                !start.attacks(from: move.from).contains(square)
            {
                return .defends(square)
            }
        }
        return nil
    }

    private static func stop(_ best: Refutation, _ line: Refutation) -> PreparedPoint? {
        let after = best.positions[1]
        guard line.moves.count > 1, !after.isCheck else { return nil }
        let reply = line.moves[1]
        let isMate = line.positions[2].isCheckmate
        let isPossible = after.isLegal(reply)
        guard isMate ? !(isPossible && after.playing(reply).isCheckmate) : !isPossible,
            isMate || line.positions[1].captured(by: reply) == nil,
            // The piece must still be there: what has been taken stops nothing.
            after[reply.from] == line.positions[1][reply.from]
        else { return nil }
        return .stops(reply, isMate: isMate)
    }

    private static func threat(_ best: Refutation) -> PreparedPoint? {
        let (start, after) = (best.start, best.positions[1])
        guard !start.isCheck, let passed = after.playingNull() else { return nil }
        if let mate = after.mateThreat { return .threatensMate(mate) }
        let targets = passed.pieces(best.learner.opponent).filter { square in
            passed.exchange(on: square) > 0 && start.exchange(on: square) == 0
                && start[square] == passed[square]
        }
        let dearest = targets.max { (passed.dearness(of: $0), $0) < (passed.dearness(of: $1), $1) }
        return dearest.map(PreparedPoint.threatens)
    }

    private static func setting(_ best: Refutation) -> PreparedPoint? {
        let move = best.moves[0]
        if move.isCastling { return .castles }
        let centre = [3, 4].contains(move.to.file) && [3, 4].contains(move.to.rank)
        guard centre, best.start[move.from]?.kind == .pawn,
            let beside = Square(file: move.to.file == 3 ? 4 : 3, rank: move.to.rank),
            best.positions[1][beside] == Piece(best.learner, .pawn)
        else { return nil }
        return .buildsCentre([move.to, beside].sorted())
    }

    func text(in line: MoveLine) -> String {
        let after = line.position(before: 1)
        return switch self {
        case .stops(_, isMate: true): "prevents the mate"
        case .stops(let move, isMate: false): Self.words(move, in: line)
        case .saves(let square): "moves the \(line.start[square]?.kind.name ?? "piece") out of danger"
        case .defends(let square): "defends \(after.name(on: square))"
        case .threatensMate(let mate): "threatens mate on \(mate.to)"
        case .threatens(let square): "attacks \(after.name(on: square))"
        case .buildsCentre(let pawns): "builds a centre with pawns on \(pawns.map(\.description).joinedByAnd)"
        case .castles: "brings the king to safety"
        }
    }

    /// `prevents d4–d5`, `prevents Nf6–e4`: a move that is not possible has no SAN of its own.
    private static func words(_ move: Move, in line: MoveLine) -> String {
        let after = line.position(before: 1)
        guard !move.isCastling, let kind = after[move.from]?.kind else {
            return "stops \(after.sideToMove == .white ? "White" : "Black") from castling"
        }
        let letter = kind == .pawn ? "" : String(kind.letter)
        return "prevents \(letter)\(move.from)–\(move.to)"
    }
}
