import Chess
import PGN
import Scheduling
import Testing

@testable import Coach

@Suite struct DrillEntryTests {
    /// What the line was read as, in a word or two.
    private func reading(_ line: String, after moves: String = "e4 e5") throws -> String {
        let position = try position(after: moves)
        switch DrillEntry(line, in: position) {
        case .empty: return "empty"
        case .move(let move): return "move " + position.san(move)
        case .promotion(let moves): return "promotion " + moves.map { position.san($0) }.joined(separator: " ")
        case .refused(let error): return "refused \(error.kind)"
        case .nullMove: return "null move"
        case .command(let word): return "command \(word)"
        case .misused: return "misused"
        }
    }

    @Test(arguments: ["", "   ", "\t"])
    func `an empty line is empty`(line: String) throws { #expect(try reading(line) == "empty") }

    @Test(arguments: [
        ("Nf3", "Nf3"), ("nf3", "Nf3"), ("  Nf3 ", "Nf3"), ("g1f3", "Nf3"), ("Bc4", "Bc4"), ("b4", "b4"),
        ("bc4", "Bc4"), ("Qh5", "Qh5"),
    ])
    func `a move is recognized`(line: String, san: String) throws { #expect(try reading(line) == "move " + san) }

    @Test(arguments: [
        ("hint", "hint"), ("HINT", "hint"), (":hint", "hint"), ("show", "reveal"), ("show last", "revealLast"),
        ("why", "why"), ("undo", "undo"),
        ("skip", "skip"), ("flip", "flip"), ("?", "help"), ("exit", "quit"), ("quit", "quit"), ("moves", "moves"),
        ("bury", "bury(last: false)"), ("bury last", "bury(last: true)"), ("suspend LAST", "suspend(last: true)"),
        ("board ASCII", "board(Optional(\"ascii\"))"), ("board", "board(nil)"),
        ("show white-e4", "show(\"white-e4\")"), ("note watch e5", "note(Optional(\"watch e5\"), last: false)"),
        ("note last", "note(nil, last: true)"), ("back", "back"), ("next", "next"), ("add Bc4", "add(\"Bc4\")"),
        ("accept", "accept(anyway: false)"), ("accept anyway", "accept(anyway: true)"),
        ("note watch e5 last", "note(Optional(\"watch e5\"), last: true)"),
    ])
    func `a word is read as a command`(line: String, command: String) throws {
        #expect(try reading(line).replacing("Console.DrillWord.", with: "") == "command " + command)
    }

    @Test(arguments: [
        ("draw", "list"), ("draw clear", "clear"), ("draw Gc2c3", "Gc2c3"), ("DRAW ra3 yB1b2", "Ra3 Yb1b2"),
        ("draw c2c3,d4", "c2c3 d4"), ("draw b4 ba4", "b4 Ba4"), ("draw Gc2c3 last", "Gc2c3 last"),
        ("draw last", "list last"),
    ])
    func `draw takes shapes with or without a colour`(line: String, read: String) throws {
        guard case .command(.draw(let request, let last)) = DrillEntry(line, in: .initial) else {
            Issue.record("\(line) does not draw")
            return
        }
        let words =
            switch request {
            case .list: "list"
            case .clear: "clear"
            case .toggle(let shapes):
                shapes.map { shape in
                    let text = Shape(.green, shape.figure).description.dropFirst()
                    return (shape.color?.rawValue ?? "") + text
                }.joined(separator: " ")
            }
        #expect(words + (last ? " last" : "") == read)
    }

    @Test func `the same shape again erases it, and in another colour replaces it`() throws {
        var shapes: [Shape] = []
        for text in ["Gc2c3", "Ra3", "Bc2c3", "Yd4", "Ra3"] { shapes.toggle(try #require(Shape(text))) }
        #expect(shapes.map(\.description) == ["Bc2c3", "Yd4"])
    }

    @Test(arguments: [":Nf3", ":", ":nonsense", "add", "add last", "draw c9", "draw Gc2c3x", "draw me"])
    func `a colon marks a command, and an invalid command is reported`(line: String) throws {
        #expect(try reading(line) == "misused")
    }

    @Test func `a digit from 0 to 5 overrules the last grade`() throws {
        for digit in 0...5 {
            guard case .command(.grade(let grade)) = DrillEntry("\(digit)", in: .initial) else {
                Issue.record("\(digit) is no grade")
                continue
            }
            #expect(grade.rawValue == digit)
        }
        #expect(try reading("6").hasPrefix("refused"))
    }

    @Test(arguments: ["2 Nf3", "2. Nf3", "2.Nf3"])
    func `a move with its number is not a grade`(line: String) throws { #expect(try reading(line) == "move Nf3") }

    @Test(arguments: ["4 5", "3 nonsense"])
    func `a digit followed by more text is not a grade`(line: String) throws {
        #expect(try reading(line).hasPrefix("refused"))
    }

    @Test func `castling with zeros is not a grade`() throws {
        #expect(try reading("0-0", after: "e4 e5 Nf3 Nc6 Bc4 Bc5") == "move O-O")
    }

    @Test func `a promotion without its piece asks which`() throws {
        let position = try Position(fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1")
        guard case .promotion(let moves) = DrillEntry("a8", in: position) else {
            Issue.record("a8 asks for no piece")
            return
        }
        #expect(moves.map { position.san($0) }.sorted() == ["a8=B", "a8=N", "a8=Q", "a8=R"])
        guard case .move = DrillEntry("a8=N", in: position) else {
            Issue.record("a8=N is not a move")
            return
        }
    }

    @Test func `an illegal, an ambiguous and an unreadable token are refused, each by its kind`() throws {
        #expect(try reading("Ke3") == "refused illegal")
        #expect(try reading("Nd2", after: "d4 d5 Nf3 Nf6 Bd2 Bd7 Bf4 Bf5") == "refused ambiguous")
        #expect(try reading("xyz") == "refused syntax")
        #expect(try reading("--") == "null move")
    }
}
