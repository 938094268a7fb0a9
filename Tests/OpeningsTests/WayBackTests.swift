import Chess
import Openings
import Testing

/// Moves that are not prepared and transpose back into the book.
struct WayBackTests {
    private func wayBack(_ pgn: String, _ line: String, _ san: String) throws -> String? {
        let book = repertoire(pgn, .white)
        let place = try position(line)
        let move = try place.move(san: san)
        let found = book.wayBack(from: place, playing: move)
        #expect(CompiledRepertoire(book).wayBack(from: place, playing: move) == found)
        guard let way = found else { return nil }
        var reached = place
        return way.map { move in
            defer { reached = reached.playing(move) }
            return reached.san(move)
        }.joined(separator: " ")
    }

    @Test func `a move to a known position returns to the book at once`() throws {
        #expect(try wayBack("1. d4 Nf6 2. c4 e6 3. Nf3 *\n\n1. Nf3 Nf6 2. g3 *", "", "Nf3") == "Nf3")
    }

    @Test func `the moves of the book in another order return to the book later`() throws {
        let italian = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 *"
        #expect(try wayBack(italian, "e4 e5", "Bc4") == "Bc4 Nc6 Nf3")
        #expect(try wayBack(italian, "e4 e5 Nf3 Nc6", "c3") == "c3 Bc5 Bc4")
    }

    @Test func `a move that is not in the book does not return, nor one that loses a castling right`() throws {
        let italian = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *"
        #expect(try wayBack(italian, "e4 e5", "a3") == nil)
        // A king that moved has not castled.
        #expect(try wayBack(italian, "e4 e5 Nf3 Nc6 Bc4 Bc5", "Kf1") == nil)
    }

    @Test func `the search terminates with a repetition`() throws {
        let book = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. c4 *"
        #expect(try wayBack(book, "", "c4") == "c4 Nf6 Nf3")
        #expect(try wayBack(book, "", "h4") == nil)
    }
}
