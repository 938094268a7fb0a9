public import Chess

/// The net material loss of a side when a line has settled: pieces lost and won, with equal ones cancelled.
public struct MaterialLoss: Hashable, Sendable {
    /// The lost pieces, most valuable first.
    public let lost: [PieceKind]
    /// The won pieces, most valuable first.
    public let won: [PieceKind]
    /// Whether only the points are certain, because the line gives some of it back later.
    let isPartlyGivenBack: Bool

    /// Compares two positions; nil without a net loss. A promotion counts as winning the new piece and losing the pawn.
    init?(of side: Side, from before: Position, to after: Position, isPartlyGivenBack: Bool) {
        var lost: [PieceKind] = []
        var won: [PieceKind] = []
        for kind in PieceKind.allCases.reversed() {
            let less = Self.lead(of: side, in: kind, before) - Self.lead(of: side, in: kind, after)
            lost += Array(repeating: kind, count: max(0, less))
            won += Array(repeating: kind, count: max(0, -less))
        }
        // A knight for a bishop is not a loss.
        while let mine = lost.firstIndex(where: \.isMinor), let theirs = won.firstIndex(where: \.isMinor) {
            lost.remove(at: mine)
            won.remove(at: theirs)
        }
        self.lost = lost
        self.won = won
        self.isPartlyGivenBack = isPartlyGivenBack
        guard points > 0 else { return nil }
    }

    private init(lost: [PieceKind], won: [PieceKind], isPartlyGivenBack: Bool) {
        self.lost = lost
        self.won = won
        self.isPartlyGivenBack = isPartlyGivenBack
    }

    /// The loss of one piece.
    init(of kind: PieceKind) {
        self.init(lost: [kind], won: [], isPartlyGivenBack: false)
    }

    /// The same loss, called `material`.
    var asMaterial: MaterialLoss { MaterialLoss(lost: lost, won: won, isPartlyGivenBack: true) }

    /// Returns how many more pieces of a kind a side has than the other.
    private static func lead(of side: Side, in kind: PieceKind, _ position: Position) -> Int {
        position.pieces(side, kind).count - position.pieces(side.opponent, kind).count
    }

    /// The loss in pawns, at least 1.
    public var points: Int {
        lost.reduce(0) { $0 + $1.value } - won.reduce(0) { $0 + $1.value }
    }

    /// The loss in chess terms: `a piece for a pawn`, `the exchange`, `the queen for a rook`.
    public var text: String {
        // After several exchanges a list of pieces says less than the word.
        if isPartlyGivenBack || lost.count + won.count > 3 { return "material" }
        if lost.first == .rook, let minor = won.first, minor.isMinor, lost.dropFirst().first != .rook {
            return Self.sum("the exchange", lost.dropFirst(), for: won.dropFirst())
        }
        return Self.sum(nil, lost[...], for: won[...])
    }

    private static func sum(_ first: String?, _ lost: ArraySlice<PieceKind>, for won: ArraySlice<PieceKind>) -> String {
        let all = ([first] + names(lost)).compactMap { $0 }.joinedByAnd
        return won.isEmpty ? all : "\(all) for \(names(won).joinedByAnd)"
    }

    /// Two knights are "two pieces"; a queen is always "the queen".
    private static func names(_ kinds: ArraySlice<PieceKind>) -> [String] {
        let groups: [(count: Int, one: String, many: String)] = [
            (kinds.count { $0 == .queen }, "the queen", "queens"), (kinds.count { $0 == .rook }, "a rook", "rooks"),
            (kinds.count(where: \.isMinor), "a piece", "pieces"), (kinds.count { $0 == .pawn }, "a pawn", "pawns"),
        ]
        let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"]
        return groups.filter { $0.count > 0 }.map { group in
            group.count == 1
                ? group.one : "\(words.indices.contains(group.count) ? words[group.count] : "many") \(group.many)"
        }
    }
}

extension PieceKind {
    var isMinor: Bool { self == .knight || self == .bishop }
}

extension MoveLine {
    /// The points that the exchange costs with which the reply takes the queen; nil if it does not, or if its taker is
    /// not taken at once.
    var queenExchange: Int? {
        let positions = positions
        guard moves.count > 2, positions[1].captured(by: moves[1]) == .queen, moves[2].to == moves[1].to else {
            return nil
        }
        return PieceKind.queen.value - positions[2].value(of: moves[2].to)
    }
}
