public import Chess

/// The purpose of the expected move, apart from material it wins by force.
public enum PreparedPoint: Hashable, Sendable {
    /// It makes the refutation of the played move illegal, or no longer mate.
    case stops(Move, isMate: Bool)
    /// It moves a piece out of danger.
    case saves(from: Square)
    /// It defends a piece that could be captured for free.
    case defends(Square)
    case threatensMate(Move)
    /// It attacks a piece that could not be captured with profit before.
    case threatens(Square)
    /// It puts pawns side by side on d4 and e4, or d5 and e5.
    case buildsCentre([Square])
    case castles

    /// - Parameters:
    ///   - best: The line of the expected move.
    ///   - line: The line of the played move.
    init?(of best: Refutation, against line: Refutation) {
        let point =
            Self.safety(best, line) ?? Self.prevention(best, line) ?? Self.threat(best) ?? Self.development(best)
        guard let point else { return nil }
        self = point
    }

    /// Finds a piece that is in danger before the move and after the played one, but not after the expected one.
    private static func safety(_ best: Refutation, _ line: Refutation) -> PreparedPoint? {
        let (move, start, after) = (best.moves[0], best.start, best.positions[1])
        guard let passed = start.playingNull(), !after.isCheck, !move.isCastling else { return nil }
        let endangered = start.pieces(best.learner).filter { square in
            start[square]?.kind != .king && passed.exchange(on: square) > 0
                && (line.moves[0].from == square || line.positions[1].exchange(on: square) > 0)
        }
        for square in endangered.sorted(by: { (start.value(of: $0), $0) > (start.value(of: $1), $1) }) {
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

    private static func prevention(_ best: Refutation, _ line: Refutation) -> PreparedPoint? {
        let after = best.positions[1]
        guard line.moves.count > 1, !after.isCheck else { return nil }
        let reply = line.moves[1]
        let isMate = line.positions[2].isCheckmate
        let isPossible = after.isLegal(reply)
        guard isMate ? !(isPossible && after.playing(reply).isCheckmate) : !isPossible,
            isMate || line.positions[1].captured(by: reply) == nil,
            // The moving piece must still exist: a captured piece does not count as stopped.
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
        let mostValuable = targets.max { (passed.value(of: $0), $0) < (passed.value(of: $1), $1) }
        return mostValuable.map(PreparedPoint.threatens)
    }

    private static func development(_ best: Refutation) -> PreparedPoint? {
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

    /// Returns `prevents d4–d5` or `prevents Nf6–e4`: an illegal move has no SAN.
    private static func words(_ move: Move, in line: MoveLine) -> String {
        let after = line.position(before: 1)
        guard !move.isCastling, let kind = after[move.from]?.kind else {
            return "stops \(after.sideToMove == .white ? "White" : "Black") from castling"
        }
        let letter = kind == .pawn ? "" : String(kind.letter)
        return "prevents \(letter)\(move.from)–\(move.to)"
    }
}
