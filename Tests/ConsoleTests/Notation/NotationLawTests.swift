import Foundation
import FuzzDrivers
import PGN
import Terminal
import TestSupport
import Testing

@testable import Coach
@testable import Console

/// The laws of the notation, for real and for random chapters.
@Suite struct NotationLawTests {
    @Test func `the notation of the bundled repertoires keeps its laws`() throws {
        let files = Checkout.files(in: "Repertoires", suffix: ".pgn")
        #expect(files.count >= 4)
        for file in files {
            for game in PGNReader(Array(file.text.utf8)) {
                let faults = NotationLaws.faults(try game.tree.get())
                #expect(faults.isEmpty, "\(file.path), game \(game.number): \(faults.prefix(3))")
            }
        }
    }

    @Test(arguments: 0..<Long.rounds(40, long: 4_000)) func `the notation of a random chapter keeps its laws`(
        seed: Int
    ) throws {
        var maker = GameMaker(seed: UInt64(seed))
        let faults = NotationLaws.faults(maker.game())
        #expect(faults.isEmpty, "\(faults.prefix(3))")
    }

    @Test(.enabled(if: SharedRepertoires.folder != nil, "set PREP_DATA to a folder with repertoires/*.pgn"))
    func `the notation of the repertoires in PREP_DATA keeps its laws`() throws {
        for path in SharedRepertoires.paths {
            let bytes = try #require(FileManager.default.contents(atPath: path))
            for game in PGNReader(Array(bytes)) {
                guard let tree = try? game.tree.get() else { continue }
                let faults = NotationLaws.faults(tree)
                #expect(faults.isEmpty, "\(path), game \(game.number): \(faults.prefix(3))")
            }
        }
    }

    @Test func `a line of a comment never begins with a sign that PGN gives a meaning`() throws {
        let words = String(repeating: "word [Event %comment ", count: 40)
        let tree = try GameTree(pgn: "1. e4 {\(words)} e5 *")
        let lines = NotationView(NotationOutline(tree), .movetext).lines(columns: 20)
        #expect(lines.count > 20)
        #expect(lines.allSatisfy { !$0.plain.hasPrefix("%") && !$0.plain.hasPrefix("[") })
        #expect(NotationLaws.faults(tree) == [])
    }

    @Test func `a long list of shapes is broken after a comma`() throws {
        let shapes = (1...8).map { "Ga\($0)h\($0)" }.joined(separator: ",")
        let tree = try GameTree(pgn: "1. e4 {[%cal \(shapes)]} e5 *")
        let lines = NotationView(NotationOutline(tree), .movetext).lines(columns: 24)
        #expect(lines.dropFirst().dropLast().allSatisfy { $0.plain.hasSuffix(",") })
        let read = try GameTree(pgn: lines.map(\.plain).joined(separator: "\n") + " *")
        #expect(read[read.mainLine()[0]].comments.flatMap(\.shapes).count == 8)
    }
}

/// The repertoires in the folder named by `PREP_DATA`.
enum SharedRepertoires {
    static let folder = ProcessInfo.processInfo.environment["PREP_DATA"].map { $0 + "/repertoires" }

    static var paths: [String] {
        guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        return names.filter { $0.hasSuffix(".pgn") }.sorted().map { folder + "/" + $0 }
    }
}
