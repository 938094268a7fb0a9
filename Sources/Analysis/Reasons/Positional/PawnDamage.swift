public import Chess

/// Permanent damage to the learner's pawn structure.
public struct PawnDamage: Hashable, Sendable {
    /// The kind of weakness.
    public enum Weakness: Int, Hashable, Sendable, CaseIterable {
        /// Two pawns on one file without pawns on the adjacent files.
        case doubledAndIsolated
        /// Two pawns on one file.
        case doubled
        /// No pawns on the adjacent files.
        case isolated
        /// The pawns on the adjacent files have advanced, and an opponent's pawn controls the square in front.
        case backward
    }

    public let weakness: Weakness
    /// The pawns of one file in ascending order of rank.
    public let pawns: [Square]
    /// The ply of the opponent's move that caused it; nil if the played move did.
    public let ply: Int?

    /// The maximum ply examined.
    private static let horizon = 8

    /// Finds the worst new weakness; nil if there is none, or the expected line causes the same.
    init?(in line: Refutation, expected: Refutation) {
        let end = min(line.moves.count, Self.horizon)
        guard end > 1 else { return nil }
        let known = Self.weaknesses(of: line.learner, in: line.positions[0])
        let baseline = Self.weaknesses(of: line.learner, in: expected.positions[min(expected.moves.count, end)])
        let last = Self.weaknesses(of: line.learner, in: line.positions[end])
        for weakness in Weakness.allCases {
            for file in 0..<8 {
                guard last[file]?.weakness == weakness, known[file] == nil, baseline[file] == nil,
                    let pawns = last[file]?.pawns,
                    let since = (1...end).last(where: {
                        Self.weaknesses(of: line.learner, in: line.positions[$0 - 1])[file]?.weakness != weakness
                    })
                else { continue }
                self.weakness = weakness
                self.pawns = pawns
                // The move before `since` caused it: the learner's own move, in reply to the move before.
                let cause = since % 2 == 1 ? since - 2 : since - 1
                ply = cause > 0 ? cause : nil
                return
            }
        }
        return nil
    }

    /// Returns the weaknesses of a side's pawns by file.
    private static func weaknesses(of side: Side, in position: Position) -> [Int: (weakness: Weakness, pawns: [Square])]
    {
        let pawns = position.pieces(side, .pawn).map { $0 }.sorted()
        var weaknesses: [Int: (weakness: Weakness, pawns: [Square])] = [:]
        for file in 0..<8 {
            let filePawns = pawns.filter { $0.file == file }
            guard !filePawns.isEmpty else { continue }
            let neighbours = pawns.filter { abs($0.file - file) == 1 }
            if neighbours.isEmpty {
                weaknesses[file] = (filePawns.count > 1 ? .doubledAndIsolated : .isolated, filePawns)
            } else if filePawns.count > 1 {
                weaknesses[file] = (.doubled, filePawns)
            } else if filePawns.contains(where: { isBackward($0, of: side, neighbours, in: position) }) {
                weaknesses[file] = (.backward, filePawns)
            }
        }
        return weaknesses
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
            switch weakness {
            case .doubledAndIsolated: "doubled, isolated pawns on the \(file)-file"
            case .isolated: "an isolated pawn on \(which)"
            case .doubled: "doubled pawns on the \(file)-file"
            case .backward: "a backward pawn on \(which)"
            }
        guard let ply else { return "leaves \(words)" }
        return "leaves \(words) after \(line.name(ofPly: ply))"
    }
}
