/// How the moves of a line are numbered in a text.
public enum MoveNumbers: Hashable, Sendable {
    /// Without numbers: `e4 e5 Nf3`.
    case none
    /// As in books: `1.e4 e5 2.Nf3`.
    case compact
    /// With a blank, as in PGN files: `1. e4 e5 2. Nf3`.
    case spaced
}

/// Writing lines in Standard Algebraic Notation.
extension Position {
    /// Returns a line in SAN. White's moves are numbered, and so is the first move if it is Black's.
    ///
    /// ```swift
    /// let position = try Position(fen: "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3")
    /// let line = [Move(from: .f1, to: .b5), Move(from: .a7, to: .a6), Move(from: .b5, to: .a4)]
    /// print(position.san(of: line))  // 3.Bb5 a6 4.Ba4
    /// print(position.playing(line[0]).san(of: line.dropFirst(), numbers: .spaced))  // 3... a6 4. Ba4
    /// print(position.san(of: line, numbers: .none))  // Bb5 a6 Ba4
    /// ```
    ///
    /// - Parameters:
    ///   - moves: Moves that are legal one after the other. The text ends before the first one that is not.
    ///   - numbers: How the moves are numbered.
    public func san(of moves: some Sequence<Move>, numbers: MoveNumbers = .compact) -> String {
        var position = self
        var text = ""
        for move in moves {
            guard position.isLegal(move) else { break }
            if numbers != .none, text.isEmpty || position.sideToMove == .white {
                text += (text.isEmpty ? "" : " ") + position.moveNumberText + (numbers == .spaced ? " " : "")
            } else if !text.isEmpty {
                text += " "
            }
            text += position.san(move)
            position = position.playing(move)
        }
        return text
    }

    /// The number of the next move as it is written before the move alone: `15.` if White is to move, `15...` if Black.
    public var moveNumberText: String { "\(fullmoveNumber)" + (sideToMove == .white ? "." : "...") }
}
