import Chess
import PGN
import Testing

@testable import Openings

/// A name after moves in SAN, by Prep's own table.
private func name(_ line: String) throws -> String? {
    OpeningNames.bundled[try position(line)].map { "\($0.code) \($0.name)" }
}

@Suite struct OpeningNamesTests {
    @Test func `every line of Prep's table is legal, and names a position that no other line names`() {
        let reader = OpeningLineReader.bundled()
        #expect(reader.faults.isEmpty)
        #expect(reader.openings.count == OpeningLines.volumes.joined(separator: "\n").split(separator: "\n").count)
        #expect(reader.openings.count >= 1800)
        #expect(OpeningNames.bundled.count == reader.openings.count)
    }

    @Test func `all five hundred codes have a line, in order`() {
        let codes = OpeningLines.volumes.joined(separator: "\n").split(separator: "\n").compactMap {
            ECOCode($0.prefix(3))
        }
        #expect(codes == codes.sorted())
        #expect(Set(codes).count == 500)
    }

    @Test func `no two lines share a name, and names have the same format`() {
        var seen: Set<Substring> = []
        for line in OpeningLines.volumes.joined(separator: "\n").split(separator: "\n") {
            let name = line.dropFirst(4).prefix { $0 != "|" }.dropLast()
            #expect(seen.insert(name).inserted, "\(name) is there twice")
            #expect(name.count <= 75, "\(name) is too long for a line of a terminal")
            #expect(!name.contains("Defence") && !name.contains("Centre"))
            #expect(name.first?.isUppercase == true && !name.contains("  ") && name.count { $0 == ":" } <= 1)
        }
    }

    @Test(arguments: [
        ("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3", "B90 Sicilian Defense: Najdorf Variation, English Attack"),
        ("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7", "C84 Ruy Lopez: Closed"),
        ("d4 Nf6 c4 e6 Nc3 Bb4 Qc2", "E32 Nimzo-Indian Defense: Classical Variation"),
        ("d4 Nf6 c4 g6 Nc3 d5", "D80 Grünfeld Defense"),
        ("e4 c6 d4 d5 e5", "B12 Caro-Kann Defense: Advance Variation"),
        ("b3", "A01 Nimzo-Larsen Attack"),
    ])
    func `a position has the name players give it`(line: String, expected: String) throws {
        #expect(try name(line) == expected)
    }

    @Test func `the order of moves does not matter`() throws {
        #expect(try name("Nf3 d5 d4 Nf6 c4 e6") == "D30 Queen's Gambit Declined: 3...Nf6")
        #expect(try name("Nf3 d5 d4 Nf6 c4 e6") == name("d4 Nf6 c4 e6 Nf3 d5"))
        #expect(try name("c4 e6 Nc3 d5 d4 Nf6") == "D35 Queen's Gambit Declined: Normal Defense")
    }

    @Test func `a line has the last name along it`() throws {
        let names = OpeningNames.bundled
        let najdorf = try moves("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Rg1 e5 Nb3 h5")
        #expect(names.opening(after: najdorf)?.name == "Sicilian Defense: Najdorf Variation")
        #expect(names.openings(after: najdorf).map(\.code.description).last == "B90")
        let sicilian = try moves("e4 c5")
        #expect(names.openings(after: sicilian).map(\.name) == ["King's Pawn Game", "Sicilian Defense"])
        #expect(names.opening(after: []) == nil)
        let start = try position("e4 c5")
        #expect(names.opening(after: [], from: start)?.name == "Sicilian Defense")
    }

    @Test func `a line ends before an illegal move`() throws {
        let e4 = try moves("e4")
        #expect(OpeningNames.bundled.openings(after: e4 + e4).map(\.name) == ["King's Pawn Game"])
    }

    @Test func `an en-passant square counts only if a capture there is legal`() throws {
        let afterE4 = try Position(fen: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")
        #expect(OpeningNames.bundled[afterE4]?.name == "King's Pawn Game")
        // With a black pawn on d4 the capture is legal, and the position is another one.
        let withCapture = try Position(fen: "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3")
        let without = try Position(fen: "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3")
        let table = OpeningTable(Array("A00\tOnly here\t1. a3 d5 2. a4 d4 3. e4\n".utf8))
        #expect(table.faults.isEmpty && withCapture.identity != without.identity)
    }

    @Test func `a code is a volume and two digits`() {
        #expect(ECOCode("A00")?.index == 0)
        #expect(ECOCode("E99")?.index == 499)
        #expect(ECOCode("B90")?.description == "B90")
        for text in ["", "B9", "B900", "F00", "b90", "B9a", "B9é"] { #expect(ECOCode(text) == nil) }
    }

    @Test func `a fault in Prep's notation has its line and column`() {
        var reader = OpeningLineReader()
        reader.read("A00 One | a3\nA00 Two | a3\nA01 Three | A00 e5 Ke3\nA02 Four\nX00 Five | e4\nA00 Six | A00 e5")
        #expect(reader.openings.count == 2)
        #expect(reader.faults.map(\.location.description) == ["2:1", "3:20", "4:4", "5:1"])
    }
}
