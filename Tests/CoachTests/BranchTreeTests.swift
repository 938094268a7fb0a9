import Chess
import Scheduling
import Testing
import Training

@testable import Coach

@Suite struct BranchTreeTests {
    private let day = StudyDay(number: 20_778)

    private func leaf(_ text: String, due: Int? = nil, lapses: Int = 0) throws -> BranchTree.Leaf {
        var position = Position.initial
        var line: [UInt16] = []
        for san in text.split(separator: " ") {
            let move = try position.move(san: String(san))
            line.append(position.storedMove(move))
            position = position.playing(move)
        }
        var state = CardState.new
        state.lapses = lapses
        if let due {
            state.due = day.advanced(by: due)
            state.memory = .sm2(try #require(SM2(repetitions: 2, interval: 6, easiness: 250)))
        }
        let reviews = try due == nil ? Retention.none : #require(Retention(passed: 1, counted: 2))
        return BranchTree.Leaf(line: line, state: state, reviews: reviews)
    }

    private func tree(_ leaves: [BranchTree.Leaf], levels: Int = 9) -> [String] {
        BranchTree(leaves, side: .white, levels: levels, on: day, week: .normal).branches.map { branch in
            let text = NumberedMoves(branch.moves, from: branch.start).text
            let census = branch.census
            return "\(branch.depth) \(text) \(census.cards)/\(census.new)/\(census.due)/\(census.late)/\(branch.hidden)"
        }
    }

    @Test func `branches are moves without a choice, in the order of the repertoire`() throws {
        let leaves = [
            try leaf("", due: 0), try leaf("e4 e5", due: -2), try leaf("e4 e5 Nf3 Nc6"), try leaf("e4 c5", due: 3),
            try leaf("e4 e5 Nf3 Nf6"),
        ]
        #expect(
            tree(leaves) == [
                "0 1.e4 5/2/2/1/0", "1 1...e5 2.Nf3 3/2/1/1/0", "2 2...Nc6 1/1/0/0/0", "2 2...Nf6 1/1/0/0/0",
                "1 1...c5 1/0/0/0/0",
            ])
        #expect(tree(leaves, levels: 2) == ["0 1.e4 5/2/2/1/0", "1 1...e5 2.Nf3 3/2/1/1/2", "1 1...c5 1/0/0/0/0"])
    }

    @Test func `the first moves may differ, and there may be no card`() throws {
        #expect(tree([try leaf("e4"), try leaf("d4")]) == ["0  2/2/0/0/0", "1 1.e4 1/1/0/0/0", "1 1.d4 1/1/0/0/0"])
        #expect(tree([]).isEmpty)
    }

    @Test func `reviews and leeches of later branches are counted before them`() throws {
        let leaves = [try leaf("e4 e5", due: 1, lapses: 8), try leaf("e4 c5", due: 1), try leaf("e4 e6", lapses: 9)]
        let root = try #require(
            BranchTree(leaves, side: .white, levels: 1, on: day, week: .normal).branches.first)
        #expect(root.reviews == Retention(passed: 2, counted: 4))
        #expect(root.census.leeches == 2 && root.hidden == 3)
    }
}
