import Foundation
import PGN
import SeededRandom
import TestSupport
import Testing

@testable import Store

/// Files whose parts are read on several cores.
struct FileDivisionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Usual games with repetitions, and between them games with comments, without an Event tag, with errors, with a
    /// contradicted result, and a comment in which a game seems to begin.
    private static let text: [UInt8] = {
        var generator = SeededGenerator(seed: 21)
        let openings = [
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", "1. d4 d5 2. c4 e6 3. Nc3 Nf6", "1. e4 c5 2. Nf3 d6 3. d4 cxd4",
        ]
        let unusual = [
            "1. e4 {\n\n[Event \"in a comment\"]\n\n1. d4 *\n\n} e5 *", "1. e4 Ke5 2. d4 *", "1. e4 e5 (2. Nf3 *",
            "1. e4! (1. d4 d5) e5 1/2-1/2",
        ]
        var text: [UInt8] = []
        for number in 1...600 {
            let name = number % 17 == 0 ? "Site" : "Event"
            let end = number % 13 == 0 ? generator.pick(unusual) : generator.pick(openings) + " 1-0"
            let round = number % 5 == 0 ? "1.\(number)0" : "\(generator.below(40))"
            let game = """
                [\(name) "Event \(number % 7)"]
                [White "White \(generator.below(9))"]
                [Black "Black \(generator.below(9))"]
                [Round "\(round)"]
                [Result "\(number % 31 == 0 ? "0-1" : "*")"]

                \(end)


                """
            text += Array((number % 3 == 0 ? game.replacing("\n", with: "\r\n") : game).utf8)
        }
        for bytes in TenGames.texts.map(\.utf8) { text += Array(bytes) + Array("\n\n".utf8) }
        return text
    }()

    /// The same games without those that have errors.
    private static let faultless = Array(
        String(decoding: text, as: UTF8.self).replacing("\r\n", with: "\n").split(separator: "\n\n[Event \"Event")
            .filter { !["Ke5", "(2. Nf3 *", "in a comment", "Site"].contains(where: $0.contains) }.dropFirst()
            .dropLast()
            .map { "[Event \"Event\($0)\n\n" }.joined().utf8)

    /// - Parameter end: what happens after the text.
    private static func stream(_ text: [UInt8], end: @escaping () throws -> Void = {}) -> PGNStream {
        var left = text[...]
        return PGNStream { count in
            if left.isEmpty { try end() }
            defer { left = left.dropFirst(count) }
            return Array(left.prefix(count))
        }
    }

    private func imported(
        _ name: String, _ division: FileDivision, isStrict: Bool = false
    ) throws -> (reports: [GamesImportReport], bytes: Data) {
        let path = folder.path(name + ".sqlite")
        let file = try LearnerFile.open(path: path)
        var options = GamesImportOptions()
        options.isStrict = isStrict
        let games = GamesImport(file, options, division)
        for text in [Self.text, [], Self.faultless, Self.text, Self.faultless] {
            var stream = Self.stream(text)
            try games.read(&stream)
        }
        let reports = try games.publish()
        file.close()
        return (reports, try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    @Test func `a file read in parts gives the database and the reports that reading it game by game gives`() throws {
        let whole = try imported("whole", .none)
        #expect(whole.reports[0].added > 100)
        #expect(whole.reports[0].errors.count > 10)
        #expect(!whole.reports[0].warnings.isEmpty)
        #expect(whole.reports[0].duplicatesWithinImport.count > 10)
        for (parts, bytes) in [(2, 1), (4, 300), (8, 3000), (4, 20_000)] {
            let divided = try imported("\(parts) \(bytes)", FileDivision(parts: parts, bytes: bytes, singleGames: 1))
            #expect(divided.reports == whole.reports)
            #expect(divided.bytes == whole.bytes, "\(parts) parts of \(bytes) bytes")
        }
    }

    @Test func `a strict import leaves out exactly the files with errors, also if they are read in parts`() throws {
        let whole = try imported("strict", .none, isStrict: true)
        #expect(whole.reports.map(\.isRefused) == [true, false, false, true, false])
        #expect(whole.reports[2].added > 100)
        let divided = try imported(
            "strict parts", FileDivision(parts: 8, bytes: 3000, singleGames: 1), isStrict: true)
        #expect(divided.reports == whole.reports)
        #expect(divided.bytes == whole.bytes)
    }

    @Test(arguments: [0, 40_000])
    func `a file that cannot be read to its end leaves the games of the file before it`(bytes: Int) throws {
        struct Unreadable: Error {}
        let file = try LearnerFile.open(path: folder.path("unreadable.sqlite"))
        let games = GamesImport(file, GamesImportOptions(), FileDivision(parts: 8, bytes: 3000, singleGames: 1))
        var first = Self.stream(Self.faultless)
        try games.read(&first)
        var broken = Self.stream(Array(Self.faultless.prefix(bytes))) { throw Unreadable() }
        #expect(throws: Unreadable.self) { try games.read(&broken) }
        var last = Self.stream(Self.faultless)
        try games.read(&last)
        let reports = try games.publish()
        #expect(reports.count == 2)
        #expect(reports[0].added > 100)
        #expect(reports[0].added + reports[0].duplicatesWithinImport.count == reports[0].games)
        #expect(reports[1].added == 0)
        #expect(reports[1].duplicatesWithinImport.count == reports[1].games)
    }

    @Test func `a stop between two parts leaves nothing to publish`() throws {
        let file = try LearnerFile.open(path: folder.path("stopped.sqlite"))
        let games = GamesImport(file, GamesImportOptions(), FileDivision(parts: 4, bytes: 300, singleGames: 1))
        var stream = Self.stream(Self.text)
        #expect(throws: CancellationError.self) {
            try games.read(&stream) { step in step == .reading(games: 250) }
        }
        #expect(try games.publish().isEmpty)
        #expect(games.staged.count == 0)
    }
}
