public import Chess

/// The learner is behind in material after a capture and takes back with another piece than expected, or not at all.
///
/// Examples:
/// - `takes with the wrong piece`
/// - `does not take the knight on d5`
public struct WrongRecapture: Hashable, Sendable {
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
            played.to == best.to || !Self.takesLater(on: best.to, in: line) || Self.losesFirst(best.to, in: line),
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
    }

    /// Returns whether the learner captures on the square with the next move.
    private static func takesLater(on square: Square, in line: Refutation) -> Bool {
        line.moves.count > 2 && line.moves[2].to == square && line.positions[2].captured(by: line.moves[2]) != nil
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
        takesBack
            ? "takes with the wrong \(isByPawns ? "pawn" : "piece")" : "does not take \(line.start.name(on: square))"
    }
}
