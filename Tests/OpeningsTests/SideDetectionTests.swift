import Chess
import Openings
import Testing

@Suite struct SideDetectionTests {
    static let white = "1. e4 e5 (1... c5 2. Nf3 d6 (2... Nc6 3. d4) 3. d4) (1... e6 2. d4) 2. Nf3 Nc6 3. Bb5 *"
    static let black = "1. e4 (1. d4 d5 2. c4 (2. Nf3 Nf6) 2... e6) 1... c6 2. d4 (2. Nc3 d5) 2... d5 *"

    private func sides(_ pgn: String) -> [Side?] {
        SideDetection.sides(of: ParsedSource(Array(pgn.utf8))).map(\.side)
    }

    @Test func `the orientation tag of a study gives the side`() {
        #expect(sides("[Orientation \"black\"]\n\n1. e4 e5 *") == [.black])
        #expect(sides("[ChesstempoRepertoireColour \"white\"]\n\n1. e4 e5 *") == [.white])
    }

    @Test func `the side with one answer where the other has several is the learner's`() {
        #expect(sides(Self.white) == [.white])
        #expect(sides(Self.black) == [.black])
    }

    @Test func `G8 chapters of both sides in one file are distinguished, never silently White`() {
        let both = Self.white + "\n\n" + Self.black + "\n\n1. e4 c6 2. d4 d5 3. exd5 *\n\n1. c4 e5 *\n"
        #expect(sides(both) == [.white, .black, nil, nil])
    }

    @Test func `G8 a single line does not show the side`() {
        #expect(SideDetection.sides(of: ParsedSource(Array("1. e4 e5 2. Nf3 *".utf8))) == [.unclear])
        #expect(sides("1. e4 e5 2. Nf3 (2. Bc4) 2... Nc6 *") == [nil])
    }

    @Test func `chapters of one line each are analysed together`() {
        let lines = "1. e4 e5 2. Nf3 *\n\n1. e4 c5 2. Nf3 d6 3. d4 *\n\n1. e4 c5 2. Nf3 Nc6 3. d4 *\n"
        #expect(sides(lines) == [.white, .white, .white])
    }

    @Test func `moves marked as mistakes are not second answers`() {
        #expect(sides("1. e4 (1. f3?) 1... e5 (1... c5 2. Nf3) 2. Nf3 Nc6 (2... d6 3. d4) 3. Bb5 *") == [.white])
    }
}
