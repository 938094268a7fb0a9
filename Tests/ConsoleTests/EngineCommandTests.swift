import Foundation
import Store
import Terminal
import TestSupport
import Testing
import UCI

@testable import Coach
@testable import Console

@Suite struct EngineCommandTests {
    @Test func `options are written as names and values`() throws {
        let options = try EngineOptionsText(" EvalFile = /my nets/a=b.nnue;; Clear Hash ;SyzygyPath=").options
        #expect(options.map(\.name) == ["EvalFile", "Clear Hash", "SyzygyPath"])
        #expect(options.map(\.value) == ["/my nets/a=b.nnue", nil, ""])
        #expect(
            try EngineOptionsText(" EvalFile = /my nets/a=b.nnue;; Clear Hash ;SyzygyPath=").text
                == "EvalFile=/my nets/a=b.nnue; Clear Hash; SyzygyPath=")
        #expect(throws: CommandFailure.self) { try EngineOptionsText("=x") }
    }

    @Test func `thousands are separated`() {
        #expect(
            [0, 999, 1000, 1_234_567, -12_345].map(EngineInfoView.grouped) == [
                "0", "999", "1,000", "1,234,567", "-12,345",
            ])
    }

    @Test func `the description of an engine fits the screen, and its control characters are visible`() throws {
        let facts = EngineDescription(
            path: "/e", name: "Red \u{1B}[31m", author: String(repeating: "somebody and ", count: 20),
            options: [
                EngineOption(name: "Hash", kind: .spin(byDefault: 16, minimum: 1, maximum: 1024)),
                EngineOption(
                    name: "Style", kind: .combo(byDefault: "A", choices: (1...40).map { "choice \($0)" })),
                EngineOption(name: String(repeating: "long ", count: 30), kind: .button),
            ], valuesSet: [EngineSettings.Option(name: "Hash", value: "16")], timeToAnswer: .milliseconds(66),
            speed: EngineDescription.Speed(nodes: 800_000, depth: 17, elapsed: .seconds(1)))
        let environment = Environment(
            databasePath: "/none", enginePath: "/e", now: { 0 }, zoneOffset: { _ in 0 }, isClockFixed: true,
            makeGenerator: { SystemRandomNumberGenerator() })
        let place = try #require(try EngineConfiguration(environment, nil))
        let lines = EngineInfoView(facts: facts, place: place).lines(columns: 80)
        #expect(lines.allSatisfy { $0.width <= 80 })
        #expect(lines.plain.first == "Red ^[[31m")
        #expect(lines.plain.contains("answered uciok after 66 ms; 800,000 nodes a second, depth 17"))
        #expect(lines.plain.contains { $0.hasPrefix("Hash ") && $0.hasSuffix("  spin 16, 1 to 1024") })
    }
}
