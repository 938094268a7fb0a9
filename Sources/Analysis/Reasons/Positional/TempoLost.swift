public import Chess

/// A move's worth of time is lost.
public struct TempoLost: Hashable, Sendable {
    /// How.
    public enum Way: Hashable, Sendable {
        /// The opponent's move at this ply, a pawn's or a developing one, attacks the piece on `square`, which then
        /// moves and takes nothing.
        case chased(from: Square, atPly: Int)
        /// A piece that had left its first square moves again, taking nothing, though it was not in danger or could
        /// have been exchanged.
        case again
        /// The same, in danger or not, back to a first square of its kind.
        case home
        /// The queen leaves her square, taking nothing, while so many of the minor pieces stand where they began.
        case queenOut(undeveloped: Int)
        /// A rook's pawn moves and attacks nothing, while so many of the minor pieces stand where they began.
        case edge(undeveloped: Int)
    }

    public let way: Way
    /// The piece that loses the time, and where it stands when it does.
    public let piece: PieceKind
    public let square: Square

    /// After this move a piece that moves twice loses no time worth the name.
    private static let lastMove = 15

    private init(_ way: Way, _ piece: PieceKind, _ square: Square) {
        self.way = way
        self.piece = piece
        self.square = square
    }

    /// The time that the learner loses by himself; nil when he does not, or the expected move does the same.
    static func idle(in line: Refutation, expected: Refutation) -> TempoLost? {
        let (start, played) = (line.start, line.moves[0])
        guard !start.isChess960, !played.isCastling, start.fullmoveNumber <= lastMove, let piece = start[played.from],
            start.captured(by: played) == nil, !line.positions[1].isCheck
        else { return nil }
        return way(of: played, piece, in: line, expected).map { TempoLost($0, piece.kind, played.to) }
    }

    private static func way(of played: Move, _ piece: Piece, in line: Refutation, _ expected: Refutation) -> Way? {
        let (start, best) = (line.start, expected.moves[0])
        let undeveloped = start.pieces(piece.side).count { start.isUndeveloped($0) }
        let attacksNothing = line.positions[1].attacks(from: played.to)
            .allSatisfy { line.positions[1][$0]?.side != piece.side.opponent }
        switch piece.kind {
        case .knight, .bishop, .queen:
            if piece.isAtHome(on: played.from) {
                return piece.kind == .queen && undeveloped > 2 && best.from != played.from
                    ? .queenOut(undeveloped: undeveloped) : nil
            }
            if piece.isAtHome(on: played.to) {
                return best.from == played.from && piece.isAtHome(on: best.to) ? nil : .home
            }
            // It need not have moved, or could have been exchanged.
            let isIdle = best.from != played.from && start.playingNull()?.exchange(on: played.from) == 0
            let isRetreat = best.from == played.from && start.captured(by: best) != nil
            return undeveloped > 1 && attacksNothing && (isIdle || isRetreat) ? .again : nil
        case .pawn:
            guard undeveloped > 2, attacksNothing, played.from.isOnEdge,
                !best.from.isOnEdge || start[best.from]?.kind != .pawn
            else { return nil }
            return .edge(undeveloped: undeveloped)
        case .rook, .king: return nil
        }
    }

    /// The time that the opponent gains by attacking something with one of his first two replies; nil when he does not.
    /// - Parameter isPlayed: whether it must be a piece that has moved in the line; else any other may be, but then it
    ///   must be the reply itself that attacks it, with a pawn.
    static func chased(in line: Refutation, isPlayed: Bool) -> TempoLost? {
        guard !line.moves[0].isCastling, line.start.fullmoveNumber <= lastMove else { return nil }
        var places = [line.moves[0].to]
        for ply in line.replies.prefix(isPlayed ? 2 : 1) where ply + 1 < line.moves.count {
            let (reply, answer) = (line.moves[ply], line.moves[ply + 1])
            let (before, after) = (line.positions[ply], line.positions[ply + 1])
            places.removeAll { $0 == reply.to }
            let isPawn = before[reply.from]?.kind == .pawn
            if let kind = after[answer.from]?.kind, kind != .pawn, kind != .king, !reply.isCastling,
                !answer.isCastling, places.contains(answer.from) == isPlayed,
                isPawn || isPlayed && before.isUndeveloped(reply.from),
                before.captured(by: reply) == nil, after.captured(by: answer) == nil,
                after.attacks(from: reply.to).contains(answer.from),
                (after.playingNull()?.exchange(on: answer.from) ?? 0) > 0
            {
                return TempoLost(.chased(from: answer.from, atPly: ply), kind, answer.from)
            }
            places = places.filter { $0 != answer.from } + [answer.to]
        }
        return nil
    }

    func text(in line: MoveLine) -> String {
        return switch way {
        case .chased(_, let ply): "loses time: after \(line.name(ofPly: ply)) the \(piece.name) has to move again"
        case .again: "loses time by moving the \(piece.name) a second time"
        case .home: "loses time by putting the \(piece.name) back on \(square)"
        case .queenOut(let undeveloped):
            "brings the queen out too early, with \(Self.words(undeveloped)) still at home"
        case .edge(let undeveloped):
            "spends a move on the \(square.fileLetter)-pawn with \(Self.words(undeveloped)) still at home"
        }
    }

    private static func words(_ count: Int) -> String {
        let words = ["no", "one", "two", "three", "four"]
        return "\(words.indices.contains(count) ? words[count] : "many") minor pieces"
    }
}

extension Square {
    /// Whether it lies on the a- or h-file.
    var isOnEdge: Bool { file == 0 || file == 7 }
}

extension Piece {
    /// Whether a piece of its kind begins the game on `square`.
    func isAtHome(on square: Square) -> Bool {
        guard square.rank == (side == .white ? 0 : 7) else { return false }
        return switch kind {
        case .knight: [1, 6].contains(square.file)
        case .bishop: [2, 5].contains(square.file)
        case .rook: [0, 7].contains(square.file)
        case .queen: square.file == 3
        case .king: square.file == 4
        case .pawn: false
        }
    }
}

extension Position {
    /// Whether a knight or bishop stands there on a square where it begins the game.
    func isUndeveloped(_ square: Square) -> Bool {
        guard let piece = self[square], piece.kind.isMinor else { return false }
        return piece.isAtHome(on: square)
    }
}
