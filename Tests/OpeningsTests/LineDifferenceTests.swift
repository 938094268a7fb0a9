import Chess
import Openings
import PGN
import Testing

@Suite struct LineDifferenceTests {
    private func repertoire(_ games: String...) throws -> Repertoire {
        let chapters = try games.enumerated().map { index, text in
            Chapter(
                number: index + 1, title: "", tree: try GameTree(pgn: text), side: .white, repertoire: "white")
        }
        return Repertoire(name: "white", side: .white, chapters: chapters)
    }

    /// `1.e4 e5 (2 lines, 5 positions)`.
    private func text(_ branches: [LineDifference.Branch]) -> [String] {
        branches.map { branch in
            "\(san(branch.line, from: branch.start)) (\(branch.lines), \(branch.positions))"
        }
    }

    private func san(_ line: [Move], from start: Position) -> String {
        var position = start
        return line.map { move in
            defer { position = position.playing(move) }
            return position.san(move)
        }.joined(separator: " ")
    }

    @Test func `the same lines in another order make no difference`() throws {
        let old = try repertoire("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *", "1. d4 d5 2. Nf3 Nf6 3. c4 *")
        let new = try repertoire("1. e4 c5 (1... e5 2. Nf3) 2. Nf3 *", "1. d4 d5 2. Nf3 Nf6 3. c4 *")
        #expect(LineDifference(from: old, to: new).isEmpty)
        #expect(LineDifference(from: new, to: old).isEmpty)
    }

    @Test func `lines with the same first moves are one branch up to the last common move`() throws {
        let old = try repertoire("1. e4 e5 2. Nf3 *")
        let new = try repertoire("1. e4 e5 (1... c5 2. Nf3 d6 (2... Nc6 3. Bb5 (3. d4)) 3. d4) 2. Nf3 *")
        let difference = LineDifference(from: old, to: new)
        #expect(text(difference.added) == ["e4 c5 Nf3 (3, 7)"])
        #expect(difference.removed.isEmpty && difference.changed.isEmpty)
        #expect(
            text(LineDifference(from: old, to: new, isFolded: false).added) == [
                "e4 c5 Nf3 d6 d4 (1, 4)", "e4 c5 Nf3 Nc6 Bb5 (1, 2)", "e4 c5 Nf3 Nc6 d4 (1, 1)",
            ])
        #expect(text(LineDifference(from: new, to: old).removed) == ["e4 c5 Nf3 (3, 7)"])
    }

    @Test func `a changed answer is reported once, and not also as an added and a removed line`() throws {
        let old = try repertoire("1. e4 e5 2. Nf3 Nc6 3. Bc4 *")
        let new = try repertoire("1. e4 e5 2. Nf3 Nc6 3. Bb5 *")
        let difference = LineDifference(from: old, to: new)
        #expect(difference.added.isEmpty && difference.removed.isEmpty)
        let change = try #require(difference.changed.first)
        #expect(difference.changed.count == 1)
        #expect(change.position.san(change.former) == "Bc4")
        #expect(change.position.san(change.now) == "Bb5")
        #expect(san(change.line, from: change.start) == "e4 e5 Nf3 Nc6")
    }

    @Test func `swapping main move and alternative changes the main move and no line`() throws {
        let old = try repertoire("1. e4 (1. d4 d5) 1... e5 2. Nf3 *")
        let new = try repertoire("1. d4 (1. e4 e5 2. Nf3) 1... d5 *")
        let difference = LineDifference(from: old, to: new)
        #expect(difference.changed.count == 1)
        #expect(difference.added.isEmpty && difference.removed.isEmpty)
    }

    @Test func `a repetition terminates, and a new move order into known lines is one line without new positions`()
        throws
    {
        let old = try repertoire("1. Nf3 d5 2. d4 Nf6 *")
        let new = try repertoire("1. Nf3 d5 (1... Nf6 2. d4 d5) 2. d4 Nf6 3. Ng1 Ng8 4. Nf3 Nf6 *")
        let difference = LineDifference(from: old, to: new)
        #expect(text(difference.added) == ["Nf3 Nf6 d4 d5 (1, 2)", "Nf3 Nf6 d4 d5 Ng1 Ng8 Nf3 (1, 2)"])
    }

    @Test func `all lines of a new repertoire are added`() throws {
        let new = try repertoire("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *")
        #expect(text(LineDifference(from: nil, to: new).added) == ["e4 (2, 6)"])
    }

    @Test func `many branches are folded at the greatest depth that the rows allow`() throws {
        let old = try repertoire("1. e4 *")
        let new = try repertoire(
            "1. e4 e5 2. Nf3 *", "1. e4 c5 2. Nf3 *", "1. e4 c5 2. c3 *", "1. e4 e6 2. d4 *", "1. e4 e6 2. d3 *")
        let lines = LineDifference(from: old, to: new, isFolded: false).added
        #expect(lines.count == 5)
        #expect(text(LineDifference.folded(lines, into: 5)).count == 5)
        let rows = LineDifference.folded(lines, into: 3)
        #expect(rows.map { san($0.line, from: $0.start) } == ["e4 e5 Nf3", "e4 c5", "e4 e6"])
        #expect(rows.map(\.lines) == [1, 2, 2])
        #expect(LineDifference.folded(lines, into: 1).map(\.lines) == [5])
    }
}
