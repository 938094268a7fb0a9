import Chess
import Openings
import Scheduling
import Testing
import Training

@testable import Coach

/// The branches of a repertoire with the states of their cards.
@Suite struct CardTreeTests {
    private static let text = """
        1. e4 e5 (1... c5 2. Nf3 d6 3. d4) (1... e6 2. d4 d5 3. Nc3) 2. Nf3 Nc6 (2... Nf6 3. Nxe5) 3. Bb5 *

        1. e4 d5 2. exd5 *
        """
    private static let today = StudyDay(number: 100)

    private func tree(_ states: [String: CardState] = [:]) throws -> CardTree {
        let repertoire = try repertoire(Self.text)
        var byKey: [CardKey: CardState] = [:]
        for (moves, state) in states {
            byKey[CardKey(side: .white, epd: try position(after: moves).epd)] = state
        }
        return CardTree(repertoire, states: byKey, on: Self.today)
    }

    private func state(due: Int, repetitions: Int = 2, lapses: Int = 0) throws -> CardState {
        var state = CardState.new
        state.memory = .sm2(try #require(SM2(repetitions: repetitions, interval: 6, easiness: 250)))
        state.due = StudyDay(number: due)
        state.introduced = StudyDay(number: 90)
        state.lapses = lapses
        return state
    }

    @Test func `a branch is a sequence of moves without a choice`() throws {
        let tree = try tree()
        #expect(
            tree.branches.map { String(repeating: " ", count: $0.depth) + $0.text } == [
                "1.e4", " 1...e5 2.Nf3", "  2...Nc6 3.Bb5", "  2...Nf6 3.Nxe5", " 1...c5 2.Nf3 d6 3.d4",
                " 1...e6 2.d4 d5 3.Nc3", " 1...d5 2.exd5",
            ])
        #expect(tree.branches.map(\.followers) == [6, 2, 0, 0, 0, 0, 0])
        #expect(tree.branches.map(\.tally.cards) == [9, 3, 1, 1, 2, 2, 1])
    }

    @Test func `each branch counts the cards in it and after it`() throws {
        let tree = try tree([
            "1.e4 e5": state(due: 99), "1.e4 e5 2.Nf3 Nc6": state(due: 103, lapses: 8),
            "1.e4 c5": state(due: 100, repetitions: 0),
        ])
        let root = tree.branches[0].tally
        #expect([root.known, root.learning, root.new, root.leeches, root.due] == [2, 1, 6, 1, 2])
        #expect(root.nextDue == StudyDay(number: 103))
        let open = tree.branches[1].tally
        #expect([open.known, open.learning, open.new, open.leeches, open.due] == [2, 0, 1, 1, 1])
        let sicilian = tree.branches[4].tally
        #expect([sicilian.known, sicilian.learning, sicilian.new, sicilian.due] == [0, 1, 1, 1])
    }

    @Test func `the tree is folded by depth and opened from a branch`() throws {
        let tree = try tree()
        let top = tree.opened(from: nil, depth: 2)
        #expect(top.map(\.branch.text).count == 5)
        #expect(top.map(\.hidden) == [0, 2, 0, 0, 0])
        #expect(tree.opened(from: 1, depth: 1).map(\.hidden) == [2])
        #expect(
            tree.opened(from: 1, depth: 9).map(\.branch.text) == ["1...e5 2.Nf3", "2...Nc6 3.Bb5", "2...Nf6 3.Nxe5"])
    }

    @Test func `a position that two orders reach counts once`() throws {
        let text = "1. d4 d5 (1... Nf6 2. c4 d5 3. Nc3 e6 4. Nf3) 2. c4 Nf6 3. Nc3 *"
        let tree = CardTree(try repertoire(text), states: [:], on: Self.today)
        #expect(tree.branches[0].tally.cards == (try repertoire(text)).cards.count)
        #expect(tree.branches.contains { $0.isTransposition })
    }
}
