import Chess
import Openings
import PGN
import Testing

@Suite struct RepertoireTests {
    @Test func `G1 a position that occurs as a leaf and with a continuation is one card with all its answers`()
        throws
    {
        let book = repertoire(
            """
            1. d4 d5 2. c4 e6 3. Nc3 (3. Nf3) *

            1. c4 e6 2. d4 d5 *

            1. d4 d5 2. c4 e6 3. g3 *
            """, .white)
        #expect(try book.answers("d4 d5 c4 e6") == ["Nc3", "Nf3", "g3"])
        #expect(try book.answers("c4 e6 d4 d5") == ["Nc3", "Nf3", "g3"])
        let place = try position("d4 d5 c4 e6").epd
        #expect(book.cards.count { $0.key.epd == place } == 1)
    }

    @Test func `G2 a leaf that transposes is answered by the other line, and is not a fault`() {
        let book = repertoire(
            """
            1. d4 Nf6 2. c4 e6 3. Nc3 *

            1. c4 e6 2. d4 Nf6 *
            """, .white)
        #expect(!book.faults.contains { if case .unanswered = $0 { true } else { false } })
    }

    @Test(arguments: [2, 4, 6])
    func `G7 a move of the learner's marked as a mistake is never expected, and its refutation creates no cards`(
        nag: Int
    ) throws {
        let book = repertoire(
            """
            1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Nxe5 $\(nag) {Loses a piece.} 3... Nxe5 4. d4 Ng6) 3... a6 *
            """, .white)
        let place = try #require(book[try position("e4 e5 Nf3 Nc6").identity])
        #expect(place.prepared.map(\.san) == ["Bb5"])
        let warning = try #require(place.warnings.first)
        #expect(warning.san == "Nxe5")
        #expect(warning.texts == ["Loses a piece."])
        #expect(warning.refutation.count == 3)
        #expect(book[try position("e4 e5 Nf3 Nc6 Nxe5 Nxe5").identity] == nil)
        #expect(book.cards.count == 3)
    }

    @Test func `G7 a marked move played unmarked elsewhere stays a warning and is reported`() throws {
        let book = repertoire(
            """
            1. e4 e5 2. f4? (2. Nf3) *

            1. e4 e5 2. f4 exf4 3. Nf3 *
            """, .white)
        #expect(try book.answers("e4 e5") == ["Nf3"])
        #expect(book.faults.contains { if case .warnedAndPlayed(_, "f4") = $0 { true } else { false } })
    }

    @Test func `a mistake of the opponent's is still answered`() throws {
        let book = repertoire("1. e4 e5 2. Nf3 f6? 3. Nxe5 *", .white)
        #expect(try book.answers("e4 e5 Nf3 f6") == ["Nxe5"])
        #expect(book[try position("e4 e5 Nf3").identity]?.replies.first?.nags == [.mistake])
    }

    @Test func `G9 an en-passant square counts only if a capture is legal`() throws {
        let book = repertoire(
            """
            1. e4 e6 2. d4 d5 3. Nc3 *

            1. d4 d5 2. e4 e6 3. exd5 *
            """, .white)
        #expect(try book.answers("e4 e6 d4 d5") == ["Nc3", "exd5"])
        let before = try position("e4 Nf6 e5 d5")
        let without = try Position(fen: before.epd.replacing(" d6", with: " -") + " 0 1")
        #expect(before.identity != without.identity)
    }

    @Test func `G10 a repetition inside a line terminates`() throws {
        let book = repertoire("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *", .white)
        #expect(try book.answers("") == ["Nf3", "e4"])
        #expect(book.cards.count == 2)
        #expect(book.walk(from: 0).count == book.positions.count)
    }

    @Test func `G18 two files with different answers are reported, and the answer of the first file is the main move`()
        throws
    {
        let first = chapters("1. e4 c5 2. Nf3 *", .white, source: 1)
        let second = chapters("1. e4 c5 2. Nc3 *", .white, source: 2)
        let book = Repertoire(name: "test", side: .white, chapters: first + second)
        #expect(try book.answers("e4 c5") == ["Nf3", "Nc3"])
        let answers = book.faults.compactMap { if case .conflict(_, let answers) = $0 { answers } else { nil } }
        #expect(answers.map { $0.map(\.san) } == [["Nf3", "Nc3"]])
        let reversed = Repertoire(name: "test", side: .white, chapters: second + first)
        #expect(try reversed.answers("e4 c5") == ["Nc3", "Nf3"])
    }

    @Test func `the learner's preference makes a prepared move the main move and resolves the conflict`() throws {
        let first = chapters("1. e4 c5 2. Nf3 d6 *", .white, source: 1)
        let second = chapters("1. e4 c5 2. Nc3 *", .white, source: 2)
        let place = try position("e4 c5")
        let move = try place.move(san: "Nc3")
        let book = Repertoire(
            name: "test", side: .white, chapters: first + second, preferences: [place.identity: move])
        #expect(try book.answers("e4 c5") == ["Nc3", "Nf3"])
        #expect(!book.faults.contains { if case .conflict = $0 { true } else { false } })
    }

    @Test func `a move that the learner accepted is prepared, even if the author marks it as a mistake`() throws {
        let text = "1. e4 e5 2. Nf3 (2. f4? exf4) *"
        let place = try position("e4 e5")
        let move = try place.move(san: "f4")
        let addition = try #require(RepertoireAddition(position: place, move: move))
        let book = Repertoire(name: "test", side: .white, chapters: chapters(text, .white), additions: [addition])
        #expect(try book.answers("e4 e5").sorted() == ["Nf3", "f4"])
        let other = try place.move(san: "d4")
        let second = try #require(RepertoireAddition(position: place, move: other))
        let wider = Repertoire(name: "test", side: .white, chapters: chapters(text, .white), additions: [second])
        #expect(try wider.answers("e4 e5") == ["Nf3", "d4"])
        #expect(wider[place.identity]?.prepared.last?.isAdded == true)
    }

    @Test func `a null move ends the line for cards`() throws {
        let book = repertoire("1. e4 -- 2. d4 d5 *", .white)
        #expect(book.cards.count == 1)
        let late = repertoire("1. e4 e5 2. -- *", .white)
        #expect(late.cards.count == 1)
        #expect(late.faults.isEmpty)
    }

    @Test func `a position of the learner's without a move is a fault, but not at the depth limit`() throws {
        let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *"
        let faults = repertoire(text, .white).faults
        #expect(faults.count == 1)
        guard case .unanswered(let place) = try #require(faults.first) else {
            Issue.record("not a missing answer")
            return
        }
        #expect(place.line.count == 6)
        #expect(place.location != nil)
        let shallow = repertoire(text, .white, limits: try #require(ImportLimits(depth: 2)))
        #expect(shallow.cards.count == 2)
        #expect(shallow.faults.isEmpty)
    }

    @Test func `chapters are selected by their number in the file`() throws {
        let text = "1. e4 *\n\n1. d4 *\n\n1. c4 *\n"
        let limits = try #require(ImportLimits(chapters: [1...1, 3...3]))
        #expect(try repertoire(text, .white, limits: limits).answers("") == ["e4", "c4"])
    }

    @Test func `cards beyond move 25 are counted`() {
        let shuffle = (1...13).map { "\($0 * 2 - 1). Nf3 Nf6 \($0 * 2). Ng1 Ng8" }.joined(separator: " ")
        #expect(repertoire(shuffle + " 27. e4 *", .white).faults.isEmpty)
        let late = repertoire(
            "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 30\"]\n[SetUp \"1\"]\n\n30. e4 Kd7 31. e5 *", .white)
        #expect(late.faults == [.lateCards(count: 2)])
    }

    @Test func `a chapter from a FEN keeps its start position, and an empty chapter is allowed`() throws {
        let book = repertoire(
            """
            [Event "empty"]

            *

            [FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"]

            1... Kd7 2. e4 *
            """, .black)
        let card = try #require(book.cards.first)
        #expect(book.cards.count == 1)
        #expect(card.line.isEmpty)
        #expect(card.start.sideToMove == .black)
    }

    @Test func `the cards follow the main line to its end before the variations`() {
        let book = repertoire("1. e4 e5 (1... c5 2. Nf3 d6 3. d4) 2. Nf3 Nc6 (2... d6 3. d4) 3. Bb5 *", .white)
        let lines = book.cards.map { $0.position.fen }
        let expected = ["", "e4 e5", "e4 e5 Nf3 Nc6", "e4 e5 Nf3 d6", "e4 c5", "e4 c5 Nf3 d6"]
        #expect(lines == expected.compactMap { try? position($0).fen })
    }

    @Test func `comments on the opponent's move belong to the question, comments on the learner's move to the answer`()
        throws
    {
        let book = repertoire("1. e4 {mine} c5 {theirs [%csl Gd4]} 2. Nf3 {mine too [%cal Gf3d4]} *", .white)
        let card = try #require(book.cards.last)
        #expect(card.texts == ["theirs"])
        #expect(card.drawings.map(\.shape.description) == ["Gd4"])
        #expect(card.prepared[0].texts == ["mine too"])
        #expect(card.prepared[0].drawings.map(\.shape.description) == ["Gf3d4"])
    }

    @Test func `a branch contains the cards at and after its position`() throws {
        let book = repertoire("1. e4 e5 (1... c5 2. Nf3 d6 3. d4) 2. Nf3 *", .white)
        #expect(book.cards(from: try position("e4 c5").identity).count == 2)
        #expect(book.cards(from: try position("d4").identity).isEmpty)
    }

    @Test func `a move that one repertoire plays and another marks as a mistake is prepared, and reported`() throws {
        let warning = chapters("1. e4 e5 2. Nf3 (2. f4? exf4) *", .white, source: 0, repertoire: "A")
        let playing = chapters("1. e4 e5 2. f4 exf4 3. Nf3 *", .white, source: 1, repertoire: "B")
        for both in [warning + playing, playing + warning] {
            let book = Repertoire(name: "both", side: .white, chapters: both)
            #expect(try Set(book.answers("e4 e5")) == ["Nf3", "f4"])
            #expect(try book.answers("e4 e5 f4 exf4") == ["Nf3"])
            #expect(book[try position("e4 e5").identity]?.warnings.isEmpty == true)
            #expect(book.faults.contains { if case .conflict = $0 { true } else { false } })
        }
    }
}
