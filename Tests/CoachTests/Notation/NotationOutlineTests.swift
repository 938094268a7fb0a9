import Chess
import PGN
import Testing

@testable import Coach

/// The outline of a chapter: numbers, labels, and moves found by their names.
@Suite struct NotationOutlineTests {
    static let movetext = """
        1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) (2. Nc3 Nc6 (2... d6 3. f4)) 2... d6 3. d4) (1... e6 2. d4 d5)
        2. Nf3 Nc6 (2... Nf6 3. Nxe5) 3. Bb5 Nf6 (3... a6 4. Ba4 Nf6) 4. O-O *
        """

    static func outline(_ movetext: String = movetext) throws -> NotationOutline {
        NotationOutline(try GameTree(pgn: movetext))
    }

    /// What a move is called after `goto` finds it; the message when it does not.
    private func found(_ text: String, in outline: NotationOutline, from cursor: GameTree.NodeID = .root) -> String {
        do throws(NotationFault) {
            let node = try outline.node(named: text, from: cursor)
            let line = outline.lines[outline.line(of: node)]
            return (outline.move(node)?.text ?? "start") + (line.level > 0 ? " [\(line.label)]" : "")
        } catch {
            return error.message
        }
    }

    @Test func `variations have letters, those in them digits, and so on in turn`() throws {
        let outline = try Self.outline()
        #expect(outline.lines.map(\.label) == ["", "a", "a1", "a2", "a2a", "b", "c", "d"])
        #expect(outline.lines.map(\.level) == [0, 1, 2, 2, 3, 1, 1, 1])
        #expect(outline.lines.map(\.moves) == [7, 4, 2, 2, 2, 3, 2, 3])
    }

    @Test func `the 27th variation is aa`() throws {
        let firsts = ["d4", "c4", "Nf3", "g3", "b3", "f4", "Nc3", "a3", "h3", "a4", "h4", "d3", "e3", "c3", "f3", "g4"]
        let text = (0..<28).map { "(1. \(firsts[$0 % firsts.count]))" }.joined(separator: " ")
        #expect(try Self.outline("1. e4 \(text) *").lines.map(\.label).suffix(3) == ["z", "aa", "ab"])
    }

    @Test func `the labels of very deep variations are numbers, and all labels differ`() throws {
        let depth = 300
        var tree = GameTree()
        var node = GameTree.root
        for _ in 0..<depth {
            let moves = tree.position(at: node).legalMoves()
            for move in moves.prefix(2) { tree.append(move, to: node) }
            node = try #require(tree[node].children.last)
        }
        let outline = NotationOutline(tree)
        let labels = outline.lines.map(\.label)
        #expect(Set(labels).count == depth + 1)
        #expect(labels.allSatisfy { $0.count <= 6 })
        #expect(labels.last == "#300")
        for (index, line) in outline.lines.enumerated().dropFirst() {
            #expect(outline.line(labelled: line.label) == index)
        }
    }

    @Test(arguments: [
        ("2.Nf3", "2.Nf3"), ("main 2.Nf3", "2.Nf3"),
        ("a 2.Nf3", "2.Nf3 [a]"), ("[a] 2. Nf3", "2.Nf3 [a]"), ("a2", "2.Nc3 [a2]"), ("[A2A]", "2...d6 [a2a]"),
        ("2...Nc6", "2...Nc6"),
        ("2… Nf6", "2...Nf6 [c]"), ("3...a6", "3...a6 [d]"), ("a6", "3...a6 [d]"), ("4.0-0", "4.O-O"),
        ("4. o-o", "4.O-O"), ("4", "4.O-O"), ("3...", "3...Nf6"), ("2... ♞f6", "2...Nf6 [c]"), ("nxe5", "3.Nxe5 [c]"),
        ("3.Bf1b5", "3.Bb5"),
        ("f1b5", "f1b5 is not in this chapter. goto takes a move with its number or a label: goto 12...Nf6"),
        ("main", "start"), ("7.h3", "There is no move 7 in this chapter: it ends at move 4."),
        ("c 5.h3", "There is no move 5 in [c]: it ends at move 3."),
        ("3.Bc4", "3.Bc4 is not in this chapter. It has 3.f4, 3.d4, 3.Nxe5, 3.Bb5."),
        ("3...Bc5", "3...Bc5 is not in this chapter. It has 3...Nf6, 3...a6 [d]."),
    ])
    func `a move is found by its number, its label or both, else an error helps`(text: String, result: String) throws {
        #expect(found(text, in: try Self.outline()) == result)
    }

    @Test func `of several moves the one of the cursor's line is meant`() throws {
        let outline = try Self.outline()
        let d6 = try outline.node(named: "a 2...d6", from: .root)
        #expect(found("2.Nf3", in: outline, from: d6) == "2.Nf3 [a]")
        let bishop = try outline.node(named: "3.Bb5", from: .root)
        #expect(found("2.Nf3", in: outline, from: bishop) == "2.Nf3")
        #expect(found("2...Nc6", in: outline, from: bishop) == "2...Nc6")
        let french = try outline.node(named: "b", from: .root)
        #expect(
            found("2.Nf3", in: outline, from: french) == "2.Nf3 is in the main line and in [a]. Type: goto main 2.Nf3")
    }

    @Test func `a move in many variations is reported with a few of them`() throws {
        let lines = (0..<9).map { "(1... \(["c5", "e6", "c6", "d5", "d6", "g6", "b6", "a6", "h6"][$0]) 2. d4)" }
        let outline = try Self.outline("1. e4 e5 \(lines.joined(separator: " ")) 2. Nf3 *")
        #expect(
            found("2.d4", in: outline)
                == "2.d4 is in 9 variations: [a] [b] [c] [d] [e] [f] and 3 more. Type: goto a 2.d4")
    }

    @Test func `a label comes before a pawn move of the same letters`() throws {
        let text = "1. e4 e5 (1... a5) (1... b5 2. d4 (2. a3) (2. b3)) 2. Nf3 *"
        #expect(found("b2", in: try Self.outline(text)) == "2.b3 [b2]")
        #expect(found("1...b5", in: try Self.outline(text)) == "1...b5 [b]")
    }
}
