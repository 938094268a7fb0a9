import Foundation
import TestSupport
import Testing

/// The explanations of the built program with a real engine, judged.
@Suite(.blocking, .needsStockfish, .serialized) struct MistakeBenchTests {
    @Test func `mistakes are explained at 20,000 nodes without a false sentence`() throws {
        let explainer = try Explainer(nodes: 20_000)
        let mistakes = try BenchHalf.building.mistakes()
        // Each takes a second and a half.
        let step = mistakes.count / (Long.isAsked ? 360 : 18)
        for mistake in stride(from: 4, to: mistakes.count, by: step).map({ mistakes[$0] }) {
            let result = try explainer.result(mistake)
            #expect(result.faults.isEmpty, "\(mistake.id) \(mistake.fen) \(result.answer.text) \(result.faults)")
            #expect(!result.sentences.contains { $0.verdict == .unchecked }, "\(result.answer.text)")
        }
    }

    /// The measurement. It needs some minutes, so it runs only when `PREP_MISTAKES` asks for it.
    @Test(.enabled(if: BenchHalf.asked != nil, "PREP_MISTAKES=building asks for it"))
    func `a half of the labelled mistakes is measured, and every sentence has a known template`() throws {
        let environment = ProcessInfo.processInfo.environment
        let explainer = try Explainer(
            nodes: environment["PREP_MISTAKES_NODES"].flatMap { Int($0) }, database: environment["PREP_MISTAKES_DB"])
        let half = try #require(BenchHalf.asked)
        let report = BenchReport(results: try half.mistakes().map(explainer.result))
        print(report.text)
        for result in report.results {
            for sentence in result.sentences {
                #expect(sentence.verdict != .unchecked, "\(result.mistake.id): \(sentence.text)")
            }
        }
    }
}
