public import Chess

/// The graph of all lines of all chapters of one side: the prepared moves of each position for any move order.
///
/// Two positions are the same when placement, side to move, castling rights and a legally capturable en-passant square
/// are. A line that transposes into another continues in it, and a repetition leads back to its first position.
public struct Repertoire: Sendable {
    public let name: String
    public let side: Side
    /// The imported chapters (`ImportLimits`), in the order given.
    public let chapters: [Chapter]
    /// The positions in the order of their first appearance.
    public let positions: [RepertoirePosition]
    /// One card for each position where the learner is to move and a move is prepared, in the order of
    /// `RepertoirePosition.order`.
    public let cards: [Card]

    let index: [PositionIdentity: Int]
    private let following: [[Successor]]
    /// The finished work of merging, to which a move can be added.
    private let merge: Merge

    /// A move of the repertoire and the position it leads to.
    public struct Successor: Hashable, Sendable {
        public let move: Move
        /// An index into `positions`.
        public let position: Int
    }

    /// Merges the chapters of `side`; those of the other side are left out.
    ///
    /// - Parameters:
    ///   - preferences: the learner's `prefer`: prepared moves to make the main ones of their positions.
    ///   - additions: moves the learner added. They apply where the chapters, or an earlier addition, reach the position
    ///     or the one before the opponent's reply to it, also where the author marks the move as a mistake.
    /// - Complexity: O(plies of all chapters); a replay of each tree.
    public init(
        name: String, side: Side, chapters: [Chapter], limits: ImportLimits = .none,
        preferences: [PositionIdentity: Move] = [:], additions: [RepertoireAddition] = []
    ) {
        let isTaken = { (chapter: Chapter) in chapter.side == side && limits.admits(chapter: chapter.number) }
        // A million chapters are not copied when all of them are taken.
        let taken = chapters.allSatisfy(isTaken) ? chapters : chapters.filter(isTaken)
        var merge = Merge(
            MergeInput(
                side: side, chapters: taken, depth: limits.depth, preferences: preferences, additions: additions))
        merge.run()
        self.init(name: name, merge)
    }

    private init(name: String, _ merge: Merge) {
        self.name = name
        self.merge = merge
        side = merge.input.side
        chapters = merge.input.chapters
        positions = merge.graph.positions
        following = merge.graph.successors
        index = merge.graph.index
        cards = merge.cards()
    }

    /// Returns the repertoire with one more of the learner's own moves: the same as merging the chapters with it again.
    ///
    /// - Complexity: O(positions). The chapters are merged again only where one of them marks the move as a mistake,
    ///   since the moves after it then count too.
    public func adding(_ addition: RepertoireAddition) -> Repertoire {
        guard merge.input.admits(addition) else { return self }
        var merge = merge
        if merge.isMarkedAsMistake(addition) {
            merge = merge.restarted(adding: addition)
            merge.run()
        } else {
            merge.append(addition)
        }
        return Repertoire(name: name, merge)
    }

    /// In the order of their positions; faults of the whole repertoire come last. O(positions).
    public var faults: [RepertoireFault] { merge.faults() }

    /// The position with this identity; nil when the repertoire does not reach it.
    public subscript(identity: PositionIdentity) -> RepertoirePosition? {
        index[identity].map { positions[$0] }
    }

    /// The index of a position in `positions`; nil when the repertoire does not reach it.
    public func index(of identity: PositionIdentity) -> Int? {
        index[identity]
    }

    /// The moves from `positions[index]`: the prepared ones where the learner is to move (main first), else the
    /// opponent's, in the author's order, without the moves that the author marks as mistakes.
    public func successors(of index: Int) -> [Successor] {
        following[index]
    }

    /// The cards at and after a position, in the order of `cards`; none when the repertoire does not reach it.
    public func cards(from identity: PositionIdentity) -> [Card] {
        guard let start = index[identity] else { return [] }
        let reached = Set(walk(from: start).map { positions[$0].identity })
        return cards.filter { reached.contains($0.position.identity) }
    }
}
