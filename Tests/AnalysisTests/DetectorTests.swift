import Analysis
import Chess
import Testing
import UCI

/// One comparison from a table.
struct DetectorRow: CustomTestStringConvertible, Sendable {
    let kind: FindingKind
    private let before: String
    private let played: (line: String, score: Int)
    private let expected: (line: String, score: Int)

    var testDescription: String { "\(kind.rawValue): \(before) \(played.line)" }

    static func rows(_ table: String) -> [DetectorRow] {
        table.split(separator: "\n").compactMap { row in
            let fields = row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
            guard let kind = FindingKind(rawValue: fields[0]) else { return nil }
            return DetectorRow(
                kind: kind, before: fields[1], played: (fields[2], Int(fields[3]) ?? 0),
                expected: (fields[4], Int(fields[5]) ?? 0))
        }
    }

    func explanation() throws -> Explanation {
        let question = try position(after: before)
        let comparison = try #require(
            MoveComparison(
                played: evaluation(played.line, .centipawns(played.score), from: question),
                expected: evaluation(expected.line, .centipawns(expected.score), from: question)))
        return Explanation(comparison)
    }
}

@Suite struct DetectorTests {
    static let kinds: [FindingKind] = [
        .mateThreat, .fork, .pin, .skewer, .discoveredAttack, .trappedPiece, .removedDefender, .hangingPiece, .castling,
        .tempo, .structure, .centre,
    ]

    @Test(arguments: DetectorRow.rows(DetectorRow.positives))
    func `a detector finds its reason, and the reason is true`(
        _ row: DetectorRow
    ) throws {
        let explanation = try row.explanation()
        #expect(explanation.reasons.map(\.kind).contains(row.kind), "\(explanation.full.text)")
        #expect(ReasonCheck.faults(of: explanation) == [])
    }

    @Test(arguments: DetectorRow.rows(DetectorRow.negatives)) func `a detector ignores near misses`(_ row: DetectorRow)
        throws
    {
        let explanation = try row.explanation()
        #expect(explanation.comparison.outcome == .worse)
        #expect(!explanation.reasons.map(\.kind).contains(row.kind), "\(explanation.full.text)")
        #expect(ReasonCheck.faults(of: explanation) == [])
    }

    @Test(arguments: kinds) func `each detector has three positives and three negatives`(_ kind: FindingKind) {
        #expect(DetectorRow.rows(DetectorRow.positives).count { $0.kind == kind } >= 3)
        #expect(DetectorRow.rows(DetectorRow.negatives).count { $0.kind == kind } >= 3)
    }
}
