public import Chess

/// The played move is modest: a pawn goes one square instead of two, a piece goes to a square on which it controls few
/// squares or fewer than elsewhere, or it goes back without need.
///
/// Examples:
/// - `is passive: the d-pawn goes one square instead of two`
/// - `is passive: the bishop does less on e2 than on c4`
/// - `is passive: the knight goes back to a7, where it has one move`
/// - `is passive: the knight goes back to d7, although nothing attacks it`
/// - `is passive: the queen does less on c8 than on a5`
public struct SpaceGiven: Hashable, Sendable {
    /// The way the move is modest.
    public enum Cause: Hashable, Sendable {
        /// The pawn of this file goes one square instead of two.
        case shortStep(Square)
        /// The same piece could have gone to a square from which it does more.
        case lessActive(Square, than: Square)
        /// The piece goes back, although nothing attacks it, to a square from which it has few moves.
        case retreat(Square, squares: Int)
        /// The piece goes back, although nothing attacks it.
        case backwards(Square)
    }

    public let cause: Cause
    /// Whether a knight goes to the edge of the board, as far as it could have gone elsewhere.
    let isOnlyAtEdge: Bool

    /// Nil if the played move is not a more modest version of the expected one.
    init?(in line: Refutation, expected: Refutation) {
        let (start, played, best) = (line.start, line.moves[0], expected.moves[0])
        guard let piece = start[played.from], played.from == best.from, start.captured(by: played) == nil,
            start.captured(by: best) == nil, !played.isCastling, !best.isCastling
        else { return nil }
        let forward = line.learner == .white ? 1 : -1
        if piece.kind == .pawn {
            guard (2...5).contains(played.from.file), (best.to.rank - played.from.rank) * forward == 2,
                (played.to.rank - played.from.rank) * forward == 1,
                played.from.file != 4 || Self.shutsInBishop(line),
                !Self.attacksPiece(best, in: expected)
            else { return nil }
            cause = .shortStep(played.to)
            isOnlyAtEdge = false
        } else if piece.kind.isMinor, Self.attacksMore(expected, than: line), Self.doesLess(line, than: expected),
            !line.isReplyCapture
        {
            isOnlyAtEdge = (best.to.rank - played.to.rank) * forward < 1
            guard
                !isOnlyAtEdge || piece.kind == .knight && played.to.isOnRookFile && !best.to.isOnRookFile
            else { return nil }
            cause = .lessActive(played.to, than: best.to)
        } else {
            return nil
        }
    }

    /// Returns whether the moved piece attacks more squares in the one line than in the other.
    private static func attacksMore(_ expected: Refutation, than line: Refutation) -> Bool {
        expected.positions[1].attacks(from: expected.moves[0].to).count
            > line.positions[1].attacks(from: line.moves[0].to).count
    }

    /// Returns whether the moved piece, which stays in both lines, has fewer squares after the played move, and attacks
    /// no piece.
    private static func doesLess(_ line: Refutation, than expected: Refutation) -> Bool {
        expected.positions[1].freeSquares(of: expected.moves[0].to)
            > line.positions[1].freeSquares(of: line.moves[0].to)
            && line.firstPieceStays && expected.firstPieceStays && !attacksPiece(line.moves[0], in: line)
            && !leavesCapture(line, expected) && !attacksGreater(expected)
    }

    /// Returns whether the reply takes something that only the expected move guards: then that is lost, not activity.
    private static func leavesCapture(_ line: Refutation, _ expected: Refutation) -> Bool {
        guard line.moves.count > 1, line.positions[1].captured(by: line.moves[1]) != nil else { return false }
        let square = line.moves[1].to
        return expected.positions[1].attacks(from: expected.moves[0].to).contains(square)
            && !line.positions[1].attacks(from: line.moves[0].to).contains(square)
    }

    /// Returns whether the moved piece attacks a more valuable one: that says more than how active it is.
    private static func attacksGreater(_ line: Refutation) -> Bool {
        let (after, square) = (line.positions[1], line.moves[0].to)
        return after.attacks(from: square).contains {
            after[$0]?.side == line.learner.opponent && after[$0]?.kind != .king
                && after.value(of: $0) > after.value(of: square)
        }
    }

    /// A knight, bishop or queen has fewer squares than where the expected move puts it, wherever that is.
    static func lessActive(in line: Refutation, expected: Refutation) -> SpaceGiven? {
        let (start, played, best) = (line.start, line.moves[0], expected.moves[0])
        guard let kind = start[played.from]?.kind, kind.isMinor || kind == .queen, played.from == best.from,
            start.captured(by: played) == nil, start.captured(by: best) == nil, !line.positions[1].isCheck,
            !attacksMore(line, than: expected), doesLess(line, than: expected)
        else { return nil }
        return SpaceGiven(.lessActive(played.to, than: best.to))
    }

    /// A minor piece that nothing attacks and that had more than two moves goes back, and does not move again in the shown
    /// line. Nil if the expected line takes it back too.
    static func backwards(in line: Refutation, expected: Refutation) -> SpaceGiven? {
        let (start, played) = (line.start, line.moves[0])
        guard goesBack(line), start[played.from]?.kind.isMinor == true, start.captured(by: played) == nil,
            !line.positions[1].isCheck, expected.moves[0].from != played.from || !goesBack(expected),
            // What the piece could take says more.
            expected.moves[0].from != played.from || start.captured(by: expected.moves[0]) == nil,
            start.attackers(of: played.from, by: line.learner.opponent).isEmpty,
            start.freeSquares(of: played.from) > 2, line.firstPieceStays, !line.movesFirstPieceAgain,
            !attacksPiece(played, in: line), !expected.makes(played)
        else { return nil }
        return SpaceGiven(.backwards(played.to))
    }

    /// Returns whether the first move goes back.
    private static func goesBack(_ line: Refutation) -> Bool {
        let forward = line.learner == .white ? 1 : -1
        return (line.moves[0].to.rank - line.moves[0].from.rank) * forward < 0
    }

    /// A minor piece goes back of its own will to a square with at most two moves, half as many as before. Nil if it
    /// soon goes on, or the expected line takes a piece there too.
    static func retreat(in line: Refutation, expected: Refutation) -> SpaceGiven? {
        let (start, played, best) = (line.start, line.moves[0], expected.moves[0])
        let forward = line.learner == .white ? 1 : -1
        guard goesBack(line), start[played.from]?.kind.isMinor == true, start.captured(by: played) == nil,
            best.from != played.from || (best.to.rank - best.from.rank) * forward > 0,
            (start.playingNull()?.exchange(on: played.from) ?? 0) == 0,
            line.firstPieceStays,
            !expected.moves.prefix(Explanation.longest).contains(where: { $0.to == played.to })
        else { return nil }
        let squares = line.positions[1].freeSquares(of: played.to)
        guard squares > 0, squares <= 2, start.freeSquares(of: played.from) >= 2 * squares else { return nil }
        return SpaceGiven(.retreat(played.to, squares: squares))
    }

    private init(_ cause: Cause) {
        self.cause = cause
        isOnlyAtEdge = false
    }

    /// Returns whether the moved piece or pawn attacks a piece from its new square: then that is the point.
    private static func attacksPiece(_ move: Move, in line: Refutation) -> Bool {
        line.positions[1].attacks(from: move.to).contains {
            line.positions[1][$0]?.side == line.learner.opponent && line.positions[1][$0]?.kind != .pawn
        }
    }

    /// Returns whether the queen's bishop is at home, which a short step of the e-pawn shuts in.
    private static func shutsInBishop(_ line: Refutation) -> Bool {
        Square(file: 2, rank: line.learner == .white ? 0 : 7).map { line.start.isUndeveloped($0) } ?? false
    }

    func text(in line: MoveLine) -> String {
        switch cause {
        case .shortStep(let square): "is passive: the \(square.fileLetter)-pawn goes one square instead of two"
        case .lessActive(let square, let better):
            "is passive: the \(line.start.name(at: line.moves[0].from)) does less on \(square) than on \(better)"
        case .backwards(let square):
            "is passive: the \(line.start.name(at: line.moves[0].from)) goes back to \(square), although nothing "
                + "attacks it"
        case .retreat(let square, let squares):
            "is passive: the \(line.start.name(at: line.moves[0].from)) goes back to \(square), where it has "
                + ["one move", "two moves"][squares - 1]
        }
    }
}

extension Position {
    /// Returns the kind of the piece on a square in words: `knight`.
    func name(at square: Square) -> String { self[square]?.kind.name ?? "piece" }
}
