public import Chess

/// The positions of one side's repertoire, numbered, and the moves between them: a `Repertoire` or a
/// `CompiledRepertoire`.
public protocol MoveGraph {
    /// The side whose moves are prepared.
    var side: Side { get }

    /// The number of a position; nil when the repertoire does not reach it.
    func index(of identity: PositionIdentity) -> Int?

    /// The moves from a position: the prepared ones where the learner is to move (main first), else the opponent's, in
    /// the author's order, without the moves that the author marks as mistakes.
    func successors(of index: Int) -> [Repertoire.Successor]

    /// Whether the learner is to move.
    func isOwn(_ index: Int) -> Bool

    /// The number of positions.
    var count: Int { get }
}

extension MoveGraph {
    /// All positions that can be reached from a position, itself included, depth first: the main line to its end, then
    /// its branches. Repetitions and transpositions come once. O(positions reached).
    public func walk(from index: Int) -> [Int] {
        Walk.preorder(from: [index], count: count) { successors(of: $0) }
    }
}

extension CompiledRepertoire: MoveGraph {}

extension Repertoire: MoveGraph {
    public var count: Int { positions.count }

    public func isOwn(_ index: Int) -> Bool { positions[index].isOwn }
}
