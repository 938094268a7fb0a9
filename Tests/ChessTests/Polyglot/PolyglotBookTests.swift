import Chess
import Testing

@Suite struct PolyglotBookTests {
    private func book(_ lines: [([String], [String])]) throws -> PolyglotBook {
        var book = PolyglotBook()
        for (line, moves) in lines {
            let position = try Position.after(line)
            book.add(try moves.map { try position.move(san: $0) }, in: position)
        }
        return book
    }

    /// The keys are those that the specification publishes.
    @Test(
        arguments: [
            ([], "e4", "463b96181691fc9c 031c 0001 00000000"),
            (["e4"], "d5", "823c9b50fd114196 0ce3 0001 00000000"),
            (["e4", "d5"], "e5", "0756b94461c50fb0 0724 0001 00000000"),
            (["e4", "d5", "e5"], "f5", "662fafb965db29d4 0d65 0001 00000000"),
            (["e4", "d5", "e5", "f5"], "exf6", "22a48b5a8e47ff78 092d 0001 00000000"),
            (["e4", "d5", "e5", "f5", "Ke2"], "Kf7", "652a607ca3f242c1 0f35 0001 00000000"),
            (["e4", "d5", "e5", "f5", "Ke2", "Kf7"], "e6+", "00fdd303c946bdd9 092c 0001 00000000"),
            (["a4", "b5", "h4", "b4", "c4"], "bxc3", "3c8123ea7b067637 0652 0001 00000000"),
            (["a4", "b5", "h4", "b4", "c4", "bxc3", "Ra3"], "cxb2", "5c3f9b829b279560 0489 0001 00000000"),
        ] as [([String], String, String)])
    func `an entry is the published key, the move and the weight, the most significant byte first`(
        line: [String], move: String, entry: String
    ) throws {
        let digits = try book([(line, [move])]).bytes.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        #expect(digits.joined() == entry.filter { $0 != " " })
    }

    @Test func `castling is the king taking its own rook`() throws {
        let line = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"]
        #expect(try book([(line, ["O-O"])]).entries.map(\.move) == [0x0107])
    }

    @Test func `entries are sorted by key, then by weight`() throws {
        let book = try book([(["d4"], ["d5", "Nf6"]), ([], ["d4", "e4", "c4"]), (["e4"], ["c5"])])
        let entries = book.entries
        #expect(entries.map(\.key) == entries.map(\.key).sorted())
        #expect(entries.filter { $0.key == 0x463b_9618_1691_fc9c }.map(\.weight) == [3, 2, 1])
        #expect(book.moves(in: .initial).map { Position.initial.san($0.move) } == ["d4", "e4", "c4"])
    }

    @Test func `the bytes of a file are read again`() throws {
        let book = try book([([], ["d4", "e4"]), (["e4", "d5"], ["exd5"])])
        let read = try #require(PolyglotBook(bytes: book.bytes))
        #expect(read.entries == book.entries)
        #expect(read.bytes == book.bytes)
        #expect(PolyglotBook(bytes: Array(book.bytes.dropLast())) == nil)
        #expect(PolyglotBook(bytes: [])?.entries.isEmpty == true)
    }

    @Test func `a move that is not legal in the position is left out`() throws {
        var bytes = try book([([], ["e4"])]).bytes
        bytes[9] = 0x24  // e2e5
        let book = try #require(PolyglotBook(bytes: bytes))
        #expect(book.entries.count == 1)
        #expect(book.moves(in: .initial).isEmpty)
    }

    @Test func `the moves of a position can be replaced and removed`() throws {
        var book = try book([([], ["e4", "d4"])])
        book.add([try Position.initial.move(san: "c4")], in: .initial)
        #expect(book.moves(in: .initial).map { Position.initial.san($0.move) } == ["c4"])
        book.add([], in: .initial)
        #expect(book.bytes.isEmpty)
    }
}
