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
        let results = try stride(from: 4, to: mistakes.count, by: step).map { try explainer.result(mistakes[$0]) }
        for result in results {
            #expect(result.disproved.isEmpty, "\(result.mistake.id) \(result.mistake.fen): \(result.disproved)")
        }
        let sentences = results.flatMap(\.sentences)
        #expect(!sentences.contains { $0.verdict == .unchecked })
        // What a label lists as false was judged with a hundred times as many nodes.
        let listed = results.filter { !$0.listedFalse.isEmpty }
        #expect(listed.count <= max(1, sentences.count / 50), "\(listed.map { "\($0.mistake.id): \($0.answer.text)" })")
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
