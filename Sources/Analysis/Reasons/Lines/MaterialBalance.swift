import Chess

/// The material balance along a line: what a side has lost for good, and at which ply.
///
/// A position counts with what the side to move wins by the best exchange, so that a line may be cut off in the middle
/// of one. The last two plies of a long line do not count, because the engine chose them without looking further. What
/// is given back later is not lost.
struct MaterialBalance {
    let loss: MaterialLoss
    /// The number of plies from the start of the line after which the loss is permanent.
    let plies: Int
    /// Whether it is only the first thing lost, although the line loses more later. It is named as it is.
    let isOnlyFirst: Bool

    /// How many points a side is behind the start after a ply, with the position that counts.
    private typealias Deficit = (ply: Int, points: Int, settled: Position)

    /// How late in a line a loss may begin.
    enum Reach {
        /// Where the moves are mostly forced.
        case near
        /// As far as a line is shown, if the loss then lasts for the next plies too.
        case far

        /// The last ply at which a loss of some points may begin.
        func lastStart(points: Int) -> Int {
            switch self {
            case .near: points == 1 ? 6 : 8
            case .far: Explanation.longest - 1
            }
        }

        /// The number of plies for which a loss must last.
        var duration: Int { self == .near ? 0 : 4 }
    }

    /// The least number of plies of a line that is trusted without a proof on the board.
    private static let trusted = 5
    /// The number of plies of a long line.
    private static let long = 10
    /// The number of plies at its end that do not count.
    private static let ignored = 2

    /// Finds the loss of `side` along `line`: the greatest deficit, compared with the start, that is never smaller
    /// afterwards. Nil if nothing is lost.
    init?(of side: Side, along line: MoveLine, reach: Reach = .near) {
        let positions = line.positions
        let before = positions[0].balance(for: side)
        let deficits = reach == .near ? Self.deficits(of: side, positions) : Self.quietDeficits(of: side, line)
        let shown = reach == .near ? Explanation.plies : Explanation.longest
        var best: (ply: Int, points: Int)?
        for (index, start) in deficits.enumerated() {
            let kept = deficits[index...].map(\.points).min() ?? 0
            let last = min(reach.lastStart(points: kept), (deficits.last?.ply ?? 0) - reach.duration)
            // What only the last position hints at adds nothing to a piece that is lost on the board.
            let isHint = index == deficits.count - 1 && best?.points ?? 0 > 1
            if kept > best?.points ?? 0, start.ply <= last, !isHint { best = (start.ply, kept) }
        }
        guard let best, let end = deficits.first(where: { $0.ply >= best.ply && $0.points == best.points }),
            let loss = MaterialLoss(
                of: side, from: positions[0], to: end.settled,
                // Not on the board of the shown line: it comes later, or an exchange is only counted.
                isPartlyGivenBack: end.ply > best.ply
                    && (end.ply > shown || before - positions[end.ply].balance(for: side) != end.points)
                    || Self.grows(deficits, beyond: best.points, shown))
        else { return nil }
        self.loss = loss
        isOnlyFirst = false
        // The capture itself may come later than the moment from which it cannot be avoided.
        plies =
            positions.indices.first { $0 >= best.ply && before - positions[$0].balance(for: side) >= best.points }
            ?? best.ply
    }

    /// Returns whether more is lost at the end of the line the reader sees.
    private static func grows(
        _ deficits: [Deficit], beyond points: Int, _ plies: Int
    ) -> Bool {
        let shown = deficits.filter { $0.ply <= plies }.suffix(2)
        return !shown.isEmpty && shown.allSatisfy { $0.points > points }
    }

    /// Returns the least number of points `side` has lost in any position from `ply` on; negative for a gain, nil
    /// without a position that counts.
    static func deficit(of side: Side, along line: MoveLine, from ply: Int) -> Int? {
        deficits(of: side, line.positions).filter { $0.ply >= ply }.map(\.points).min()
    }

    /// Returns the balance of a loss of which the other line has some points too: then only the word `material` is
    /// true.
    func sharing(_ points: Int) -> MaterialBalance {
        points > 0 ? MaterialBalance(loss: loss.asMaterial, plies: plies) : self
    }

    /// Returns the balance, called `material` unless a quiet position of the shown line has exactly this loss: a reader
    /// who plays the line over must find the pieces that are named. Without a quiet position that shows a loss, the end
    /// counts after the best exchange.
    ///
    /// Nil if the line is too short to be trusted and does not prove the loss: some engines give a move or two.
    func named(of side: Side, along line: MoveLine) -> MaterialBalance? {
        if isOnlyFirst { return self }
        guard line.moves.count >= Self.trusted || isProved(of: side, along: line), isOnBoard(side, line) else {
            return nil
        }
        let shown = line.prefix(min(Explanation.longest, max(Explanation.plies, plies + 1))).positions
        let loss = { (position: Position) in
            MaterialLoss(of: side, from: line.start, to: position, isPartlyGivenBack: false)?.text
        }
        let quiet = shown.dropFirst().filter { !$0.isCheck && $0.bestExchange == 0 }.compactMap(loss)
        let isNamed =
            quiet.isEmpty ? shown.last.flatMap { loss($0.settled) } == self.loss.text : quiet.contains(self.loss.text)
        return isNamed && !takesMore(from: side, line) && !Self.givesMore(side, line) && !promotes(along: line)
            && !(self.loss.lost.count > 1 && endsWithOffer(line))
            ? self : MaterialBalance(loss: self.loss.asMaterial, plies: plies)
    }

    /// Returns whether a pawn promotes before the balance has settled: then no piece of that kind is lost.
    private func promotes(along line: MoveLine) -> Bool {
        line.moves.prefix(plies + 1).contains { $0.promotion != nil }
    }

    /// Returns whether some position of the line has the loss on the board, or a search of all moves proves it in the
    /// last one: the best exchange on one square may be answered on another.
    private func isOnBoard(_ side: Side, _ line: MoveLine) -> Bool {
        let positions = line.positions
        let before = line.start.balance(for: side)
        if positions.contains(where: { before - $0.balance(for: side) >= loss.points }) { return true }
        guard let last = positions.last, last.sideToMove != side else { return false }
        let missing = loss.points - (before - last.balance(for: side))
        return (MaterialSearch.gain(in: last, plies: 3)?.points ?? 0) >= missing
    }

    /// Returns whether the first capture takes more for nothing than is lost in the end: an engine that wins anyway
    /// gives some of it back.
    private func takesMore(from side: Side, _ line: MoveLine) -> Bool {
        let first = line.start.sideToMove == side ? 1 : 0
        guard first < line.moves.count, let taken = line.positions[first].captured(by: line.moves[first]) else {
            return false
        }
        let before = first == 1 ? line.start.captured(by: line.moves[0])?.value ?? 0 : 0
        return taken.value - before > loss.points + 1
            && line.positions[first].exchange(on: line.moves[first].destination) == taken.value
    }

    /// Returns whether the side that loses does not take back what it could, or offers more with a later move: then the
    /// sum at the end is not what the first move costs.
    private static func givesMore(_ side: Side, _ line: MoveLine) -> Bool {
        let positions = line.positions.prefix(Explanation.plies + 1)
        let first = line.start.sideToMove == side ? 2 : 1
        return stride(from: first, to: positions.count - 2, by: 2).contains { ply in
            let (move, position) = (line.moves[ply], positions[ply])
            let last = line.moves[ply - 1]
            let takesBack = positions[ply - 1].captured(by: last) != nil && move.to != last.to
            if takesBack, position.exchange(on: last.to) > 0, position.captured(by: move) == nil { return true }
            let offered = positions[ply + 1].exchange(on: move.to) - (position.captured(by: move)?.value ?? 0)
            return offered > 1 && line.moves[ply + 1].to == move.to && !position.isCheck
                && (position.playingNull()?.exchange(on: move.from) ?? 0) == 0
        }
    }

    /// Returns whether exactly this loss is on the board in some position of the line where the side to move is not in
    /// check and wins nothing by force.
    private func isProved(of side: Side, along line: MoveLine) -> Bool {
        line.positions.dropFirst().contains { position in
            !position.isCheck && line.start.balance(for: side) - position.balance(for: side) == loss.points
                && MaterialSearch.isQuiet(position, plies: 3)
        }
    }

    init(loss: MaterialLoss, plies: Int, isOnlyFirst: Bool = false) {
        self.loss = loss
        self.plies = plies
        self.isOnlyFirst = isOnlyFirst
    }

    /// Returns the most points `side` has won at a quiet moment of the line, at least 0; see `quietDeficits`.
    static func won(by side: Side, along line: MoveLine) -> Int {
        max(0, -(quietDeficits(of: side, line).map(\.points).min() ?? 0))
    }

    /// Returns how many points `side` is behind the start in each of the last three positions the reader sees, captures
    /// that could follow not counted.
    static func lastDeficit(of side: Side, along line: MoveLine) -> Int { lastDeficits(of: side, along: line)[0] }

    /// The median of these three: what a capture changes for one move does not count.
    static func medianDeficit(of side: Side, along line: MoveLine) -> Int {
        let last = lastDeficits(of: side, along: line)
        return last[last.count / 2]
    }

    /// The deficits in these positions, the smallest first; at least one.
    private static func lastDeficits(of side: Side, along line: MoveLine) -> [Int] {
        let before = line.start.balance(for: side)
        return line.positions.prefix(Explanation.plies + 1).suffix(3).map { before - $0.balance(for: side) }.sorted()
    }

    /// Returns how many points `side` is behind the start in each of the last three positions that count.
    static func endDeficit(of side: Side, along line: MoveLine) -> Int {
        deficits(of: side, line.positions).suffix(3).map(\.points).min() ?? 0
    }

    /// Returns the deficits before each move that neither captures nor follows a check: a capture that the line
    /// leaves out would be bad. Only in the last position the best exchange counts.
    private static func quietDeficits(of side: Side, _ line: MoveLine) -> [Deficit] {
        let positions = line.positions
        let plies = countedPlies(positions)
        let before = positions[0].balance(for: side)
        let quiet = plies.dropLast().filter { positions[$0].captured(by: line.moves[$0]) == nil }
        return quiet.map { ($0, before - positions[$0].balance(for: side), positions[$0]) }
            + plies.suffix(1).map { settledDeficit(of: side, positions, ply: $0) }
    }

    /// Returns the deficits after each ply that counts, with the position after the best exchange.
    private static func deficits(of side: Side, _ positions: [Position]) -> [Deficit] {
        countedPlies(positions).map { settledDeficit(of: side, positions, ply: $0) }
    }

    private static func settledDeficit(of side: Side, _ positions: [Position], ply: Int) -> Deficit {
        let settled = positions[ply].settled
        return (ply, positions[0].balance(for: side) - settled.balance(for: side), settled)
    }

    /// Returns the plies after which a deficit counts: not in check, and not at the end of a long line.
    private static func countedPlies(_ positions: [Position]) -> [Int] {
        let count = positions.count - 1
        let last = count >= Self.long ? count - ignored : count
        return (0...last).dropFirst().filter { !positions[$0].isCheck }
    }
}

extension Position {
    /// The most the side to move wins by captures on one square, in pawns.
    var bestExchange: Int { pieces(sideToMove.opponent).map { exchange(on: $0) }.max() ?? 0 }

    /// The position after the exchange that wins most, on one square, each time with the least valuable piece.
    var settled: Position {
        let targets = pieces(sideToMove.opponent).map { (square: $0, gain: exchange(on: $0)) }
        guard let best = targets.max(by: { ($0.gain, $0.square) < ($1.gain, $1.square) }), best.gain > 0 else {
            return self
        }
        var position = self
        while position.exchange(on: best.square) > 0, let capture = position.leastCapture(on: best.square) {
            position = position.playing(capture)
        }
        return position
    }
}
