import Chess

/// Moves from a position, with every position on the way.
struct Line {
    let moves: [Move]
    /// One more than the moves: the position before each of them and the last one.
    let positions: [Position]

    /// Reads moves in SAN; nil if one of them is not legal.
    init?(_ start: Position, _ texts: [String]) {
        var (moves, positions) = ([Move](), [start])
        for text in texts {
            guard let before = positions.last, let move = try? before.move(san: text) else { return nil }
            moves.append(move)
            positions.append(before.playing(move))
        }
        (self.moves, self.positions) = (moves, positions)
    }

    var start: Position { positions[0] }
    var end: Position { positions[positions.count - 1] }
    /// The side that makes the first move.
    var side: Side { start.sideToMove }

    /// Returns the position after that many moves, or the last one.
    func position(_ plies: Int) -> Position { positions[min(plies, moves.count)] }

    /// Returns the ply of a move written with its number, such as `5...Qa5+`; nil if the line has no such move.
    func ply(of name: some StringProtocol) -> Int? {
        moves.indices.first { Self.name(of: moves[$0], in: positions[$0]) == name }
    }

    /// Returns where the piece that is on a square after `plies` moves has been captured by the end of the line, as the
    /// index of the capturing move; nil if it is not captured.
    func capture(ofPieceOn square: Square, after plies: Int) -> Int? {
        var square = square
        for ply in moves.indices.dropFirst(plies) {
            if moves[ply].from == square {
                square = moves[ply].destination
            } else if moves[ply].to == square && positions[ply].captured(by: moves[ply]) != nil {
                return ply
            }
        }
        return nil
    }

    /// Returns whether the side of the first move plays a move later in the line.
    func plays(_ move: Move) -> Bool {
        stride(from: 2, to: moves.count, by: 2).contains { moves[$0] == move }
    }

    /// Returns a move with its number: `6.Nb5`, `5...Qa5+`.
    static func name(of move: Move, in position: Position) -> String {
        "\(position.fullmoveNumber)\(position.sideToMove == .white ? "." : "...")\(position.san(move))"
    }

    /// Returns how many pawns the side of the first move has won by the end of the line, negative for a loss. It is found
    /// by a search from the last position and from the one two plies earlier, and by counting in the last quiet position
    /// without the last two plies; `choose` takes one of the three.
    func result(_ choose: (Int, Int, Int) -> Int) -> Int {
        let start = start.lead(of: side)
        let quiet = positions.dropLast(2).last { $0.isQuiet } ?? end
        let early = positions[max(1, positions.count - 3)]
        return choose(
            CaptureSearch.lead(of: side, in: end), CaptureSearch.lead(of: side, in: early), quiet.lead(of: side))
            - start
    }

    /// The result that is best for the side of the first move.
    var bestResult: Int { result { max($0, $1, $2) } }
    /// The result that is worst for the side of the first move.
    var worstResult: Int { result { min($0, $1, $2) } }

    /// The position after the line and what the search adds to it.
    var settled: Position { CaptureSearch.best(end, plies: 2).moves.reduce(end) { $0.playing($1) } }
}
