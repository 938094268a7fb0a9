public import Chess

/// The learner's pawns are damaged, and stay so to the end of the line.
public struct PawnDamage: Hashable, Sendable {
    /// What is wrong with them.
    public enum Fault: Int, Hashable, Sendable, CaseIterable {
        /// Two on one file, and no neighbour on the next files.
        case doubledAndIsolated
        /// Two on one file.
        case doubled
        /// No neighbour on the next files.
        case isolated
        /// Its neighbours have all gone ahead, and a pawn of the opponent's holds the square before it.
        case backward
    }

    public let fault: Fault
    /// The pawns of one file, the rearmost first (by rank).
    public let pawns: [Square]
    /// The ply of the opponent's that brought it about; nil when the played move did.
    public let ply: Int?

    /// So far the line is looked along, in plies.
    private static let horizon = 8

    /// The worst damage that is new; nil when there is none, or the expected line does the same.
    init?(in line: Refutation, expected: Refutation) {
        let end = min(line.moves.count, Self.horizon)
        guard end > 1 else { return nil }
        let known = Self.faults(of: line.learner, in: line.positions[0])
        let usual = Self.faults(of: line.learner, in: expected.positions[min(expected.moves.count, end)])
        let last = Self.faults(of: line.learner, in: line.positions[end])
        for fault in Fault.allCases {
            for file in 0..<8 {
                guard last[file]?.fault == fault, known[file] == nil, usual[file] == nil, let pawns = last[file]?.pawns,
                    let since = (1...end).last(where: {
                        Self.faults(of: line.learner, in: line.positions[$0 - 1])[file]?.fault != fault
                    })
                else { continue }
                self.fault = fault
                self.pawns = pawns
                // The move before `since` did it: the learner's own, in answer to the one before that.
                let cause = since % 2 == 1 ? since - 2 : since - 1
                ply = cause > 0 ? cause : nil
                return
            }
        }
        return nil
    }

    /// What is wrong with a side's pawns, by file.
    private static func faults(of side: Side, in position: Position) -> [Int: (fault: Fault, pawns: [Square])] {
        let pawns = position.pieces(side, .pawn).map { $0 }.sorted()
        var found: [Int: (fault: Fault, pawns: [Square])] = [:]
        for file in 0..<8 {
            let own = pawns.filter { $0.file == file }
            guard !own.isEmpty else { continue }
            let neighbours = pawns.filter { abs($0.file - file) == 1 }
            if neighbours.isEmpty {
                found[file] = (own.count > 1 ? .doubledAndIsolated : .isolated, own)
            } else if own.count > 1 {
                found[file] = (.doubled, own)
            } else if own.contains(where: { isBackward($0, of: side, neighbours, in: position) }) {
                found[file] = (.backward, own)
            }
        }
        return found
    }

    private static func isBackward(
        _ pawn: Square, of side: Side, _ neighbours: [Square], in position: Position
    ) -> Bool {
        let forward = side == .white ? 1 : -1
        guard neighbours.allSatisfy({ ($0.rank - pawn.rank) * forward > 0 }),
            let stop = Square(file: pawn.file, rank: pawn.rank + forward)
        else { return false }
        let rivals = position.pieces(side.opponent, .pawn)
        return !rivals.contains { $0.file == pawn.file && ($0.rank - pawn.rank) * forward > 0 }
            && position.attackers(of: stop, by: side.opponent).contains { rivals.contains($0) }
    }

    func text(in line: MoveLine) -> String {
        let file = pawns.first.map { String($0.fileLetter) } ?? ""
        let which = pawns.first.map(\.description) ?? ""
        let words =
            switch fault {
            case .doubledAndIsolated: "doubled, isolated pawns on the \(file)-file"
            case .isolated: "an isolated pawn on \(which)"
            case .doubled: "doubled pawns on the \(file)-file"
            case .backward: "a backward pawn on \(which)"
            }
        guard let ply else { return "leaves \(words)" }
        return "leaves \(words) after \(line.name(ofPly: ply))"
    }
}
