import Foundation
import Scheduling
import Testing

/// Checks all 4,297 reviews of py-fsrs, and not only those of `FSRSHistories.swift`. Runs where `PREP_VECTORS` names the
/// folder of the file `fsrs6.jsonl`.
@Suite struct FSRSVectorTests {
    private static let folder = ProcessInfo.processInfo.environment["PREP_VECTORS"]

    private struct Row: Decodable {
        let v: String
        let rating: Int
        let elapsed_days: Int?
        let R_before: Double
        let step: Int?
        let S: Double
        let D: Double
        let ivl_s: Int
    }

    @Test(.enabled(if: folder != nil, "PREP_VECTORS names no folder"))
    func `every review of the file agrees to one part in a thousand million`() throws {
        let path = try #require(Self.folder) + "/fsrs6.jsonl"
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst()
        var (name, fsrs) = ("", FSRS())
        var memory: FSRSMemory?
        var (worst, intervals) = (0.0, 0)
        func compare(_ a: Double, _ b: Double) { if a != b { worst = max(worst, abs(a - b) / max(abs(a), abs(b))) } }
        for line in lines {
            let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
            if row.v != name {
                (name, memory) = (row.v, nil)
                let share = name.firstRange(of: "_dr").flatMap { Double(name[$0.upperBound...]) } ?? 0.9
                fsrs = FSRS(retention: try #require(DesiredRetention(percent: Int((share * 100).rounded()))))
            }
            let rating = try #require(FSRSRating(rawValue: row.rating))
            if let before = memory {
                let elapsed = try #require(row.elapsed_days)
                compare(fsrs.retrievability(of: before, afterDays: elapsed), row.R_before)
                memory = fsrs.reviewed(before, elapsedDays: elapsed, rating)
            } else {
                memory = fsrs.first(rating)
            }
            let after = try #require(memory)
            compare(after.stability, row.S)
            compare(after.difficulty, row.D)
            guard row.step == nil else { continue }
            #expect(fsrs.interval(after) * 86_400 == row.ivl_s, "\(line)")
            intervals += 1
        }
        #expect(lines.count == 4_297)
        #expect(intervals == 3_943)
        #expect(worst <= 1e-9)
    }
}
