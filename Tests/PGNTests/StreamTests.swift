import Chess
import FuzzDrivers
import Testing

@testable import PGN

/// Visitors and streams.
struct StreamTests {
    /// A text with everything that may occur in a file.
    static let everything = Array(
        """
        % for a program [Event "no"]
        {preface} [Event "a \\"b\\" \\\\ c"] [White "Ünal"]\r
        [Result "1-0"]\r
        \r
        1. e4! {one\ntwo ü} 1... e5 (1... c5 $14 2. Nf3 (2. c3 {deep} d5) 2... d6) ({first} 1... e6± ; to the end
         2. d4) 2. Nf3 Nc6 3.\u{A0}Bb5 a6 4. Bxc6 dxc6 5. 0–0 ♞f6 6. Re1 Be7 7. Nxe5 O-O *

        [Event "c"]
        [FEN "4k3/8/8/8/8/8/4p3/K7 b - - 3 40"]

        40... e1(Q)+ 41. Kb2 41… -- ½-½ {after}

        [FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"]

        1. a8=N Kg6 2. Nb6+- Kf5!? 3. Nc4 Ke4 4. Kb2 1-0

        [Event "illegal"]

        1. e4 Ke5 {skipped [Event "not one"]
        } ( 1. d4 * ) 0-1

        [Event "d"]
        1. c4 {closed} *

        [Event "never closed"]
        1. d4 {open
        2. c4
        """.utf8)

    @Test func `a visitor receives the content of a file in order with locations`() {
        #expect(
            received(Array("[Event \"a\"]\n[Round \"3.10\"]\n\n1. e4! {b} (1. d4\nd5) 1... c5 2. -- 1-0\n".utf8)) == [
                "game 1 1:1", "Event=a", "Round=3.10", "from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
                "e4 4:4", "$1", "{b}", "(", "d4 4:16", "d5 5:1", ")", "c5 5:10", "-- 5:16", "1-0",
            ])
    }

    @Test func `the sample contains every kind of game`() {
        let whole = received(Self.everything)
        #expect(whole.count { $0.hasPrefix("game ") } == 6)
        for line in ["O-O 7:73", "a8=N 16:4", "{closed}"] { #expect(whole.contains(line), "\(whole)") }
    }

    @Test(arguments: [1, 2, 3, 5, 7, 16, 17, 64, 1000])
    func `pieces of any size are received like the whole`(size: Int) throws {
        let text = padded(Self.everything)
        #expect(try received(text, pieces: size) == received(text))
    }

    @Test func `a split at any place makes no difference`() throws {
        let text = padded(Self.everything)
        let whole = received(text)
        for cut in (text.count - Self.everything.count)...text.count {
            var offset = 0
            var recorder = RecordingVisitor()
            var stream = PGNStream { count in
                let end = offset < cut ? cut : text.endIndex
                defer { offset = end }
                return Array(text[offset..<end])
            }
            while try stream.visitGame(&recorder) {}
            #expect(recorder.lines == whole, "cut at \(cut)")
        }
    }

    @Test func `a stream returns the same trees as a reader`() throws {
        var stream = PGNStream(pieces(of: Self.everything, 11))
        for game in PGNReader(Self.everything) {
            let streamed = try #require(try stream.readGame())
            #expect(streamed.number == game.number)
            #expect(streamed.tags == game.tags)
            #expect((try? streamed.tree.get()) == (try? game.tree.get()))
        }
        #expect(try stream.readGame() == nil)
    }

    @Test func `a recorder has the main lines that trees have, and trees of the games with more than moves`() throws {
        let text = Self.everything + Array("\n}\n\n[Event \"plain\"]\n1. d4 d5 2. c4 *\n".utf8)
        var recorder = GameRecorder(keys: 3, recordsChanges: true)
        var stream = PGNStream(pieces(of: text, 11))
        for game in PGNReader(text) {
            #expect(try stream.recordGame(&recorder))
            #expect(recorder.number == game.number)
            #expect(recorder.tags == game.tags.entries)
            guard let tree = try? game.tree.get() else {
                #expect((try? recorder.result?.get()) == nil)
                continue
            }
            var position = tree.start
            var keys = [position.key]
            var changes: [PawnsAndPieces?] = []
            let moves = tree.mainLine().map { tree[$0].move }.prefix { $0 != nil }.compactMap(\.self)
            for (index, move) in moves.enumerated() {
                #expect(recorder.moves[index] == position.storedMove(move))
                position.play(move)
                keys.append(position.key)
                changes.append(position.halfmoveClock == 0 ? PawnsAndPieces(position) : nil)
            }
            #expect(recorder.changes.map(\.men) == changes.compactMap(\.self))
            #expect(recorder.changes.map(\.index) == changes.indices.filter { changes[$0] != nil }.map { $0 + 1 })
            #expect(recorder.moves.count == moves.count)
            #expect(recorder.keys == Array(keys.prefix(3)))
            #expect(recorder.annotated.map { PGNWriter.write($0) == PGNWriter.write(tree) } ?? (moves.count == 3))
        }
        #expect(try !stream.recordGame(&recorder))
    }

    @Test func `a visitor that skips variations receives only the main line`() {
        let text = "1. e4 {a} (1. d4 {b} (1. c4 $1) d5 Ke9) 1... e5! (1... c5) 2. Nf3 *"
        let lines = received(Array(text.utf8), .variations)
        #expect(lines.dropFirst(2) == ["e4 1:4", "{a}", "e5 1:46", "$1", "Nf3 1:63", "*"])
    }

    @Test func `a visitor that skips moves receives all tags, and no errors in moves`() {
        let text = "[Event \"a\"]\n1. e4 Ke5 {x} (1. d9) 1-0\n\n[Event \"b\"]\n1. d4 *\n1. c4 {never"
        let lines = received(Array(text.utf8), .moves).filter { !$0.hasPrefix("from ") }
        #expect(
            lines == [
                "game 1 1:1", "Event=a", "1-0", "game 2 4:1", "Event=b", "*", "game 3 6:1",
                "6:7 this comment is never closed; end it with }",
            ])
    }

    @Test func `an error of the source is rethrown, and reading can continue`() throws {
        struct SourceError: Error {}
        var hasThrown = true
        var left = Array("1. e4 e5 2. Nf3 *".utf8)[...]
        var recorder = RecordingVisitor()
        var stream = PGNStream { _ in
            if left.count < 9, hasThrown { throw SourceError() }
            defer { left = left.dropFirst(3) }
            return Array(left.prefix(3))
        }
        #expect(throws: SourceError.self) { while try stream.visitGame(&recorder) {} }
        hasThrown = false
        while try stream.visitGame(&recorder) {}
        #expect(recorder.lines.last == "*")
        #expect(recorder.lines.contains("Nf3 1:13"))
    }

    @Test func `reading a tree continues after an error of the source`() throws {
        struct SourceError: Error {}
        let text = padded(Array("[White \"a\"]\n\n1. e4 e5 {b} 2. Nf3 Nc6 3. Bb5 *".utf8))
        let whole = try #require(PGNReader(text).first { _ in true })
        var offset = 0
        var hasThrown = false
        var failures = 0
        var stream = PGNStream { _ in
            hasThrown.toggle()
            if hasThrown {
                failures += 1
                throw SourceError()
            }
            defer { offset = min(offset + 4, text.count) }
            return Array(text[offset...].prefix(4))
        }
        var game: ReadGame?
        while game == nil {
            do { game = try stream.readGame() } catch is SourceError {}
        }
        #expect(failures > text.count / 4)
        #expect(game?.number == 1)
        #expect(game?.tags == whole.tags)
        #expect(try game?.tree.get() == whole.tree.get())
        #expect(try stream.readGame() == nil)
    }

    @Test func `an overlong token rejects its game, and reading continues`() {
        let text =
            "[Event \"a\"]\n\n1. e4 {" + String(repeating: "x\n", count: 300_000) + "} *\n\n[Event \"b\"]\n\n1. d4 *"
        var scan = PGNScan(longestToken: 150_000)
        var recorder = RecordingVisitor()
        let source = pieces(of: Array(text.utf8), 1000)
        while scan.nextGame(&recorder, source) {}
        #expect(recorder.lines.contains("3:7 this goes on for more than 150000 bytes; is a brace or a quote missing?"))
        #expect(recorder.lines.suffix(3).map { $0.prefix(2) } == ["fr", "d4", "*"])
        #expect(recorder.lines.contains("d4 300007:4"))
    }

    @Test func `thousands of errors are reported one by one`() throws {
        var lines: [Int] = []
        var stream = PGNStream(pieces(of: Array(String(repeating: "1. Ke2 *\n", count: 2000).utf8), 512))
        let counts = try PGNCounts(reading: &stream) { lines.append($0.location.line) }
        #expect(lines == Array(1...2000) && counts.errors.isEmpty && counts.games == 2000)
    }

    @Test func `a file with two encodings is read correctly`() throws {
        let bytes =
            Array("1. e4 {caf\u{E9}} *\n\n[White \"".utf8) + [0x4D, 0xFC, 0x6C] + Array("\"]\n1. d4 {".utf8)
            + [0x80, 0x93] + Array("} e5 ".utf8) + [0xBD, 0x2D, 0xBD]
        let lines = received(bytes)
        #expect(lines.contains("{café}"))
        #expect(lines.contains("White=Mül"))
        #expect(lines.contains("{€“}"))
        #expect(lines.suffix(2) == ["e5 4:12", "1/2-1/2"], "columns count characters, not bytes")
    }

    @Test func `counts do not depend on the order of the games`() {
        let games = ["1. e4 $1 {a} (1. d4) *\n\n", "1. c4 {b} *\n\n", "1. d4 d5 $2 1-0\n\n"]
        #expect(
            PGNCounts(reading: Array(games.joined().utf8)) == PGNCounts(reading: Array(games.reversed().joined().utf8)))
    }
}
