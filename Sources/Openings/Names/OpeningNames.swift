public import Chess

/// The names of openings, by position: the same position has the same name for any move order.
///
/// ```swift
/// var position = Position.initial
/// for san in ["Nf3", "d5", "d4", "Nf6", "c4", "e6"] {
///     position = position.playing(try position.move(san: san))
/// }
/// if let opening = OpeningNames.bundled[position] {
///     print(opening.code, opening.name)  // D30 Queen's Gambit Declined: 3...Nf6
/// }
/// ```
public struct OpeningNames: Sendable {
    /// The names of other tables, which precede Prep's.
    private var added: [PositionIdentity: Opening] = [:]

    /// Prep's own table: some 1,900 names, all 500 codes. Nothing is read before a name is asked for, and then only its
    /// line.
    public static let bundled = OpeningNames()

    private init() {}

    /// The number of positions that have a name. O(names of other tables).
    public var count: Int {
        OpeningLines.keys.count + added.keys.count { OpeningLines.opening($0.key) == nil }
    }

    /// The name of the position; nil when no table names it. Less than a microsecond.
    public subscript(position: Position) -> Opening? {
        added.isEmpty ? OpeningLines.opening(position.key) : self[position.identity]
    }

    /// The name of the position with this identity; nil when no table names it. Less than a microsecond.
    public subscript(identity: PositionIdentity) -> Opening? { added[identity] ?? OpeningLines.opening(identity.key) }

    /// The name of a line: that of its last named position, its start included; nil when none is named. O(plies).
    /// - Parameter moves: legal one after the other; from the first illegal one on they are left out.
    public func opening(after moves: [Move], from start: Position = .initial) -> Opening? {
        var last: Opening?
        walk(moves, from: start) { last = $0 }
        return last
    }

    /// All names along a line, in its order: from the opening's to the variation's. O(plies).
    /// - Parameter moves: legal one after the other; from the first illegal one on they are left out.
    public func openings(after moves: [Move], from start: Position = .initial) -> [Opening] {
        var all: [Opening] = []
        walk(moves, from: start) { all.append($0) }
        return all
    }

    private func walk(_ moves: [Move], from start: Position, _ visit: (Opening) -> Void) {
        var position = start
        if let opening = self[position] { visit(opening) }
        for move in moves {
            guard position.isLegal(move) else { return }
            position.play(move)
            if let opening = self[position] { visit(opening) }
        }
    }

    /// Returns these names and those of a table; where both name a position, the table's name is used.
    public func extended(by table: OpeningTable) -> OpeningNames {
        var names = self
        names.added.merge(table.openings) { _, theirs in theirs }
        return names
    }
}
