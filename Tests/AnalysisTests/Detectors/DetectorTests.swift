import Analysis
import Chess
import TestSupport
import Testing
import UCI

/// One comparison from a table.
struct DetectorRow: CustomTestStringConvertible, Sendable {
    /// One of `DetectorVariant.all`; in a negative row also a kind.
    let variant: String
    let kind: FindingKind
    private let before: String
    private let played: (line: String, score: Score.Value)
    private let expected: (line: String, score: Score.Value)
    /// The engine's best moves; none if it was not asked for them.
    private let best: [(move: String, score: Score.Value)]

    var testDescription: String { "\(variant): \(before) \(played.line)" }

    static func rows(_ table: String) -> [DetectorRow] {
        table.split(separator: "\n").compactMap { row in
            let fields = row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
            guard let kind = FindingKind(rawValue: String(fields[0].prefix { $0 != "/" })) else { return nil }
            return DetectorRow(
                variant: fields[0], kind: kind, before: fields[1], played: (fields[2], score(fields[3])),
                expected: (fields[4], score(fields[5])), best: fields.count > 6 ? moves(fields[6]) : [])
        }
    }

    static let positiveTable =
        positives + "\n" + positionalPositives + "\n" + centralPositives + "\n" + keepingPositives
        + "\n" + replyPositives + "\n" + movePositives + "\n" + lastResortPositives + "\n" + lastPointPositives
        + "\n" + leastPositives + "\n" + quietPositives + "\n" + otherPositives
    static let negativeTable =
        negatives + "\n" + positionalNegatives + "\n" + centralNegatives + "\n" + keepingNegatives
        + "\n" + replyNegatives + "\n" + moveNegatives + "\n" + lastResortNegatives + "\n" + lastPointNegatives
        + "\n" + leastNegatives + "\n" + quietNegatives + "\n" + otherNegatives
    static let allPositives = rows(positiveTable)
    static let allNegatives = rows(negativeTable)

    private static func score(_ text: String) -> Score.Value {
        text.hasPrefix("#") ? .mate(Int(text.dropFirst()) ?? 0) : .centipawns(Int(text) ?? 0)
    }

    /// Reads `d5 6, Nc6 0`.
    private static func moves(_ text: String) -> [(move: String, score: Score.Value)] {
        text.split(separator: ",").compactMap { part in
            let words = part.split(separator: " ")
            return words.count == 2 ? (String(words[0]), score(String(words[1]))) : nil
        }
    }

    /// Explains the row, with lines cut to these numbers of moves.
    func explanation(played plies: Int = 100, expected others: Int = 100) throws -> Explanation {
        let question = try before.contains("/") ? Position(fen: before) : position(after: before)
        let comparison = try #require(
            MoveComparison(
                played: evaluation(Self.cut(played.line, plies), played.score, from: question),
                expected: evaluation(Self.cut(expected.line, others), expected.score, from: question)))
        return Explanation(
            comparison.with(bestMoves: try best.map { try evaluation($0.move, $0.score, from: question) }))
    }

    /// Returns whether a reason is of the row's variant, or of its kind if the row has a kind only.
    func isNamed(by reason: Reason) -> Bool {
        variant == DetectorVariant.of(reason) || variant == reason.kind.rawValue
    }

    private static func cut(_ line: String, _ plies: Int) -> String {
        line.split(separator: " ").prefix(plies).joined(separator: " ")
    }
}

@Suite struct DetectorTests {
    /// The least number of negatives of each kind.
    static let kinds: [(FindingKind, Int)] = [
        (.allowsMate, 1), (.mateThreat, 3), (.fork, 3), (.discoveredAttack, 3), (.skewer, 3), (.pin, 3),
        (.trappedPiece, 3), (.removedDefender, 3), (.hangingPiece, 3), (.losesMaterial, 1), (.castling, 3), (.tempo, 3),
        (.structure, 3), (.missesMate, 1), (.missesMaterial, 1), (.preparedPoint, 1), (.missedChance, 1),
        (.bishopPair, 3), (.centre, 3),
        (.shutInBishop, 3), (.blockedPawn, 3),
        (.tensionReleased, 3), (.wrongRecapture, 3), (.passive, 3), (.development, 3), (.replyThreat, 3),
        (.kingSafety, 3), (.weakSquares, 3),
    ]

    @Test(arguments: DetectorRow.allPositives)
    func `a detector finds its reason, and the reason is true`(
        _ row: DetectorRow
    ) throws {
        let explanation = try row.explanation()
        let reasons = ReasonCheck.reasons(of: explanation)
        #expect(reasons.contains(where: row.isNamed), "\(explanation.full.text)")
        #expect(ReasonCheck.faults(in: reasons, of: explanation) == [])
    }

    @Test(arguments: DetectorRow.allNegatives) func `a detector ignores near misses`(_ row: DetectorRow)
        throws
    {
        let explanation = try row.explanation()
        #expect(explanation.comparison.outcome == .worse)
        let reasons = ReasonCheck.reasons(of: explanation)
        #expect(!reasons.contains(where: row.isNamed), "\(explanation.full.text)")
        #expect(ReasonCheck.faults(in: reasons, of: explanation) == [])
    }

    @Test(arguments: DetectorRow.rows(DetectorRow.unchosen)) func `a reason that is not the cause is not chosen`(
        _ row: DetectorRow
    ) throws {
        let explanation = try row.explanation()
        #expect(explanation.comparison.outcome == .worse)
        #expect(ReasonCheck.reasons(of: explanation).contains(where: row.isNamed), "it holds")
        #expect(!explanation.reasons.contains(where: row.isNamed), "\(explanation.full.text)")
    }

    /// Each fourth row with one of three cuts by default, because an explanation with all reasons takes 50 ms in debug;
    /// all of them in a long run.
    private static let cutRows: [(DetectorRow, [(played: Int, expected: Int)])] = {
        let cuts = [(100, 1), (1, 100), (2, 2)]
        return (DetectorRow.allPositives + DetectorRow.allNegatives).enumerated().compactMap { index, row in
            if Long.isAsked { return (row, cuts) }
            return index % 4 == 0 ? (row, [cuts[index / 4 % cuts.count]]) : nil
        }
    }()

    @Test(arguments: cutRows) func `lines of a move or two are explained without a false reason`(
        _ row: DetectorRow, _ cuts: [(played: Int, expected: Int)]
    ) throws {
        for cut in cuts {
            let explanation = try row.explanation(played: cut.played, expected: cut.expected)
            #expect(ReasonCheck.faults(of: explanation) == [], "\(cut)")
        }
    }

    @Test(arguments: DetectorVariant.all) func `each variant has a positive`(_ variant: String) {
        #expect(DetectorRow.allPositives.contains { $0.variant == variant })
    }

    @Test(arguments: kinds) func `each detector has negatives`(_ kind: FindingKind, _ count: Int) {
        #expect(DetectorRow.allNegatives.count { $0.kind == kind } >= count)
    }

    @Test func `every row is of a known variant, and every kind but the last resort has rows`() {
        let positives = DetectorRow.allPositives
        #expect(positives.count == DetectorRow.positiveTable.split(separator: "\n").count)
        #expect(positives.filter { !DetectorVariant.all.contains($0.variant) }.isEmpty)
        #expect(DetectorRow.allNegatives.count == DetectorRow.negativeTable.split(separator: "\n").count)
        let kinds = Set(Self.kinds.map(\.0))
        #expect(kinds == Set(FindingKind.allCases).subtracting([.onlyWorse]))
        #expect(Set(positives.map(\.kind)) == kinds)
    }
}
