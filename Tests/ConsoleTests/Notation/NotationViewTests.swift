import PGN
import Store
import Terminal
import Testing

@testable import Coach
@testable import Console

/// The notation of a chapter as text.
@Suite struct NotationViewTests {
    private func view(_ movetext: String, _ form: NotationView.Form = .movetext) throws -> NotationView {
        NotationView(NotationOutline(try GameTree(pgn: movetext + " *")), form)
    }

    private func text(_ movetext: String, _ form: NotationView.Form = .movetext) throws -> String {
        try view(movetext, form).lines(columns: 1_000).map(\.plain).joined(separator: "\n")
    }

    @Test func `the main line flows with its numbers and signs`() throws {
        #expect(try text("1. e4 e5 $6 2. Nf3! Nc6") == "1.e4 e5?! 2.Nf3! Nc6")
    }

    @Test func `glyphs are signs for reading and numbers in PGN`() throws {
        let moves = "1. e4 $1 $16 e5 $10 2. Nf3 $146 Nc6 $19 $14 3. Bb5 $250"
        #expect(try text(moves, .screen) == "1.e4! ± e5 = 2.Nf3 N Nc6 −+ ⩲ 3.Bb5")
        #expect(try text(moves) == "1.e4! $16 e5 $10 2.Nf3 $146 Nc6 $19 $14 3.Bb5 $250")
        var plain = try view(moves, .screen)
        plain.isUTF8 = false
        #expect(plain.lines(columns: 100).first?.plain == "1.e4! +/- e5 = 2.Nf3 N Nc6 -+ += 3.Bb5")
    }

    @Test func `a variation is in parentheses, and the line after it repeats its number`() throws {
        #expect(try text("1. e4 e5 (1... c5 2. Nf3) 2. Nf3") == "1.e4 e5 (1...c5 2.Nf3) 2.Nf3")
        #expect(try text("1. e4 (1. d4 d5) 1... e5") == "1.e4 (1.d4 d5) 1...e5")
        #expect(try text("1. e4 (1. d4 d5) 1... e5", .screen) == "1.e4 ([a] 1.d4 d5) 1...e5")
    }

    @Test func `variations from the second level on have lines of their own`() throws {
        let moves = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... Nf6 3. e5)) 2... d6) (1... e6) 2. Nf3 Nc6"
        #expect(
            try text(moves)
                == """
                1.e4 e5 (1...c5 2.Nf3
                  (2.c3 d5
                    (2...Nf6 3.e5))
                2...d6) (1...e6) 2.Nf3 Nc6
                """)
        #expect(
            try text(moves, .screen)
                == """
                1.e4 e5 ([a] 1...c5 2.Nf3
                  ([a1] 2.c3 d5
                    ([a1a] 2...Nf6 3.e5))
                2...d6) ([b] 1...e6) 2.Nf3 Nc6
                """)
    }

    @Test func `a folded variation shows its first move and its length`() throws {
        var view = try view("1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) (1... e6) 2. Nf3", .screen)
        view.folded = [1, 3]
        #expect(view.lines(columns: 100).map(\.plain) == ["1.e4 e5 ([a] 1...c5 … 3 moves) ([b] 1...e6) 2.Nf3"])
    }

    @Test func `comments are in braces in PGN, and coloured words without commands for reading`() throws {
        let moves = "{To begin.} 1. e4 {the centre [%csl Ge4]} e5 {[%cal Ge2e4]} 2. Nf3"
        #expect(try text(moves) == "{To begin.} 1.e4 {the centre [%csl Ge4]} 1...e5 {[%cal Ge2e4]} 2.Nf3")
        #expect(try text(moves, .screen) == "To begin. 1.e4 the centre 1...e5 2.Nf3")
        let line = try #require(try view(moves, .screen).lines(columns: 80).first)
        #expect(line.runs.contains { $0.text.contains("centre") && $0.style == Style(.comment) })
    }

    @Test func `a comment that ends a variation comes before the closing parenthesis`() throws {
        #expect(try text("1. e4 e5 (1... c5 {sharp}) 2. Nf3") == "1.e4 e5 (1...c5 {sharp}) 2.Nf3")
    }

    @Test func `the main line is strong, variations are dim except on the way to the current move`() throws {
        var view = try view("1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3", .screen)
        view.current = try view.outline.node(named: "2...d6", from: .root)
        let runs = try #require(view.lines(columns: 80).first).runs
        func role(_ text: String) -> Style? { runs.first { $0.text.contains(text) }?.style }
        #expect(role("e5") == Style(.move))
        #expect(role("d6") == Style(.blackPiece, on: .lastMove))
        #expect(role("1...c5") == Style(.move))
        view.current = .root
        let dimmed = try #require(view.lines(columns: 80).first).runs
        #expect(dimmed.first { $0.text.contains("c5") }?.style == Style(.dim))
    }

    @Test func `without colours the current move is between signs`() throws {
        var view = try view("1. e4 e5", .screen)
        view.hasColor = false
        view.current = try view.outline.node(named: "1...e5", from: .root)
        #expect(view.lines(columns: 80).map(\.plain) == ["1.e4 >e5<"])
    }

    @Test(arguments: [
        (NotationStyle.figurines, "1.e4 f5 2.exf5 ♘f6 3.♗c4"),
        (.spoken, "1.e 4 f 5 2.e pawn takes f 5 knight f 6 3.bishop c 4"),
        (.letters, "1.e4 f5 2.exf5 Nf6 3.Bc4"),
    ])
    func `moves are written as the setting says`(style: NotationStyle, wanted: String) throws {
        var view = try view("1. e4 f5 2. exf5 Nf6 3. Bc4", .screen)
        view.style = style
        #expect(view.lines(columns: 80).map(\.plain) == [wanted])
        view.isUTF8 = false
        #expect(!view.lines(columns: 80).map(\.plain).joined().contains("♘"))
    }

    @Test func `moves that are not just a piece and a square can be spoken`() {
        let spoken = ["O-O-O+", "e8=Q#", "Nbd7", "R1xa3", "--"].map { NotationStyle.spoken.text($0, isUTF8: true) }
        #expect(
            spoken == ["queen side castle, check", "e 8 queen, mate", "knight b d 7", "rook 1 takes a 3", "null move"])
    }

    @Test func `the window is around the current move and marks what it leaves out`() {
        let page = NotationPage(lines: (0..<30).map { StyledText("\($0)") }, currentLine: 15)
        let window = page.window(rows: 9, isUTF8: true).map(\.plain)
        #expect(window == ["⋮", "13", "14", "15", "16", "17", "18", "19", "⋮"])
        #expect(
            NotationPage(lines: page.lines, currentLine: 29).window(rows: 3, isUTF8: false).map(\.plain) == [
                "27", "28", "29",
            ])
        #expect(NotationPage(lines: page.lines, currentLine: nil).window(rows: 40, isUTF8: true).count == 30)
    }
}
