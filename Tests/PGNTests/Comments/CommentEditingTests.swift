import Chess
import PGN
import SeededRandom
import Testing

/// Building comments and changing them.
struct CommentEditingTests {
    @Test(arguments: [
        ("", "new"), ("old", "new"), ("  old \n words ", "new"), ("[%clk 0:01:00]", "[%clk 0:01:00] new"),
        ("[%cal Gc2c4][%clk 0:01:00] old", "[%cal Gc2c4][%clk 0:01:00] new"),
        ("old [%clk 0:01:00]", "new [%clk 0:01:00]"),
        ("[%eval 0.2] old [%clk 0:01:00] more[%csl Gd4]", "[%eval 0.2] new [%clk 0:01:00][%csl Gd4]"),
        ("[%cal Gzz] old", "new"),
    ])
    func `the text of a comment is replaced, and its commands stay`(raw: String, changed: String) throws {
        var comment = try #require(Comment(raw))
        comment.text = " new\n"
        #expect(comment.raw == changed && comment.text == "new")
        comment.text = ""
        #expect(comment.text == "" && comment.raw == changed.replacing("new", with: "").trimmed)
    }

    @Test(arguments: ["[%clk 0:05:00]", "see [%csl Gd4]", "a [%x] b"])
    func `a text that contains a command changes nothing`(text: String) throws {
        var comment = try #require(Comment("old [%clk 0:01:00]"))
        comment.text = text
        #expect(comment.raw == "old [%clk 0:01:00]")
        #expect(Comment(text: text) == nil)
    }

    @Test func `a text that would open a command of the comment changes nothing`() throws {
        var comment = try #require(Comment("old [%clk 0:01:00]"))
        comment.text = "see [%csl Gd4"
        #expect(comment.raw == "old [%clk 0:01:00]")
        #expect(Comment(text: "see [%csl Gd4")?.text == "see [%csl Gd4")
    }

    @Test(arguments: [
        ("plan", "plan [%csl Rd4][%cal Gc2c4]"), ("", "[%csl Rd4][%cal Gc2c4]"),
        ("[%cal Ya1a2] plan [%csl Ga1]", "[%csl Rd4][%cal Gc2c4] plan "),
        ("a [%csl Gzz] b", "a [%csl Rd4][%cal Gc2c4] b"), ("[%clk 0:01:00]", "[%clk 0:01:00] [%csl Rd4][%cal Gc2c4]"),
        ("a [%csl Gd4", "[%csl Rd4][%cal Gc2c4] a [%csl Gd4"),
    ])
    func `the shapes of a comment are replaced`(raw: String, changed: String) throws {
        let shapes = [Shape(.red, .circle(.d4)), Shape(.green, .arrow(from: .c2, to: .c4))]
        var comment = try #require(Comment(raw))
        comment.shapes = shapes
        #expect(comment.raw == changed && comment.shapes == shapes)
        comment.shapes = []
        #expect(comment.shapes.isEmpty && !comment.raw.contains("Rd4"))
    }

    @Test func `a comment is built from its parts`() throws {
        let comment = try #require(Comment(text: "  The\nplan } here ", shapes: [Shape(.blue, .circle(.e5))]))
        #expect(comment.raw == "The plan } here [%csl Be5]")
        #expect(Comment(text: "")?.raw == "")
    }

    @Test func `a command with a line end can be in a comment with a brace`() throws {
        var comment = try #require(Comment("[%cal Gc2c4,\nGd2d4] old"))
        comment.text = "a } b"
        #expect(comment.raw == "[%cal Gc2c4, Gd2d4] a } b" && comment.shapes.count == 2)
    }

    @Test func `edited comments are written and read back unchanged`() throws {
        var random = SeededGenerator(seed: 14)
        let pieces = [
            "a", " ", "\n", "}", "{", ";", "[", "]", "%", "[%clk 0:01:00]", "[%csl Gd4]", "[%cal Gzz]", "[%", "é", "\t",
        ]
        func text() -> String {
            (0..<Int.random(in: 0..<9, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }
        for _ in 0..<3_000 {
            guard var comment = Comment(text()) else { continue }
            if Bool.random(using: &random) { comment.text = text() }
            if Bool.random(using: &random) { comment.shapes = [Shape(.green, .circle(.a1))] }
            if Bool.random(using: &random) { comment.clock = .seconds(5) }
            #expect(Comment(comment.raw) == comment, "\(comment.raw.debugDescription) cannot be in a file")
            var game = GameTree()
            game.add(comment, to: .root)
            let written = PGNWriter.write(game)
            #expect(try tree(written) == game, "\(comment.raw.debugDescription)")
        }
    }
}

extension String {
    fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
