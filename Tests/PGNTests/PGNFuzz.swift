import PGN
import TestSupport
import Testing

/// The fuzz driver of PGN: what holds of any bytes whatever.
enum PGNFuzz {
    /// Reading ends; errors are places in the text; pieces are read as the whole is; a game that is read is written
    /// and read again the same; and what was written once is written the same again.
    static func check(_ bytes: [UInt8]) {
        let games = Array(PGNReader(bytes))
        let text = padded(bytes)
        #expect((try? heard(text, pieces: 1 + bytes.count / 3)) == heard(text), "\(shown(bytes))")
        #expect(PGNCounts(reading: bytes).games == games.count { $0.number > 0 }, "\(shown(bytes))")
        let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
        for game in games {
            switch game.tree {
            case .failure(let error):
                #expect((1...lines).contains(error.location.line), "\(shown(bytes))")
                #expect(error.location.column >= 1 && !error.message.contains("\n"), "\(shown(bytes))")
            case .success(let tree):
                let text = PGNWriter.write(tree)
                let again = Array(PGNReader(Array(text.utf8)))
                #expect(again.count == 1, "\(shown(bytes)) became \(text)")
                guard again.count == 1, case .success(let second) = again[0].tree else {
                    Issue.record("\(shown(bytes)) became \(text)")
                    continue
                }
                #expect(PGNWriter.write(second) == text, "\(shown(bytes))")
                #expect(second.start == tree.start && second.result == tree.result, "\(shown(bytes))")
                #expect(second.count == tree.count, "\(shown(bytes))")
            }
        }
    }
}

struct PGNFuzzTests {
    private static let samples = [
        String(decoding: StreamTests.everything, as: UTF8.self),
        "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 {b} (2... d6 3. d4) 3. Bb5 a6 1-0\n\n[Event \"b\"]\n\n1. d4 *",
        "1. e4 (1. d4 (1. c4 {x} (1. Nf3)) d5) c5 $1 $14 2. Nf3!? d6 ; z\n3. d4 cxd4 *",
        "[Variant \"Chess960\"]\n[FEN \"1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1\"]\n\n1. O-O-O O-O *",
    ]
    private static let words = [
        "{", "}", "(", ")", "[", "]", "\"", ";", "%", "\n", "\r\n", "\n\n", "$", "$7", "!", "?", "1.", "1...", "*",
        "1-0",
        "½", "e4", "Nf3", "O-O", "--", "[Event \"x\"]", "[FEN \"", "\\", "+", "=", "\u{FEFF}", "…", "♘", "e8(Q)",
        "e.p.",
        " ", "0", "{[%cal Gd1d4]}",
    ]

    @Test func `no bytes whatever stop the reader, and what it reads it can write`() {
        let count = Long.rounds(3_000, long: 200_000)
        for bytes in FuzzInputs(seed: 3, count: count, samples: Self.samples, words: Self.words) {
            PGNFuzz.check(bytes)
        }
    }
}
