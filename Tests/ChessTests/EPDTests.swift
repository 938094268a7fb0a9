import Chess
import Testing

@Suite struct EPDTests {
    @Test func `an EPD line is a position with operations`() throws {
        let line = try EPD("6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id \"back rank; 1\"; c0 \"\"; acd 12;")
        #expect(line.position.fen == "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
        #expect(line.operations.map(\.code) == ["bm", "id", "c0", "acd"])
        #expect(line["id"] == ["back rank; 1"])
        #expect(line["c0"] == [""])
        #expect(line["am"] == nil)
        #expect(try line.moves("bm").map { line.position.san($0) } == ["Ra8#"])
        #expect(try line.moves("am") == [])
        #expect(line.description == "6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id \"back rank; 1\"; c0 \"\"; acd 12;")
    }

    @Test func `a text that is one word is quoted like any other text`() throws {
        let line = "4k3/8/8/8/8/8/8/4K3 w - - acd 12; id \"BK.01\"; c9 \"x\"; eco \"A00\";"
        #expect(try EPD(line).description == line)
    }

    @Test func `several moves, and a last operation without its semicolon`() throws {
        let line = try EPD("4k3/8/8/8/8/8/8/4K3 w - - am Ke2 Kd2")
        #expect(try line.moves("am").map { line.position.uci($0) } == ["e1e2", "e1d2"])
        #expect(line.description == "4k3/8/8/8/8/8/8/4K3 w - - am Ke2 Kd2;")
    }

    @Test(arguments: [
        "4k3/8/8/8/8/8/8/4K3 b - - 3 40 ;D1 5 ;D2 25", "4k3/8/8/8/8/8/8/4K3 b - - hmvc 3; fmvn 40; D1 5; D2 25;",
    ])
    func `clocks are read from operations or FEN fields`(text: String) throws {
        let line = try EPD(text)
        #expect(line.position.fen == "4k3/8/8/8/8/8/8/4K3 b - - 3 40")
        #expect(line["D2"] == ["25"])
        #expect(line.description == "4k3/8/8/8/8/8/8/4K3 b - - hmvc 3; fmvn 40; D1 5; D2 25;")
    }

    @Test(arguments: [
        ("4k3/8/8/8/8/8/8/4K3 w - - =5;", "operation: must begin with a name of letters and digits, such as bm or id"),
        ("4k3/8/8/8/8/8/8/4K3 w - - id \"a", "operation: id: the text is not closed; end it with \""),
        ("4k3/8/8/8/8/8/8/4K3 w X - bm Kd1;", "castling rights: \"X\" is not one of KQkq, A to H, a to h or -"),
        ("4k3/8/8/8/8/8/8/4K3 w - - hmvc x;", "halfmove clock: must be a number"),
    ])
    func `an invalid line is refused with the field's name`(text: String, message: String) {
        do throws(FENError) {
            _ = try EPD(text)
            Issue.record("accepted")
        } catch {
            #expect(error.description == message)
        }
    }
}
