import Chess
import PGN
import Testing

/// The boundaries of games, and their tags.
struct GamesTests {
    @Test(arguments: [
        "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n", "[Event \"a\"]\n1. e4 *\n[Event \"b\"]\n1. d4 *",
        "[Event \"a\"] 1. e4 * [Event \"b\"] 1. d4 *", "[Event \"a\"]\n1. e4\n[Event \"b\"]\n1. d4", "1. e4 * 1. d4 *",
        "1. e4 *\n1. d4 *", "1. e4 1-0 1. d4 0-1", "[White \"a\"]\n\n[White \"b\"]\n[Site \"c\"]\n\n[ECO \"d\"]\n*",
        "1. e4 e5 2. Nf3\n\n1. d4", "1. e4[Event \"b\"]1. d4",
        "[Event \"a\"]\n{only a word}\n\n[Event \"b\"]\n\n1. d4 *", "[Event \"a\"]\n\n[Event \"b\"]\n\n1. d4 *",
        "*\n\n*", "1. e4 *\n\n{about the next} 1. d4 *", "*\n\n$1 1. d4",
    ])
    func `two games are recognised, however they are separated`(text: String) throws {
        #expect(try trees(text).count == 2)
    }

    @Test(arguments: [
        "1. e4 e5 0-1 ‸2. Nf3 *", "1. e4 1-0 ‸d4 0-1", "1. e4 *\n\n‸2. d4 *", "1. e4 * ‸1... e5 *",
        "1. e4 *\n\n{about the next} ‸5. d4 *", "1. e4 *\n\n$1 ‸d4 *",
    ])
    func `without tags only moves numbered from 1 begin a game after a result`(sample: String) throws {
        let (text, location) = try marked(sample)
        let error = try firstError(text)
        #expect(error.location == location)
        #expect(error.message.contains("move number 1"))
        #expect(try games(text + "\n\n1. c4 *").last?.tree.get().mainSAN == ["c4"])
    }

    @Test(arguments: ["wild/9", "Atomic", "Crazyhouse", "Fischer"]) func `other variants are refused`(name: String)
        throws
    {
        #expect(try firstError("[Variant \"\(name)\"]\n1. e4 *").message.contains(name))
    }

    @Test(arguments: ["", "\n \r\n\t", "\u{FEFF}", "% for a program\n", "\u{0}"])
    func `a text without a token has no game`(text: String) {
        #expect(games(text).isEmpty)
    }

    @Test func `a game without moves is read`() throws {
        let chapters = try trees("[Event \"a\"]\n\n*\n\n[Event \"b\"]\n\n{ only words } *\n")
        #expect(chapters.map(\.count) == [1, 1])
        #expect(chapters[1].nodes[0].comments.map(\.text) == ["only words"])
    }

    @Test func `a comment before the tags belongs to the game`() throws {
        #expect(try tree("{ preface }\n\n[Event \"a\"]\n\n1. e4 *").nodes[0].comments.map(\.raw) == [" preface "])
    }

    @Test(arguments: [
        (#"[Event "plain"]"#, "plain"), (#"[Event ""]"#, ""), (#"[Event "a \"b\" \\ c"]"#, #"a "b" \ c"#),
        (#"[Event "the "Big" one"]"#, #"the "Big" one"#), (#"[Event "a]b"]"#, "a]b"), (#"[Event "a"]b"]"#, #"a"]b"#),
        (#"[Event "C:\"]"#, #"C:\"#), (#"[Event "C:\games"]"#, #"C:\games"#), (#"  [ Event  "a" ] "#, "a"),
        (#"[Event"a"]"#, "a"), (#"[Event "a"] {b} 1. e4 *"#, "a"), (#"[Event "a"] 1. e4 {"]} *"#, "a"),
        (#"[Event "{ ( ; %"]"#, "{ ( ; %"),
    ])
    func `a tag's value is read with unusual quotes and escapes`(text: String, value: String) throws {
        #expect(try tree(text).tags["Event"] == value)
    }

    @Test func `tags keep their order and duplicates`() throws {
        let tags = try tree("[Event \"a\"] [Site \"b\"]\n; between\n[Event \"c\"]\n*").tags
        #expect(tags.entries.map { "\($0.name)=\($0.value)" } == ["Event=a", "Site=b", "Event=c"])
        #expect(tags["Event"] == "a")
    }

    @Test func `a FEN tag sets the start position without SetUp`() throws {
        let game = try tree("[FEN \"4k3/8/8/8/8/8/4p3/K7 b - - 3 40\"]\n\n40... e1=Q+ 41. Kb2 *")
        #expect(game.start.sideToMove == .black)
        #expect(game.mainSAN == ["e1=Q+", "Kb2"])
    }

    @Test(arguments: [
        "Standard", "From Position", "Chess960", "chess 960", "Fischerandom", "", "Classical", "Illegal", "wild/0",
        "wild/8", "Wild/8a", "wild/fr", "Fischer Random Chess",
    ])
    func `the names of standard chess are accepted as variants`(name: String) throws {
        #expect(try tree("[Variant \"\(name)\"]\n1. e4 *").count == 2)
    }

    @Test func `Chess960 games castle by the rules of Chess960`() throws {
        let game = try tree(
            "[Variant \"Chess960\"]\n[FEN \"1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1\"]\n[SetUp \"1\"]\n1. O-O-O O-O *")
        #expect(game.mainSAN == ["O-O-O", "O-O"])
    }

    @Test func `old files in Windows-1252 are read`() throws {
        let bytes =
            Array("[White \"Caf".utf8) + [0xE9, 0x20, 0x80, 0x93] + Array("\"]\n1. e4 {\u{0}".utf8) + [0xFC]
            + Array("} *".utf8)
        let game = try #require(Array(PGNReader(bytes)).first).tree.get()
        #expect(game.tags["White"] == "Café €“")
        #expect(game.nodes[1].comments.map(\.raw) == ["\u{0}ü"])
    }

    @Test(
        arguments: [
            ([0x1F, 0x8B, 8, 0], "gunzip"), ([0x28, 0xB5, 0x2F, 0xFD], "unzstd"), ([0x50, 0x4B, 3, 4], "unzip"),
            ([0xFF, 0xFE, 0x31, 0], "UTF-16"), (Array(0...255), "not a text"),
        ] as [([UInt8], String)])
    func `a file that is not text is rejected as a whole with a remedy`(bytes: [UInt8], word: String) throws {
        let all = Array(PGNReader(bytes))
        #expect(all.map(\.number) == [0])
        guard case .failure(let error) = all[0].tree else { return #expect(Bool(false), "read") }
        #expect(error.message.contains(word))
        #expect(PGNCounts(reading: bytes).games == 0)
    }
}
