import Chess

/// A line that shows the consequences of a move, with the data the detectors need.
struct Refutation {
    let line: MoveLine
    /// The position before each move and the final position.
    let positions: [Position]
    /// The side that makes the first move of the line.
    let learner: Side
    /// The material the learner loses by force.
    let material: MaterialBalance?

    init(_ line: MoveLine, material: MaterialBalance? = nil) {
        self.line = line
        positions = line.positions
        learner = line.start.sideToMove
        self.material = material
    }

    /// The position before the first move.
    var start: Position { line.start }

    var moves: [Move] { line.moves }

    /// Whether the reply wins material by a capture, at least for the moment.
    var isReplyCapture: Bool {
        moves.count > 1 && positions[1].captured(by: moves[1]) != nil && positions[1].exchange(on: moves[1].to) > 0
    }

    /// Whether the reply gives up a piece, for at most a pawn, which the learner takes at once.
    var isReplySacrifice: Bool {
        guard moves.count > 2, moves[2].to == moves[1].to else { return false }
        return positions[2].value(of: moves[1].to) - (positions[1].captured(by: moves[1])?.value ?? 0) > 1
            && positions[2].exchange(on: moves[1].to) > 1
    }

    /// Whether the moved piece stays on its square for the next two moves of both sides: it is there to do something.
    var firstPieceStays: Bool {
        let square = moves[0].to
        return positions.prefix(5).dropFirst().allSatisfy { $0[square] == positions[1][square] }
    }

    /// Whether the learner moves from that square again in the shown line.
    var movesFirstPieceAgain: Bool {
        stride(from: 2, to: min(moves.count, Explanation.plies), by: 2).contains { moves[$0].from == moves[0].to }
    }

    /// Returns whether the learner makes a move in the shown line.
    func makes(_ move: Move) -> Bool {
        stride(from: 0, to: min(moves.count, Explanation.plies), by: 2).contains {
            moves[$0].from == move.from && moves[$0].to == move.to
        }
    }

    /// Whether the learner moves the king in the line without castling.
    var movesKing: Bool {
        stride(from: 0, to: min(moves.count, Explanation.longest), by: 2).contains {
            !moves[$0].isCastling && positions[$0][moves[$0].from]?.kind == .king
        }
    }

    /// Returns whether the learner takes a piece on a square with one of the next two moves if it does not move before.
    func takesLater(on square: Square) -> Bool {
        [2, 4].contains {
            $0 < moves.count && moves[$0].to == square && start[square] != nil && positions[$0][square] == start[square]
                && start[square]?.kind != .pawn
        }
    }

    /// Returns whether the learner takes a pawn that stays on its square within the shown line.
    func takesPawnLater(on square: Square) -> Bool {
        start[square]?.kind == .pawn
            && stride(from: 2, to: min(moves.count, Explanation.plies), by: 2).contains {
                moves[$0].to == square && positions[$0][square] == start[square]
            }
    }

    /// Returns whether the opponent makes a move in the shown line.
    func allows(_ move: Move) -> Bool {
        stride(from: 1, to: min(moves.count, Explanation.plies), by: 2).contains { moves[$0] == move }
    }

    /// Returns whether the move at a ply is a Greek gift: a bishop gives itself for the pawn on h7 or h2, with check to the
    /// castled king, and the knight goes to the g-file next.
    func isGreekGift(atPly ply: Int) -> Bool {
        guard ply + 2 < moves.count else { return false }
        let (before, gift, next) = (positions[ply], moves[ply], moves[ply + 2])
        let victim = before.sideToMove.opponent
        return before[gift.from]?.kind == .bishop && before.captured(by: gift) == .pawn && gift.to.file == 7
            && gift.to.rank == (victim == .white ? 1 : 6) && before.king(of: victim).file == 6
            && positions[ply + 1].isCheck && moves[ply + 1].to == gift.to
            && positions[ply + 2][next.from]?.kind == .knight && next.to.file == 6
    }

    /// Returns whether a move captures and the next one takes back.
    func isExchange(at ply: Int) -> Bool {
        ply + 1 < moves.count && positions[ply].captured(by: moves[ply]) != nil && moves[ply + 1].to == moves[ply].to
    }

    /// Returns whether the opponent makes a move in the line that attacks a piece of this kind, which then moves.
    func isChased(_ kind: PieceKind, by move: Move) -> Bool {
        stride(from: 1, to: min(moves.count - 1, Explanation.longest), by: 2).contains { ply in
            let answer = moves[ply + 1]
            return moves[ply].from == move.from && moves[ply].to == move.to
                && positions[ply + 1][answer.from]?.kind == kind
                && positions[ply + 1].attacks(from: move.to).contains(answer.from)
        }
    }

    /// Returns whether a move captures what the learner has just put there without need: then it shows little about the
    /// learner's first move.
    func isOffered(atPly ply: Int) -> Bool {
        ply > 1 && moves[ply].to == moves[ply - 1].to && !isForced(at: ply - 1)
            && positions[ply - 1].captured(by: moves[ply - 1]) == nil
    }

    /// The plies at which an opponent's tactic may begin; later moves are rarely forced.
    var replies: [Int] { Array(stride(from: 1, to: min(moves.count, 6), by: 2)) }

    /// A learner's piece that is captured.
    struct PieceCapture {
        let ply: Int
        let kind: PieceKind
        let square: Square
        /// The square from which the capturing piece comes.
        let taker: Square
    }

    /// Returns the capture, within the next four plies, of the learner's piece that is on `square` after `ply`, even if
    /// it moves meanwhile; nil if it is not captured.
    func capture(of square: Square, afterPly ply: Int) -> PieceCapture? {
        guard let kind = positions[ply + 1][square]?.kind else { return nil }
        var place = square
        for later in (ply + 1)..<max(ply + 1, min(moves.count, ply + 5)) {
            let move = moves[later]
            if positions[later].sideToMove == learner {
                if move.isCastling, move.from == place || move.to == place { return nil }
                if move.from == place { place = move.to }
            } else if move.to == place, !move.isCastling {
                return PieceCapture(ply: later, kind: kind, square: place, taker: move.from)
            }
        }
        return nil
    }

    /// Returns the square, before a later ply, of the opponent's piece that is on `square` after `ply`; nil if it has
    /// been captured.
    func place(of square: Square, afterPly ply: Int, beforePly later: Int) -> Square? {
        var place = square
        for index in (ply + 1)..<max(ply + 1, min(later, moves.count)) {
            let move = moves[index]
            if positions[index].sideToMove == learner {
                if move.to == place, !move.isCastling { return nil }
            } else {
                if move.isCastling, move.from == place || move.to == place { return nil }
                if move.from == place { place = move.to }
            }
        }
        return place
    }

    /// Returns whether a capture explains the learner's loss: it happens before the balance has settled and accounts
    /// for most of the loss.
    func explainsLoss(_ kind: PieceKind, atPly ply: Int) -> Bool {
        guard let material else { return false }
        return ply < material.plies && kind.value * 2 >= material.loss.points
    }

    /// Returns the same for an optional capture.
    func explainsLoss(_ capture: PieceCapture?) -> Bool {
        capture.map { explainsLoss($0.kind, atPly: $0.ply) } ?? false
    }
}
