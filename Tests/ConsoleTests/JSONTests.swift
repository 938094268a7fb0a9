import Foundation
import Testing

@testable import Coach
@testable import Console

@Suite struct JSONTests {
    @Test func `keys come in alphabetical order`() {
        let document: JSON = ["v": 1, "b": [nil, true, "x"], "a": ["z": 0, "y": 0.5.json]]
        #expect(document.text == #"{"a":{"y":0.5,"z":0},"b":[null,true,"x"],"v":1}"#)
    }

    @Test(arguments: [
        ("\u{1B}[31m", #""\u001b[31m""#), ("a\u{7F}b", #""a\u007fb""#), ("\u{9B}0m", #""\u009b0m""#),
        ("\u{202E}gnp", #""\u202egnp""#), ("\u{2066}", #""\u2066""#), ("a\u{200B}b", #""a\u200bb""#),
        ("\u{FEFF}", #""\ufeff""#), ("\u{2028}", #""\u2028""#), ("\u{34F}", #""\u034f""#),
        ("\u{3164}", #""\u3164""#), ("\u{E0041}", #""\udb40\udc41""#), ("a\nb\t\"\\", #""a\nb\t\"\\""#),
    ])
    func `characters that control a terminal are escaped`(text: String, written: String) throws {
        let json = JSON.string(text).text
        #expect(json == written)
        #expect(try JSONDecoder().decode([String].self, from: Data("[\(json)]".utf8)) == [text])
    }

    @Test(arguments: ["Grünfeld", "Защита", "马", "♞", "e4/e5"])
    func `letters are not escaped`(text: String) {
        #expect(JSON.string(text).text == "\"\(text)\"")
    }

    @Test func `a number that is not finite becomes null`() {
        #expect(JSON.number(.nan).text == "null")
        #expect(JSON.number(11.4).text == "11.4")
    }

    @Test func `a member given twice keeps the later value`() {
        #expect(JSON.object(["a": 1]).adding(["a": 2, "b": JSON(nil as Int?)]).text == #"{"a":2,"b":null}"#)
    }
}

extension Double {
    fileprivate var json: JSON { .number(self) }
}
