public import Chess

/// The comparison of a game's main line with a repertoire: how far it stayed in the book, and whose move left it.
///
/// Positions are compared, so the move order does not matter. The rules:
///
/// * A position is in the book when the repertoire reaches it.
/// * A move out of the book is a departure unless a later position of the game is in the book again: then only the order
///   of the moves differs. So the departure is the move after the game's last position in the book.
/// * A move of the learner's that the author warns of is a departure even if the game returns to the book.
/// * Where the book has no move, it has ended, and there is no departure.
public struct BookWalk: Sendable {
    /// The moves made in positions where the book has a move, in the order of the game.
    public let moves: [BookMove]
    /// How many plies were played before the last position in the book: 0 for the start itself, nil when the game was
    /// never in the book.
    public let lastBookPly: Int?
    /// How many plies were compared: all of the game's, up to the first illegal one.
    public let plies: Int

    /// - Parameter moves: the first illegal move and all that follow are left out.
    /// - Complexity: O(moves).
    public init(of moves: [Move], from start: Position = .initial, in repertoire: Repertoire) {
        var positions = [start]
        var position = start
        for move in moves {
            guard position.isLegal(move) else { break }
            position.play(move)
            positions.append(position)
        }
        let places = positions.map { repertoire.index(of: $0.identity) }
        // By ply: the first position from there on that is in the book.
        var returns = [Int?](repeating: nil, count: places.count)
        var next: Int?
        for ply in places.indices.reversed() {
            if places[ply] != nil { next = ply }
            returns[ply] = next
        }
        var made: [BookMove] = []
        for (ply, move) in moves.prefix(positions.count - 1).enumerated() {
            guard let place = places[ply].map({ repertoire.positions[$0] }),
                let kind = Self.kind(of: move, in: place, back: returns[ply + 1])
            else { continue }
            made.append(BookMove(ply: ply + 1, position: positions[ply], move: move, place: place, kind: kind))
        }
        self.moves = made
        lastBookPly = places.lastIndex { $0 != nil }
        plies = positions.count - 1
    }

    /// Nil where the book has no move.
    private static func kind(of move: Move, in place: RepertoirePosition, back: Int?) -> BookMove.Kind? {
        if place.warnings.contains(where: { $0.move == move }) { return .departed }
        let expected = place.isOwn ? place.prepared.map(\.move) : place.replies.map(\.move)
        if expected.isEmpty { return nil }
        if expected.contains(move) { return .followed }
        return back.map { .otherOrder(back: $0) } ?? .departed
    }

    /// The first departure; nil when the game stayed in the book until one of the two ended, or was never in it.
    public var departure: BookMove? { moves.first { $0.kind == .departed } }

    /// Whether the game continued after the end of the book.
    public var outlastsBook: Bool { departure == nil && lastBookPly.map { $0 < plies } ?? false }
}
