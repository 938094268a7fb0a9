import Chess
import PGN
import Testing

struct CommentTests {
    @Test(arguments: [
        (" Well  played \r\n indeed\t", "Well played indeed"), ("[%clk 0:05:00] good [%eval 0.17] move", "good move"),
        ("[%cal Gc2c4]", ""), ("a[%csl Gd4]b", "a b"), ("[% not closed", "[% not closed"), ("[plain]", "[plain]"),
        ("", ""),
        ("x [%emt\n0:01] y", "x y"),
    ])
    func `the text has no commands and no surplus blanks`(raw: String, text: String) {
        #expect(Comment(raw).text == text)
    }

    @Test func `circles and arrows are read in order`() {
        let comment = Comment("[%csl Ga1,Rb2] [%cal Yc3d4, Be5f6] [%cal Gzz,Xa1a2,Ga1a1]")
        #expect(comment.shapes.map(\.description) == ["Ga1", "Rb2", "Yc3d4", "Be5f6", "Ga1"])
        #expect(comment.shapes.map(\.color) == [.green, .red, .yellow, .blue, .green])
    }

    @Test func `evaluation and clock are read from their commands`() {
        let comment = Comment("[%eval #-3] [%clk 0:04:55] [%eval 1.0]")
        #expect(comment.evaluation == "#-3")
        #expect(comment.clock == "0:04:55")
        #expect(Comment("0:04:55").clock == nil)
    }

    @Test func `comments are compared byte for byte`() {
        #expect(Comment("e\u{301}") != Comment("\u{E9}"))
    }

    @Test func `a warning is a mistake, a blunder or a dubious move`() {
        #expect((UInt8(0)...10).map(NAG.init(rawValue:)).filter(\.isWarning) == [.mistake, .blunder, .dubious])
        #expect(NAG(rawValue: 16).symbol == "±")
        #expect(NAG(rawValue: 99).symbol == nil)
    }
}
