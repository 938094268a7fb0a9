import Chess
import Openings
import PGN
import Scheduling
import Testing

@testable import Training

@Suite struct LeakTests {
    /// After 1.e4 c5 with Nf3 prepared, and the opponent's move commented so.
    private func question(_ comment: String) throws -> Question {
        var drill = try Drill("1. e4 c5 {\(comment)} 2. Nf3 {own [%cal Gd2d4]} *", log: Drill.due(2))
        try drill.right()
        return try #require(drill.session.question)
    }

    @Test(arguments: [
        "Now 2. Nf3.", "2.Nf3!", "Ng1-f3 comes", "(Nf3)", "♘f3 of course", "play nf3", "g1f3", "Answer:Nf3", "Ngf3",
        "The knight wants to recapture on f3.",
    ])
    func `G17 a comment that names the prepared move waits`(comment: String) throws {
        #expect(try question(comment).comments.isEmpty)
    }

    @Test(arguments: ["The Sicilian.", "Black fights for d4.", "Prevents d4; not Nc6 at once.", "f2 is weak later"])
    func `other comments are shown`(comment: String) throws {
        #expect(try question(comment).comments == [comment])
    }

    @Test func `G17 the introduction of a game waits until its first move is answered`() throws {
        let pgn = "{A quiet Italian.} 1. e4 e5 2. Nf3 *"
        var drill = try Drill(pgn, log: Drill.due(2))
        #expect(drill.session.question?.comments == [])
        #expect(try drill.right().notes?.comments == ["A quiet Italian."])
        let new = try Drill(pgn)
        #expect(new.session.question?.comments == ["A quiet Italian."])
    }

    @Test(arguments: [
        "[%cal Gg1f3]", "[%csl Gf3]", "[%csl Rg1]", "[%cal Gg1e2]", "[%cal Gf3g5]", "[%cal Gh4f3]", "[%cal Gd1f3]",
    ])
    func `G17 an arrow or circle that draws the prepared move waits`(shape: String) throws {
        #expect(try question(shape).drawings.isEmpty)
    }

    @Test func `other drawings are shown, and what waited comes with the answer`() throws {
        #expect(try question("[%cal Rc5d4] [%csl Gd4]").drawings.count == 2)
        var drill = try Drill("1. e4 c5 {Nf3! [%cal Gg1f3]} 2. Nf3 {own [%cal Gd2d4]} *", log: Drill.due(2))
        try drill.right()
        let miss = try drill.play("d4")
        #expect(miss.notes == nil)
        let notes = try #require(try drill.right().notes)
        #expect(notes.comments == ["Nf3!", "own"])
        #expect(notes.drawings.map(\.shape.description) == ["Gg1f3", "Gd2d4"])
    }

    @Test func `castling is given away by its name and by the king's arrow`() throws {
        let pgn = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 {Time to castle. [%cal Ge1g1,Gh1f1]} 4. O-O *"
        let card = try #require(book(pgn).cards.last)
        let filter = LeakFilter(card)
        #expect(!card.texts.contains(where: filter.admits))
        #expect(!card.drawings.contains(where: filter.admits))
        #expect(!filter.admits("0-0 now"))
    }

    @Test func `a pawn capture is given away however it is written`() throws {
        let card = try #require(book("1. e4 d5 2. exd5 *").cards.last)
        let filter = LeakFilter(card)
        for text in ["exd5", "ed5", "ed", "e4xd5", "e4d5"] { #expect(!filter.admits(text), "\(text)") }
        #expect(filter.admits("The pawn on d5 hangs."))
    }

    @Test func `an introduction shows everything`() throws {
        var drill = try Drill("1. e4 c5 {Nf3!} 2. Nf3 {own} *")
        try drill.right()
        let question = try #require(drill.session.question)
        #expect(question.kind == .introduction && question.show?.san == "Nf3")
        #expect(question.comments == ["Nf3!"])
    }
}
