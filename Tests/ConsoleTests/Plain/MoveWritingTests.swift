import Chess
import Store
import Terminal
import Testing

@testable import Coach
@testable import Console

@Suite struct MoveWritingTests {
    private static let plain = MoveWriting(.letters, isPlain: true)
    private static let spoken = MoveWriting(.spoken, isPlain: true)

    @Test(arguments: [
        ("Nf3", "Nf3", "knight f 3"), ("exd5", "exd5", "e pawn takes d 5"),
        ("Qxf7#", "Qxf7, mate", "queen takes f 7, mate"),
        ("Bb5+", "Bb5, check", "bishop b 5, check"), ("O-O", "O-O", "king side castle"),
        ("O-O-O+", "O-O-O, check", "queen side castle, check"), ("e8=Q", "e8=Q", "e 8 queen"),
        ("R1xa3", "R1xa3", "rook 1 takes a 3"), ("bxc8=N+", "bxc8=N, check", "b pawn takes c 8 knight, check"),
    ])
    func `check and mate are words for a screen reader, and each letter and digit is a word when spoken`(
        san: String, letters: String, words: String
    ) {
        #expect(Self.plain.text(san) == letters)
        #expect(Self.spoken.text(san) == words)
        #expect(MoveWriting(.letters, isPlain: false).text(san) == san)
    }

    @Test func `a line has blanks after its numbers and commas between its moves`() throws {
        let line = NumberedMoves(try moves("e4 e5 Nf3"), from: .initial)
        #expect(MoveWriting.letters.line(line) == "1.e4 e5 2.Nf3")
        #expect(Self.plain.line(line) == "1. e4, e5, 2. Nf3")
        #expect(Self.spoken.line(line) == "1. e 4, e 5, 2. knight f 3")
        #expect(MoveWriting(.figurines, isPlain: false).line(line) == "1.e4 e5 2.♘f3")
    }

    @Test(arguments: [
        (
            "3.Bc4 allows 3...Nxe4 4.Qh5+ (also g6).",
            "3. bishop c 4 allows 3... knight takes e 4, 4. queen h 5, check (also g 6)."
        ),
        ("the piece on f3 moves", "the piece on f 3 moves"),
        ("Nf3 Nh3 a3", "knight f 3, knight h 3, a 3"),
        ("5...Qa5+ forks the king", "5... queen a 5, check, forks the king"),
        ("18...Qc5+?? is a blunder:", "18... queen c 5, check, is a blunder:"),
        ("5...Qa5+ exd5", "5... queen a 5, check, e pawn takes d 5"),
        ("17...Nxe4?? is a blunder.", "17... knight takes e 4 is a blunder."),
        ("5.Qc2?! is an inaccuracy. 5.Be2 develops", "5. queen c 2 is an inaccuracy. 5. bishop e 2 develops"),
        ("17...Nxe4??  +0.30 → +4.10", "17... knight takes e 4, a blunder,  +0.30 → +4.10"),
        ("white-e4 has 12 cards, 3.5 a day; 2026.", "white-e4 has 12 cards, 3.5 a day; 2026."),
    ])
    func `the moves in a sentence are rewritten, and nothing else`(sentence: String, wanted: String) {
        #expect(Self.spoken.sentence(sentence) == wanted)
        #expect(MoveWriting.letters.sentence(sentence) == sentence)
    }

    @Test func `glyphs after moves are words for a screen reader only`() {
        #expect(Self.plain.sentence("6...Bf5?! loses time.") == "6... Bf5, a dubious move, loses time.")
        #expect(MoveWriting(.spoken, isPlain: false).sentence("6...Bf5?! loses") == "6... bishop f 5?! loses")
    }

    @Test func `the words of an author are not changed`() {
        let text = StyledText("Better is Nf3: ") + StyledText("Nf3 is solid.", .comment)
        #expect(text.writingMoves(Self.spoken).plain == "Better is knight f 3: Nf3 is solid.")
    }

    @Test func `figurines are letters for a screen reader and without UTF-8`() {
        let facts = TerminalFacts()
        #expect(MoveWriting(.figurines, facts).text("Nf3") == "♘f3")
        #expect(MoveWriting(.figurines, facts.plain).text("Nf3") == "Nf3")
        #expect(MoveWriting(.figurines, TerminalFacts(isUTF8: false)).text("Nf3") == "Nf3")
    }

    /// Positions with castling, captures of pawns, promotions, two knights for one square, checks and mates.
    @Test(arguments: [
        "r3k2r/pppqbppp/2np1n2/4p1B1/2B1P1b1/2NP1N2/PPPQ1PPP/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/3pP3/8/1N3N2/8/R3K2R w KQkq d6 0 1", "1n6/P1P3k1/8/8/8/8/4p1p1/K2R3N w - - 0 1",
        "1n6/P1P3k1/8/8/8/8/4p1p1/K2R3N b - - 0 1", "6k1/5ppp/8/8/Q7/Q7/8/Q3R1K1 w - - 0 1",
    ])
    func `every spoken move is read back as the same answer`(fen: String) throws {
        let position = try Position(fen: fen)
        for move in position.legalMoves() {
            let spoken = Self.spoken.text(position.san(move))
            guard case .move(let read) = DrillEntry(spoken, in: position) else {
                Issue.record("\(spoken) was not read as a move")
                continue
            }
            #expect(read == move, "\(spoken)")
        }
    }
}
