import Chess
import Openings
import PGN
import Testing

@Suite struct OpeningTableTests {
    private func table(_ text: String) -> OpeningTable { OpeningTable(Array(text.utf8)) }

    private func name(_ table: OpeningTable, _ line: String) throws -> String? {
        OpeningNames.bundled.extended(by: table)[try position(line)].map { "\($0.code) \($0.name)" }
    }

    @Test func `Lichess's table is read by the names of its columns`() throws {
        let table = table(
            """
            eco\tname\tpgn
            B20\tSicilian\t1. e4 c5
            A00\tOwn idea\t1. a3 a5 2. b3

            """)
        #expect(table.lines == 2)
        #expect(table.faults.isEmpty)
        #expect(try name(table, "e4 c5") == "B20 Sicilian")
        #expect(try name(table, "b3 a5 a3") == "A00 Own idea")
        let more = self.table("epd\tpgn\tuci\tname\teco\r\nx\t1. e4 e5 2. Ke2\t\tCloud\tC20\r\n")
        #expect(more.faults.isEmpty)
        #expect(try name(more, "e4 e5 Ke2") == "C20 Cloud")
    }

    @Test func `a table of the user's has priority over Prep's, which names the rest`() throws {
        let table = table("eco\tname\tpgn\nC20\tTheir name\t1. e4 e5\n")
        #expect(try name(table, "e4 e5") == "C20 Their name")
        #expect(try name(table, "e4 c5") == "B20 Sicilian Defense")
    }

    @Test func `concatenated files and files without a heading are read`() {
        let table = table("A00\tOne\t1. a3\neco\tname\tpgn\nA00\tTwo\t1. a4\n")
        #expect(table.lines == 2)
        #expect(table.faults.isEmpty)
    }

    @Test func `an invalid line of a table is reported, and the rest is read`() throws {
        let table = table(
            """
            eco\tname\tpgn
            B9\tNajdorf\t1. e4 c5
            B20\tSicilian\t1. e4 c5
            B20\t \t1. e4 c5
            B20\tLate\t1. e4 c4
            B20\tShort
            B20\tNothing\t*
            """)
        #expect(table.lines == 1)
        #expect(table.faults.map(\.location.description) == ["2:1", "4:5", "5:10", "6:1", "7:13"])
        #expect(table.faults.first?.message == "B9 is not a code from A00 to E99")
        #expect(try name(table, "e4 c5") == "B20 Sicilian")
    }

    @Test func `games with opening tags are read as a table`() throws {
        let table = table(
            """
            { A remark before everything. }

            [ECO "B90"]
            [Opening "Sicilian"]
            [Variation "Najdorf "]
            [SubVariation "Byrne attack"]

            1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3 *

            [ECO "A00"]
            [Opening "Grob"]

            1. g4 *

            """)
        #expect(table.lines == 2)
        #expect(table.faults.isEmpty)
        let najdorf = "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3"
        #expect(try name(table, najdorf) == "B90 Sicilian: Najdorf, Byrne attack")
        #expect(try name(table, "g4") == "A00 Grob")
    }

    @Test func `an invalid game is reported, and the rest is read`() {
        let table = table(
            """
            [ECO "A00"]
            [Opening "Wrong"]

            1. e4 e4 *

            [ECO "A00"]

            1. a3 *

            [Opening "No code"]

            1. a4 *

            [ECO "A00"]
            [Opening "Right"]

            1. h3 *
            """)
        #expect(table.lines == 1)
        #expect(table.faults.map(\.location.line) == [4, 6, 10])
    }

    @Test(arguments: ["", "\n\n", "What is this?", "1\t2", "\t\t\t", "\u{FEFF}"])
    func `a file that is not a table is a fault`(text: String) {
        let table = table(text)
        #expect(table.lines == 0)
        #expect(!table.faults.isEmpty)
    }

    @Test func `a binary file is refused`() {
        #expect(OpeningTable((0..<4096).map { UInt8($0 & 0xFF) }).lines == 0)
    }
}
