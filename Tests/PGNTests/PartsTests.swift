import Chess
import FuzzDrivers
import SeededRandom
import TestSupport
import Testing

@testable import PGN

/// Parts of a text that are read by themselves.
struct PartsTests {
    private static let plain = (1...40).map { number in
        "[Event \"\(number)\"]\n[White \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n"
    }.joined()

    /// Event tags where no game begins, games without an Event tag, faulty games and every kind of line end.
    private static let doubtful =
        plain + "1. d4 {\n\n[Event \"in a comment\"]\n\n1. e4 e5 *\n\n} d5 2. c4 *\n\n" + plain
        + "[Event \"illegal\"]\n\n1. e4 e5 2. Ke3 *\n\n"
        + "[White \"no event\"]\n\n[Event \"its event\"]\n\n1. c4 *\n\n"
        + plain.replacing("\n", with: "\r\n") + "1. e4 e5 2. Nf3\n\n1. d4 d5\n\n" + "[Event \"only tags\"]\n\n"
        + "[Event \"open\"]\n\n1. e4 (1. d4 d5\n\n" + plain + "[Event \"no end\n\n" + plain
        + String(decoding: StreamTests.everything, as: UTF8.self) + "\n\n" + plain

    /// What a recorder has of a game in the whole text.
    private static func line(_ recorder: GameRecorder, _ offset: PGNPart.Offset? = nil) -> String {
        let errors = recorder.warnings.map { offset?.error($0) ?? $0 }
        let tags = recorder.tags.map { "\($0.name)=\($0.value)" }
        switch recorder.result {
        case .failure(let error)?: return "\(offset?.error(error) ?? error) \(tags)"
        case .success(let result)?:
            let number = recorder.number + (offset?.games ?? 0)
            return "\(number) \(result) \(tags) \(recorder.moves) \(recorder.keys) \(errors)"
        case nil: return "unfinished"
        }
    }

    /// Returns what recorders have of all games.
    ///
    /// - Parameter parts: the greatest number of parts; 0 to read each game from the stream.
    private static func recorded(_ text: [UInt8], parts: Int, of size: Int, pieces: Int = 777) throws -> [String] {
        var stream = PGNStream(FuzzDrivers.pieces(of: text, pieces))
        var recorder = GameRecorder(keys: 2)
        var lines: [String] = []
        while true {
            let before = lines.count
            for part in parts > 0 ? try stream.parts(parts, of: size) : [] {
                var recorders: [GameRecorder] = []
                var own = GameRecorder(keys: 2)
                let outcome = part.record(&own) { recorders.append($0) }
                guard let offset = stream.pass(outcome) else { break }
                lines += recorders.map { line($0, offset) }
            }
            if lines.count > before { continue }
            guard try stream.recordGame(&recorder) else { return lines }
            lines.append(line(recorder))
        }
    }

    @Test(arguments: [1, 2, 3, 8], [20, 100, 333, 1000, 5000])
    func `parts have the games, errors and locations of the whole text`(parts: Int, size: Int) throws {
        for text in [Self.plain, Self.doubtful] {
            let bytes = Array(text.utf8)
            #expect(try Self.recorded(bytes, parts: parts, of: size) == Self.recorded(bytes, parts: 0, of: 0))
        }
    }

    @Test func `a text with a few changed bytes gives the same games in parts`() throws {
        var generator = SeededGenerator(seed: 14)
        let signs = Array("{}()[]\"\n\r;%$1 *\\é".utf8)
        for round in 0..<Long.rounds(300, long: 5000) {
            var bytes = Array(Self.doubtful.utf8)
            for _ in 0...generator.below(4) { bytes[generator.below(bytes.count)] = generator.pick(signs) }
            let size = 10 + generator.below(2000)
            let parts = 1 + generator.below(5)
            #expect(
                try Self.recorded(bytes, parts: parts, of: size) == Self.recorded(bytes, parts: 0, of: 0),
                "round \(round)")
        }
    }

    @Test func `all games of a usual text are read in parts, the first and the last ones too`() throws {
        var stream = PGNStream(pieces(of: Array(Self.plain.utf8), 100))
        var recorder = GameRecorder(keys: 0)
        var games = 0
        while case let parts = try stream.parts(4, of: 300), !parts.isEmpty {
            #expect(parts.count <= 4)
            for part in parts {
                let offset = stream.pass(part.record(&recorder) { _ in games += 1 })
                #expect(offset != nil)
            }
        }
        #expect(games == 40)
        #expect(try !stream.recordGame(&recorder))
    }

    @Test func `a text that is refused has no parts`() throws {
        let text = Array("PK\u{3}\u{4}\n\n".utf8) + Array(Self.plain.utf8)
        var stream = PGNStream(pieces(of: text, 100))
        var recorder = GameRecorder(keys: 0)
        #expect(try stream.parts(4, of: 300).isEmpty)
        #expect(try stream.recordGame(&recorder))
        #expect(recorder.number == 0)
        #expect(try stream.parts(4, of: 300).isEmpty)
        #expect(try !stream.recordGame(&recorder))
    }

    @Test func `a part that begins in a comment does not count`() throws {
        let text = "1. c4 *\n\n[Event \"a\"]\n\n1. e4 {\n\n[Event \"b\"]\n\n1. d4 d5 *\n\n} e5 *\n\n" + Self.plain
        var stream = PGNStream(pieces(of: Array(text.utf8), 10_000))
        var recorder = GameRecorder(keys: 0)
        #expect(try stream.recordGame(&recorder))
        let parts = try stream.parts(2, of: 10)
        let outcomes = parts.map { part in part.record(&recorder) { _ in } }
        #expect(stream.pass(outcomes[0])?.games == 0)
        #expect(stream.pass(outcomes[1]) == nil)
        #expect(try stream.recordGame(&recorder))
        #expect(recorder.number == 3)
        #expect(recorder.tags.first?.value == "1")
    }
}
