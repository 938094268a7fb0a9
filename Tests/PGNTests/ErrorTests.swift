import Chess
import PGN
import Testing

/// Errors have a location and a remedy, and reading continues with the next game.
struct ErrorTests {
    @Test(arguments: [
        "[Event \"a\"]\n\n1. e4 ‸Ke3 *", "1. e4 e5\r\n2. Nf3 ‸Ke5 *", "1. e4 e5\r2. ‸Ke3 *", "\u{FEFF}‸Ke2 *",
        "1. e4 {ü\u{1F3C6}} ‸e6e5 *", "1. e4 e5 ‸) *", "1. e4 ‸} *", "‸(1. d4) *", "1. e4 (‸(1. d4) 1. c4) *",
        "1. e4 ‸{ open", "1. e4 (1. d4 ‸(1. c4 *", "1. e4 e5 ‸(1... c5 *\n\n[Event \"b\"]\n*", "1. e4 ‸$256 *",
        "1. e4 ‸$ *",
        "1. e4 ‸] e5 *", "1. e4 ‸@@@@ *", "1. e4 ‸0000 e5 *", "1. e4 ‸♘z6 *", "[Event \"a\"]\n‸[Site b]\n*",
        "[Event \"a\"]\n‸[Site \"b\n*", "[Event \"a\"]\n‸[Variant \"Atomic\"]\n1. e4 *",
        "[Event \"a\"]\n  ‸[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *", "1. e4 e5 2. ‸Castles *",
        "1. f3 e5 2. h3 Qh4+ 3. ‸-- *", "1. e4+−+ ‸Ke3 *", "1. e4 =∞ −+ ‸Ke3 *",
        "1. e4 ; c\n‸abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz *",
    ])
    func `an error has the location of the fault`(sample: String) throws {
        let (text, location) = try marked(sample)
        #expect(try firstError(text).location == location)
    }

    @Test(arguments: [
        ("1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Nd7", "Nd7 could be Nbd7 or Nfd7; write which", 8),
        ("1. e4 (1. d4 d5 2. c4 {x", "this comment is never closed; end it with }", 4),
        ("1. e4 (1. d4 *", "this variation is never closed; end it with )", 1),
        ("1. e4 e5 ) *", "there is no open variation here; remove the )", 3),
        ("1. e4 $300 *", "$300 is not an annotation; write a number from $0 to $255", 2),
    ])
    func `an error has a remedy and its ply`(text: String, message: String, ply: Int) throws {
        let error = try firstError(text)
        #expect(error.message == message)
        #expect(error.ply == ply)
        #expect(error.game == 1)
    }

    @Test(arguments: [
        "1. e4 Ke2\n\n1. d4 d5 *", "1. Ke2 e5\n\n1. d4 d5 *",
        "[Event \"a\"]\n[Site \"x]\n\n[Event \"b\"]\n\n1. d4 d5 *",
        "[Event \"a]\n[Site \"x\"]\n\n[Event \"b\"]\n1. d4 d5 *",
    ])
    func `the game after a short faulty one is read`(text: String) throws {
        let all = games(text)
        #expect(all.count == 2)
        #expect(throws: PGNError.self) { try all.first?.tree.get() }
        #expect(try all.last?.tree.get().mainLine().count == 2)
    }

    @Test(arguments: ["[Variant \"a", "[FEN \"a"])
    func `the token of a tag is short even with many combining marks`(tag: String) throws {
        let error = try firstError(tag + String(repeating: "\u{301}", count: 500) + "\"]\n1. e4 *")
        #expect(try #require(error.token).utf8.count <= 32 + "…".utf8.count)
        #expect(error.message.utf8.count < 200)
    }

    @Test func `the invalid token is quoted, and shortened if it is long`() throws {
        #expect(try firstError("1. e4 e5 2. Ke3 *").token == "Ke3")
        #expect(
            try firstError("1. " + String(repeating: "x", count: 5000)).token == String(repeating: "x", count: 32) + "…"
        )
    }

    @Test(arguments: ["FEN", "Variant"]) func `a long tag is quoted in shortened form`(name: String)
        throws
    {
        // A single visible character can consist of many bytes.
        for value in [String(repeating: "x", count: 5000), "a" + String(repeating: "\u{301}", count: 5000)] {
            let error = try firstError("[\(name) \"\(value)\"]\n1. e4 *")
            #expect(try #require(error.token).utf8.count <= 35)
            #expect(error.message.utf8.count < 200)
        }
    }

    @Test(arguments: [
        "1. Ke3 e5 {1. d4} (1. c4) *", "1. e4 (1. Ke3 *) 1... e5 *", "1. e4 (1. d4 *",
        "1. e4 ) 2. Nf3 * ", "1. Ke3 {[Event \"not a tag\"]\n[Event \"nor this\"] } *", "1. Ke3 ; {\n *", "1. Ke3",
        "1. Ke3 * {c}",
        "[Site b]\n[Date \"?\"]\n\n1. e4 *", "[Variant \"Atomic\"]\n1. e4 *\n{c}", "1. e4 $999 1-0 ; 1-0",
        "1. Ke3\n% [Event\n*",
    ])
    func `after an error reading continues with the next game`(bad: String) throws {
        let all = games("[Event \"a\"]\n\(bad)\n\n[Event \"b\"]\n\n1. d4 {fine} *\n\n[Event \"c\"]\n1. c4 *\n")
        #expect(all.map { $0.tags["Event"] } == ["a", "b", "c"])
        #expect(all.map(\.number) == [1, 2, 3])
        #expect(throws: PGNError.self) { try all[0].tree.get() }
        #expect(try all[1].tree.get().outline == "d4{fine}")
        #expect(try all[2].tree.get().mainSAN == ["c4"])
    }

    @Test func `a comment that no brace closes does not hide the games after it`() throws {
        let all = games("[Event \"a\"]\n1. e4 {never closed\n2. Nf3 *\n\n[Event \"b\"]\n\n1. d4 *\n")
        #expect(all.map { $0.tags["Event"] } == ["a", "b"])
        #expect(throws: PGNError.self) { try all[0].tree.get() }
        #expect(try all[1].tree.get().mainSAN == ["d4"])
    }

    @Test func `games without tags continue after the result`() throws {
        let all = games("1. Ke3 e5 (1. d4 *) 0-1 {c} 1. d4 * 1. c4 Ke3 *\n\n1. f4")
        #expect(all.count == 4)
        #expect(try all[1].tree.get().mainSAN == ["d4"])
        #expect(try all[3].tree.get().mainSAN == ["f4"])
    }

    @Test func `a rejected game still has its tags`() throws {
        let all = games("[Event \"a\"]\n[White \"w\"]\n\n1. Ke3 *")
        #expect(all[0].tags["White"] == "w")
        #expect(all[0].location == PGN.SourceLocation(line: 1, column: 1))
    }
}
