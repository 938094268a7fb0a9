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
        #expect(Comment(raw)?.text == text)
    }

    @Test func `circles and arrows are read in order`() throws {
        let comment = try #require(Comment("[%csl Ga1,Rb2] [%cal Yc3d4, Be5f6] [%cal Gzz,Xa1a2,Ga1a1]"))
        #expect(comment.shapes.map(\.description) == ["Ga1", "Rb2", "Yc3d4", "Be5f6", "Ga1"])
        #expect(comment.shapes.map(\.color) == [.green, .red, .yellow, .blue, .green])
    }

    @Test(arguments: [
        ("[%cal Gc2c9] plan", "[%cal Gc2c9]", ShapeFault.Kind.notAShape("Gc2c9")),
        ("see [%csl Ga1,Xa2]", "[%csl Ga1,Xa2]", .notAShape("Xa2")), ("[%cal Gc2c4", "[%cal Gc2c4", .unclosed),
        ("[%clk 0:01] [%csl  Ga1 ; d4 ]", "[%csl  Ga1 ; d4 ]", .notAShape(";")),
    ])
    func `a command for shapes that cannot be read is a fault and stays in the text`(
        raw: String, command: String, kind: ShapeFault.Kind
    ) throws {
        let comment = try #require(Comment(raw))
        let faults = comment.shapeFaults
        #expect(faults.map(\.command) == [command] && faults.map(\.kind) == [kind])
        let words = command.split(separator: " ").joined(separator: " ")
        #expect(comment.text.contains(words), "\(comment.text)")
    }

    @Test(arguments: ["[%csl Ga1][%cal Yc3d4, Be5f6]", "[%cal]", "[%callout x]", "no commands [at all]"])
    func `other comments have no faults`(raw: String) { #expect(Comment(raw)?.shapeFaults == []) }

    @Test(arguments: ["a } b\nc", "}\r", "\n{}"]) func `a brace and a line end cannot be in one comment`(raw: String) {
        #expect(Comment(raw) == nil)
        #expect(Comment(raw.filter { $0 != "}" }) != nil && Comment(raw.filter { !$0.isNewline }) != nil)
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
