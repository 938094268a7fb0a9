import Chess
import Openings
import Scheduling
import Testing
import Training

@testable import Store

@Suite struct BranchTests {
    let scratch: Scratch
    let file: LearnerFile

    /// 2.d4 after 1.e4 e6 and after 1.d4 e6 2.e4 is one position; the first line of the file leads to it.
    private static let french = """
        [Event "French"]

        1. e4 e6 (1... c5 2. Nf3 d6 3. d4) 2. d4 d5 3. Nc3 *

        [Event "By transposition"]

        1. d4 e6 2. e4 d5 3. Nc3 *

        """

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
        _ = try file.applyImport(Sample.plan(Self.french))
    }

    private func position(_ moves: String...) throws -> Position {
        try moves.reduce(Position.initial) { $0.playing(try $0.move(san: $1)) }
    }

    private func size(_ position: Position, _ name: String? = nil) throws -> Int {
        try file.branch(from: position, named: name).count
    }

    @Test func `a branch has the cards whose own line goes through its position`() throws {
        let all = try file.storedCards().count
        #expect(try size(.initial) == all)
        #expect(try size(position("e4", "c5")) == 2)
        // The learner has moved, and the opponent's next moves are known.
        #expect(try size(position("e4", "c5", "Nf3")) == 1)
        #expect(try size(position("e4", "c5", "Nf3", "d6")) == 1)
        #expect(try size(position("e4", "e6")) == 2)
        // A line ends here.
        #expect(try size(position("e4", "c5", "Nf3", "d6", "d4")) == 0)
        #expect(try size(position("c4")) == 0)
    }

    @Test func `a position is found by any move order`() throws {
        #expect(try size(position("d4", "e6", "e4", "d5")) == size(position("e4", "e6", "d4", "d5")))
        #expect(try size(position("d4", "e6", "e4")) == 1)
    }

    @Test func `a name, or the active repertoires, limit the branch`() throws {
        _ = try file.applyImport(
            Sample.plan("1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 *", name: "blitz", path: "/files/b.pgn"))
        #expect(try size(position("e4", "c5"), "white") == 2)
        #expect(try size(position("e4", "c5"), "blitz") == 3)
        #expect(try size(position("e4", "c5")) == 3)
        try file.setActive(false, named: "blitz", day: firstDay, instant: 0)
        #expect(try size(position("e4", "c5")) == 2)
        #expect(throws: StoreError.self) { try size(.initial, "nobody") }
    }

    @Test func `a chapter with a start of its own is not mistaken for the usual one`() throws {
        let fen = "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
        let text = "[SetUp \"1\"]\n[FEN \"\(fen)\"]\n\n1. e4 c5 2. Nf3 Nc6 3. d4 *\n"
        _ = try file.applyImport(Sample.plan(text, name: "odds", path: "/files/odds.pgn"))
        #expect(try size(position("e4", "c5"), "odds") == 0)
        let start = try Position(fen: fen)
        #expect(try size(start, "odds") == 3)
    }

    @Test func `the reviews of a branch count with their final grades`() throws {
        let cards = try file.branch(from: position("e4", "c5"))
        for card in cards { try file.review(card, .good, on: firstDay) }
        let reviews = try cards.map { try file.review($0, .good, on: firstDay.advanced(by: 1)) }
        func sums() throws -> [Retention] { try file.reviewSums(of: cards, from: firstDay).map(\.young) }
        #expect(try sums() == [Retention(passed: 2, counted: 2)])
        let regrade = Regrade(target: reviews[0].id, grade: .blackout)
        _ = try file.append([CardEvent(.regraded(regrade), of: cards[0], at: reviews[0].entry.moment)], expecting: nil)
        #expect(try sums() == [Retention(passed: 1, counted: 2)])
        _ = try file.append(
            [CardEvent(.undone(target: reviews[1].id), of: cards[1], at: reviews[1].entry.moment)], expecting: nil)
        #expect(try sums() == [Retention(passed: 0, counted: 1)])
        #expect(try file.reviewSums(of: cards, from: firstDay.advanced(by: 2)).isEmpty)
    }
}
