import Chess

/// Chooses the main reason, and a second one that is independent of it.
struct ReasonOrder {
    private let lines: ComparedLines

    init(_ comparison: MoveComparison) {
        lines = ComparedLines(comparison)
    }

    /// The reasons, the main one first. For a move that is about as good only what the expected move does.
    ///
    /// The main reason is what decides (mate, material); else a lasting disadvantage; else what the expected move does that
    /// the played one does not; else a smaller disadvantage. The second one is about the other of the two moves.
    var reasons: [Reason] {
        let comparison = lines.comparison
        if comparison.outcome == .prepared { return [] }
        let search = ReasonSearch(lines)
        if comparison.outcome == .sound { return [search.firstPoint()].compactMap { $0 }.map(reason) }
        let (decisive, strong) = (
            search.decisive, comparison.band == .blunder ? [search.castling].compactMap { $0 } : search.strong
        )
        lazy var against = strong + search.weak
        guard
            let main = decisive.first ?? strong.first ?? search.firstPoint(where: { explains(.point($0)) })
                ?? against.first(where: explains)
        else { return [reason(.onlyWorse)] }
        let how = main.isMaterial ? decisive.dropFirst().first { $0.tactic != nil } : nil
        let second =
            main.isAboutExpected
            ? independent(against, of: main)
            : search.firstPoint { (decisive.isEmpty || Self.isWeighty($0)) && !Self.repeats($0, main) }
        return [main, how, second].compactMap { $0 }.map(reason)
    }

    /// All reasons that hold, chosen or not.
    var candidates: [Reason] {
        let search = ReasonSearch(lines)
        return (search.decisive + search.strong + search.points + search.weak).map(reason)
    }

    /// Returns the first disadvantage that says something other than the main reason.
    private func independent(_ findings: [Finding], of main: Finding) -> Finding? {
        // Beside a loss of 15 points and more a small disadvantage would be misleading.
        guard lines.comparison.band < .blunder else { return findings.first { $0.kind == .castling } }
        return findings.first { $0.kind != main.kind }
    }

    /// Returns whether a finding is reliable and serious enough to be the main reason: a blunder is not explained by the
    /// development of a piece. What one in five labels of unseen positions called beside the point never is.
    private func explains(_ finding: Finding) -> Bool {
        let isBlunder = lines.comparison.band == .blunder
        return switch finding {
        case .structure, .replyThreat, .passive, .blockedPawn: false
        case .point(let point): !isBlunder || Self.isWeighty(point)
        case .castling, .development: true
        default: !isBlunder
        }
    }

    /// Returns whether a point may stand beside a loss of material: the development of a piece may not.
    private static func isWeighty(_ point: PreparedPoint) -> Bool {
        switch point {
        case .threatensMate, .gainsTime, .threatens, .takesBack, .saves, .trades, .defends, .stops, .guards,
            .capturesFirst, .attacks, .captures, .pins, .doublesPawns, .winsBishopPair:
            true
        default: false
        }
    }

    /// Returns whether a point says again that the expected move takes back.
    private static func repeats(_ point: PreparedPoint, _ main: Finding) -> Bool {
        guard case .recapture = main else { return false }
        return switch point {
        case .takesBack, .captures, .capturesFirst: true
        default: false
        }
    }

    private func reason(_ finding: Finding) -> Reason {
        Reason(
            finding: finding, line: finding.isAboutExpected ? lines.expected.line : lines.played.line,
            plies: finding.plies(in: lines))
    }
}
