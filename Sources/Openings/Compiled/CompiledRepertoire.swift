public import Chess

/// A merged repertoire as one block of bytes, of which only the positions asked for are decoded.
///
/// Merging 100,000 cards takes seconds; a compiled repertoire of that size is ready to use after some milliseconds, and a
/// position of it takes microseconds. So it is what a drill walks through. It has the positions of the `Repertoire` it
/// was made from, with all moves, comments and signs, but for those that only a file's author needs: positions where the
/// learner is to move and no move is prepared, locations in the text, and faults.
///
/// The bytes may be stored. They are valid for the moves, choices and repertoires they were made from: whoever stores
/// them drops them when one of these changes.
public struct CompiledRepertoire: Sendable {
    /// The encoded repertoire, for `init(bytes:)`.
    public let bytes: [UInt8]
    public let name: String
    public let side: Side
    /// The names of the repertoires whose chapters were merged.
    let repertoires: [String]
    /// Where lines begin; the usual start is the first.
    let starts: [Position]
    private let records: [UInt32]
    private let index: KeyIndex
    private let titles: Int

    /// Decodes the structure. O(positions), about ten nanoseconds each.
    ///
    /// - Parameter bytes: those of a compiled repertoire.
    /// - Returns: nil for bytes that are damaged, or that another version of the program wrote.
    public init?(bytes: [UInt8]) {
        guard let header = CompiledHeader(bytes), let index = KeyIndex(bytes, at: header.keys, count: header.count)
        else {
            return nil
        }
        self.bytes = bytes
        self.index = index
        name = header.name
        side = header.side
        repertoires = header.repertoires
        starts = header.starts
        records = header.records
        titles = header.titles
    }

    /// The number of positions. They are numbered from 0 in the order of the lines (`RepertoirePosition.order`).
    public var count: Int { records.count }

    /// The number of a position; nil when the repertoire does not reach it.
    public func index(of identity: PositionIdentity) -> Int? {
        index.first(identity.key, in: bytes) { route(to: $0).position.identity == identity }
    }

    /// The moves from a position: the prepared ones where the learner is to move (main first), else the opponent's, in
    /// the author's order. Moves to positions that are left out (see above) are not among them.
    public func successors(of index: Int) -> [Repertoire.Successor] {
        var reader = NodeReader(self, index)
        reader.skipLine()
        return reader.successors()
    }

    /// Whether the learner is to move.
    public func isOwn(_ index: Int) -> Bool { NodeReader(self, index).flags.contains(.isOwn) }

    /// Whether a chapter begins with the position, and it first appears there.
    public func isRoot(_ index: Int) -> Bool { NodeReader(self, index).flags.contains(.isRoot) }

    /// The line by which the position first appears. O(plies).
    public func route(to index: Int) -> PlayedLine {
        var moves: [Move] = []
        var index = index
        while true {
            var reader = NodeReader(self, index)
            switch reader.line() {
            case .after(let parent, let move):
                moves.append(move)
                index = parent
            case .moves(let first, let start):
                return PlayedLine(start: starts[start], moves: first + moves.reversed())
            }
        }
    }

    /// The lines to all positions where a move is prepared, in the order of the lines. O(positions).
    public func lines(toAnswer move: Move) -> [PlayedLine] {
        (0..<count).filter { isOwn($0) && successors(of: $0).contains { $0.move == move } }.map(route(to:))
    }

    /// The title of the chapter where a position first appears. O(chapters).
    public func title(of index: Int) -> String {
        var titles = VarintReader(bytes, titles..<bytes.count)
        for _ in 0..<NodeReader(self, index).chapter { _ = titles.counted() }
        return titles.text() ?? ""
    }

    /// Where the bytes of a position begin.
    func record(_ index: Int) -> Int { Int(records[index]) }
}

extension CompiledRepertoire {
    /// The position with this number, decoded. O(plies).
    public func position(at index: Int) -> RepertoirePosition {
        let route = route(to: index)
        var reader = NodeReader(self, index)
        let flags = reader.flags
        let chapter = reader.chapter
        reader.skipLine()
        var position = RepertoirePosition(
            position: route.position, identity: route.position.identity, isOwn: flags.contains(.isOwn),
            start: route.start, line: route.moves, chapter: chapter, location: nil)
        position.order = index
        let moves = reader.annotatedMoves(in: route.position)
        if flags.contains(.isOwn) { position.prepared = moves } else { position.replies = moves }
        if flags.contains(.hasComments) { position.comments = reader.comments() }
        if flags.contains(.hasWarnings) { position.warnings = reader.warnings(in: route.position) }
        return position
    }

    /// The card asked in a position; nil where the opponent is to move. O(plies).
    public func card(at index: Int) -> Card? {
        let position = position(at: index)
        guard position.isOwn, !position.prepared.isEmpty else { return nil }
        return Card(position, side: side, repertoire: repertoires[NodeReader(self, index).repertoire])
    }

    /// Calls `body` with the number of every position and the position, in their order. O(positions), some hundred bytes
    /// for each.
    public func forEachPosition(_ body: (Int, Position) -> Void) {
        var reached = [Position?](repeating: nil, count: count)
        for index in 0..<count {
            var position: Position?
            var reader = NodeReader(self, index)
            if case .after(let parent, let move) = reader.line() { position = reached[parent]?.playing(move) }
            let found = position ?? route(to: index).position
            reached[index] = found
            body(index, found)
        }
    }

    /// The position with this identity; nil when the repertoire does not reach it.
    public subscript(identity: PositionIdentity) -> RepertoirePosition? {
        index(of: identity).map(position(at:))
    }
}
