import Testing

@testable import Store

@Suite struct AnalysisTests {
    @Test func `what an engine found is kept by position, engine, limit and move`() throws {
        let scratch = try Scratch()
        let file = try scratch.open()
        let found = StoredAnalysis(
            epd: "8/8/8/8/8/8/8/8 w - -", engine: "Stockfish 15.1", nodes: 200_000, move: "e2e4", score: "cp 31",
            line: "e2e4 e7e5")
        try file.keep([found])
        try file.keep([found])
        let again = try scratch.open()
        #expect(
            try again.analysis(epd: found.epd, engine: found.engine, nodes: found.nodes, move: "e2e4") == found)
        #expect(try again.analysis(epd: found.epd, engine: found.engine, nodes: 1_000, move: "e2e4") == nil)
    }
}
