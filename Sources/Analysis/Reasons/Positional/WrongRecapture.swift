public import Chess

/// The learner is behind in material after a capture and takes back with another piece than expected, or not at all. Where
/// nothing else explains a mistake, also another capture with another piece than expected (`alike`).
///
/// Examples:
/// - `takes with the wrong piece`
/// - `takes with the wrong piece: the pawns on the f-file are doubled`
/// - `takes with the wrong piece: 4.Nc3 attacks the queen`
/// - `does not take the knight on d5`
public struct WrongRecapture: Hashable, Sendable {
    /// What is wrong with the capture, if it is seen at once.
    public enum Fault: Hashable, Sendable {
        /// The pawns on the file are doubled, which the expected capture avoids.
        case doublesPawns
        /// The reply attacks the queen that has captured and moves again.
        case queenAttacked
        /// The king has captured and may not castle any more.
        case losesCastling
    }

    /// Nil if the played move does not take back, or nothing is seen at once.
    public let fault: Fault?
    /// The square on which the expected move takes back.
    public let square: Square
    /// Whether the played move captures there too.
    public let takesBack: Bool
    /// Whether both moves capture with a pawn.
    public let isByPawns: Bool

    /// Whether the played move leaves a piece where it is, and that piece captures with the reply.
    let leavesPiece: Bool

    /// Nil if the expected move does not take back, or the played move wins as much elsewhere or only
    /// delays the recapture.
    init?(in line: Refutation, expected: Refutation) {
        let (start, played, best) = (line.start, line.moves[0], expected.moves[0])
        guard let taken = start.captured(by: best), start[best.to] != nil,
            start.balance(for: line.learner) < 0, start.balance(for: line.learner) + taken.value >= 0,
            start.balance(for: line.learner) + start.exchange(on: best.to) >= 0,
            played.from != best.from || played.to != best.to,
            // A piece on its first square has taken nothing.
            taken == .pawn || start[best.to].map({ !$0.isAtHome(on: best.to) }) ?? false,
            played.to == best.to || !Self.takesLater(on: best.to, in: line) || Self.losesFirst(best.to, in: line),
            played.to == best.to || taken == .pawn || !Self.takesAfterNext(on: best.to, in: line),
            played.to == best.to || taken == .pawn || !Self.winsAsMuch(taken, in: line, expected),
            // After a quiet move of a piece nothing is taken back: `takesBack` says what the expected move gains.
            start.halfmoveClock == 0 || played.to == best.to
        else { return nil }
        // A capture elsewhere may win as much, unless the piece that is left captures again.
        if let other = start.captured(by: played), played.to != best.to {
            guard other.value < taken.value || taken != .pawn && Self.isReply(by: best.to, in: line) else { return nil }
            let lost = MaterialBalance.deficit(of: line.learner, along: line.line, from: 2) ?? 0
            let other = MaterialBalance.deficit(of: line.learner, along: expected.line, from: 1) ?? 0
            guard lost > other + 1 else { return nil }
        }
        square = best.to
        takesBack = played.to == best.to
        leavesPiece = !takesBack && taken != .pawn && Self.isReply(by: best.to, in: line)
        isByPawns = [played, best].allSatisfy { start[$0.from]?.kind == .pawn }
        fault = takesBack ? Self.fault(of: played, in: line, expected) : nil
    }

    /// Both moves capture on the same square with different pieces, and what is wrong with the played one is seen at once;
    /// nil otherwise. Nothing need be taken back.
    static func alike(in line: Refutation, expected: Refutation) -> WrongRecapture? {
        let (start, played, best) = (line.start, line.moves[0], expected.moves[0])
        guard played.to == best.to, played.from != best.from, start[best.to] != nil, start.captured(by: best) != nil,
            start[played.from]?.kind != start[best.from]?.kind
        else { return nil }
        guard let fault = fault(of: played, in: line, expected) else { return nil }
        return WrongRecapture(fault: fault, square: best.to, takesBack: true, isByPawns: false, leavesPiece: false)
    }

    private init(fault: Fault?, square: Square, takesBack: Bool, isByPawns: Bool, leavesPiece: Bool) {
        (self.fault, self.square, self.takesBack) = (fault, square, takesBack)
        (self.isByPawns, self.leavesPiece) = (isByPawns, leavesPiece)
    }

    private static func fault(of capture: Move, in line: Refutation, _ expected: Refutation) -> Fault? {
        let isDoubled = { (position: Position) in
            position.hasDoubledPawns(of: line.learner, onFile: capture.to.file)
        }
        switch line.start[capture.from]?.kind {
        case .king: return line.mayCastle(line.learner, at: 0) ? .losesCastling : nil
        case .pawn:
            let isLasting = line.positions.prefix(Explanation.plies + 1).dropFirst().allSatisfy(isDoubled)
            return isLasting && !isDoubled(line.start) && !isDoubled(expected.positions[1])
                ? .doublesPawns : nil
        case .queen:
            guard line.moves.count > 2, line.positions[1].captured(by: line.moves[1]) == nil,
                line.positions[2].attacks(from: line.moves[1].to).contains(capture.to), line.moves[2].from == capture.to
            else { return nil }
            return .queenAttacked
        default: return nil
        }
    }

    /// Returns whether the learner captures on the square with the next move.
    private static func takesLater(on square: Square, in line: Refutation) -> Bool {
        line.moves.count > 2 && line.moves[2].to == square && line.positions[2].captured(by: line.moves[2]) != nil
    }

    /// Returns whether the learner takes what is on the square with the move after the next one.
    private static func takesAfterNext(on square: Square, in line: Refutation) -> Bool {
        line.moves.count > 4 && line.moves[4].to == square && line.positions[4][square] == line.start[square]
            && line.positions[4].captured(by: line.moves[4]) != nil
    }

    /// Returns whether the learner wins as much elsewhere with the next move and is no worse off in the end.
    private static func winsAsMuch(_ taken: PieceKind, in line: Refutation, _ expected: Refutation) -> Bool {
        guard line.moves.count > 2, let other = line.positions[2].captured(by: line.moves[2]) else { return false }
        return other.value >= taken.value && line.positions[2].exchange(on: line.moves[2].to) >= taken.value
            && MaterialBalance.lastDeficit(of: line.learner, along: line.line)
                <= MaterialBalance.medianDeficit(of: line.learner, along: expected.line)
    }

    /// Returns whether the reply wins a piece elsewhere first, with another piece than the one on the square.
    private static func losesFirst(_ square: Square, in line: Refutation) -> Bool {
        guard line.moves.count > 1, line.start.captured(by: line.moves[0]) == nil else { return false }
        let reply = line.moves[1]
        return reply.from != square && reply.to != square && line.positions[1].captured(by: reply) != nil
            && line.positions[1].exchange(on: reply.to) > 1
    }

    /// Returns whether the opponent's reply is a capture by the piece on the square.
    private static func isReply(by square: Square, in line: Refutation) -> Bool {
        guard line.moves.count > 1, line.moves[1].from == square else { return false }
        return line.positions[1].captured(by: line.moves[1]) != nil
    }

    func text(in line: MoveLine) -> String {
        guard takesBack else { return "does not take \(line.start.name(on: square))" }
        let reason: String? =
            switch fault {
            case .doublesPawns: "the pawns on the \(square.fileLetter)-file are doubled"
            case .queenAttacked: "\(line.name(ofPly: 1)) attacks the queen"
            case .losesCastling: "the king may not castle any more"
            case nil: nil
            }
        return "takes with the wrong \(isByPawns ? "pawn" : "piece")" + (reason.map { ": \($0)" } ?? "")
    }
}
