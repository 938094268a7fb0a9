import Chess

/// A line that shows how a move does, with what the detectors ask of it.
struct Refutation {
    let line: MoveLine
    /// Before each move and, last, at the end.
    let positions: [Position]
    /// Whose move begins the line.
    let learner: Side
    /// What the line costs him by force.
    let material: MaterialBalance?

    init(_ line: MoveLine, material: MaterialBalance? = nil) {
        self.line = line
        positions = line.positions
        learner = line.start.sideToMove
        self.material = material
    }

    /// Before the first move.
    var start: Position { line.start }

    var moves: [Move] { line.moves }

    /// The plies at which the opponent may begin a tactic; later in the line little is forced.
    var replies: [Int] { Array(stride(from: 1, to: min(moves.count, 6), by: 2)) }

    /// A piece of the learner's that is taken.
    struct Fall {
        let ply: Int
        let kind: PieceKind
        let square: Square
        /// Where the piece that takes it comes from.
        let taker: Square
    }

    /// How the learner's piece that stands on `square` after `ply` is taken within the next four plies, wherever it
    /// has gone meanwhile; nil when it is not.
    func fall(of square: Square, afterPly ply: Int) -> Fall? {
        guard let kind = positions[ply + 1][square]?.kind else { return nil }
        var place = square
        for later in (ply + 1)..<max(ply + 1, min(moves.count, ply + 5)) {
            let move = moves[later]
            if positions[later].sideToMove == learner {
                if move.isCastling, move.from == place || move.to == place { return nil }
                if move.from == place { place = move.to }
            } else if move.to == place, !move.isCastling {
                return Fall(ply: later, kind: kind, square: place, taker: move.from)
            }
        }
        return nil
    }

    /// Where the opponent's piece that stands on `square` after `ply` stands before a later ply; nil once it is taken.
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

    /// Whether a capture is what the learner's loss comes from: it happens before the account is settled, and is most
    /// of it.
    func tellsLoss(_ kind: PieceKind, atPly ply: Int) -> Bool {
        guard let material else { return false }
        return ply < material.plies && kind.worth * 2 >= material.loss.points
    }

    /// The same for a fall that may not be.
    func tellsLoss(_ fall: Fall?) -> Bool {
        fall.map { tellsLoss($0.kind, atPly: $0.ply) } ?? false
    }
}
