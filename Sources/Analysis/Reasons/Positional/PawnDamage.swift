public import Chess

/// Permanent damage to the learner's pawn structure.
public struct PawnDamage: Hashable, Sendable {
    /// The kind of weakness.
    public enum Weakness: Int, Hashable, Sendable, CaseIterable {
        /// Two pawns on one file without pawns on the adjacent files.
        case doubledAndIsolated
        /// Two pawns on one file.
        case doubled
        /// No pawns on the adjacent files; a single rook pawn does not count.
        case isolated
    }

    public let weakness: Weakness
    /// The pawns of one file in ascending order of rank.
    public let pawns: [Square]
    /// The ply of the opponent's move that caused it; nil if the played move did.
    public let ply: Int?

    /// The last ply of the learner that may cause the damage.
    private static let horizon = 4
    /// The number of plies for which the damage must last.
    private static let patience = 8

    /// Finds the worst new weakness caused by the played move or by a recapture after it; nil if none exists,
    /// material is lost at the same time, the line ends without it, or the expected line has one on the same file.
    /// - Parameter isLasting: Whether the weakness must be there at the end of the line.
    init?(in line: Refutation, expected: Refutation, isLasting: Bool = true) {
        let end = min(line.moves.count, isLasting ? Self.patience : Self.horizon)
        guard end > 1 else { return nil }
        let known = Self.weaknesses(of: line.learner, in: line.positions[0])
        let other = expected.positions.dropFirst().prefix(Explanation.longest).map {
            Self.weaknesses(of: line.learner, in: $0)
        }
        let last = Self.weaknesses(of: line.learner, in: line.positions[end])
        let whole = Self.weaknesses(of: line.learner, in: line.positions[line.moves.count])
        for cause in stride(from: 0, through: min(Self.horizon, end - 1), by: 2) {
            guard Self.isCause(cause, line) else { continue }
            let after = Self.weaknesses(of: line.learner, in: line.positions[cause + 1])
            let isolated = { (weak: [Int: (weakness: Weakness, pawns: [Square])]) in
                weak.values.count { $0.weakness == .isolated }
            }
            for weakness in Weakness.allCases where weakness != .isolated || isolated(after) > isolated(known) {
                let file = (0..<8).first { file in
                    after[file]?.weakness == weakness && last[file]?.weakness == weakness && known[file] == nil
                        && (!isLasting || whole[file] != nil) && other.allSatisfy { $0[file] == nil }
                        // Doubled pawns on another file are no better.
                        && (weakness == .isolated
                            || !other.contains { $0.contains { $1.weakness == weakness && known[$0] == nil } })
                }
                guard let file, let pawns = last[file]?.pawns else { continue }
                self.weakness = weakness
                self.pawns = pawns
                ply = cause > 0 ? cause - 1 : nil
                return
            }
        }
        return nil
    }

    /// Returns whether the learner's move at `ply` is a pawn move of the played move, or takes back with a pawn, in an
    /// even exchange, or with a pawn more that is taken back later. After the opponent's second move it must take back
    /// the piece that has just been played: other exchanges can be avoided.
    private static func isCause(_ ply: Int, _ line: Refutation) -> Bool {
        let move = line.moves[ply]
        let isPawn = line.positions[ply][move.from]?.kind == .pawn
        let (before, after) = (line.start, line.positions[ply + 1])
        let gained = after.balance(for: line.learner) - before.balance(for: line.learner)
        if ply == 0 { return isPawn && gained >= 0 }
        let reply = line.moves[ply - 1]
        guard ply == 2 || reply.to == line.moves[0].to else { return false }
        return isPawn && (0...1).contains(gained) && line.positions[ply - 1].captured(by: reply) != nil
            && move.to == reply.to
            && !isWelcome(move)
    }

    /// Returns whether a rook pawn takes towards the centre: the rook gets a file for it.
    private static func isWelcome(_ move: Move) -> Bool { [0, 7].contains(move.from.file) }

    /// Returns the weaknesses of a side's pawns by file.
    private static func weaknesses(of side: Side, in position: Position) -> [Int: (weakness: Weakness, pawns: [Square])]
    {
        let pawns = position.pieces(side, .pawn).map { $0 }.sorted()
        var weaknesses: [Int: (weakness: Weakness, pawns: [Square])] = [:]
        for file in 0..<8 {
            let filePawns = pawns.filter { $0.file == file }
            guard !filePawns.isEmpty else { continue }
            let neighbours = pawns.filter { abs($0.file - file) == 1 }
            // A rook pawn alone is hardly weaker than one beside a neighbour.
            if neighbours.isEmpty, filePawns.count > 1 || (1...6).contains(file) {
                weaknesses[file] = (filePawns.count > 1 ? .doubledAndIsolated : .isolated, filePawns)
            } else if filePawns.count > 1 {
                weaknesses[file] = (.doubled, filePawns)
            }
        }
        return weaknesses
    }

    func text(in line: MoveLine) -> String {
        let file = pawns.first.map { String($0.fileLetter) } ?? ""
        let which = pawns.first.map(\.description) ?? ""
        let words =
            switch weakness {
            case .doubledAndIsolated: "doubled, isolated pawns on the \(file)-file"
            case .isolated: "an isolated pawn on \(which)"
            case .doubled: "doubled pawns on the \(file)-file"
            }
        guard let ply else { return "leaves \(words)" }
        return "leaves \(words) after \(line.name(ofPly: ply))"
    }
}
