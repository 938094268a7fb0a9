import Chess
import Foundation
import Openings
import PGN
import Testing

@Suite struct CompiledRepertoireTests {
    /// Transpositions, a repetition, comments, drawings, signs, mistakes, a chapter from a FEN and one without an answer.
    private static let file = """
        [Event "Queen's gambit"]

        {Both move orders.} 1. d4 d5 {Solid. [%cal Gc2c4]} 2. c4 $1 {The gambit.} (2. Nf3 Nf6 3. c4 e6) 2... e6 3. Nc3
        (3. a4? {Too slow.} 3... Nf6 4. Nf3) 3... Nf6 4. Bg5 $14 {A pin.} *

        [Event "English"]

        1. c4 e6 2. d4 d5 {Solid, too.} 3. Nc3 {Develops.} Nf6 4. cxd5 exd5 5. Bg5 c6 *

        [Event "Knights back and forth"]

        1. d4 Nf6 2. Nf3 Ng8 3. Ng1 Nf6 4. c4 *

        [Event "An endgame"]
        [SetUp "1"]
        [FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 5 40"]

        40. e4 Kd7 41. Kd2 *
        """

    @Test(arguments: [Side.white, .black])
    func `a compiled repertoire has the same positions, moves and cards`(side: Side) throws {
        let chapters = ParsedSource(Array(Self.file.utf8)).chapters(of: "mine", sides: Array(repeating: side, count: 4))
        try expectSame(Repertoire(name: "mine", side: side, chapters: chapters))
    }

    @Test func `the learner's own choices and moves are in it`() throws {
        let chapters = ParsedSource(Array(Self.file.utf8)).chapters(
            of: "mine", sides: Array(repeating: .white, count: 4))
        let start = try position("d4 d5")
        let gambit = try position("d4 d5 c4")
        let slav = try gambit.move(san: "c6")
        let after = gambit.playing(slav)
        let book = Repertoire(
            name: "mine", side: .white, chapters: chapters,
            preferences: [start.identity: try start.move(san: "Nf3")],
            additions: [
                try #require(RepertoireAddition(before: gambit, reply: slav, move: try after.move(san: "cxd5"))),
                try #require(RepertoireAddition(position: start, move: try start.move(san: "Bf4"))),
            ])
        let compiled = CompiledRepertoire(book)
        let index = try #require(compiled.index(of: start.identity))
        #expect(compiled.card(at: index)?.prepared.map(\.san) == ["Nf3", "c4", "Bf4"])
        #expect(compiled.card(at: index)?.prepared.map(\.isAdded) == [false, false, true])
        try expectSame(book)
    }

    @Test func `the bundled repertoires are the same when they are compiled`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Repertoires")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "pgn" }
        try #require(!files.isEmpty)
        for file in files {
            let source = ParsedSource([UInt8](try Data(contentsOf: file)))
            for side in Side.allCases {
                let chapters = source.chapters(of: "mine", sides: Array(repeating: side, count: source.count))
                try expectSame(Repertoire(name: "mine", side: side, chapters: chapters))
            }
        }
    }

    @Test func `an empty repertoire can be compiled`() throws {
        try expectSame(Repertoire(name: "none", side: .black, chapters: []))
    }

    @Test func `damaged bytes are refused`() throws {
        let book = repertoire(Self.file, .white)
        let bytes = CompiledRepertoire(book).bytes
        for place in bytes.indices where place % 7 == 0 {
            var damaged = bytes
            damaged[place] ^= 1 << UInt8(place % 8)
            #expect(CompiledRepertoire(bytes: damaged) == nil, "byte \(place)")
        }
        for length in [0, 1, 15, 16, 17, bytes.count - 1] {
            #expect(CompiledRepertoire(bytes: Array(bytes.prefix(length))) == nil)
        }
    }

    /// What a compiled repertoire has of a move: all but its location in the file.
    private struct MoveData: Equatable {
        let texts: [String]
        let nags: [NAG]
        let comments: [PGN.Comment]
        let isAdded: Bool

        init(_ move: AnnotatedMove) {
            texts = [move.move.description, move.san, move.uci]
            nags = move.nags
            comments = move.comments
            isAdded = move.isAdded
        }
    }

    /// Compares everything but what a compiled repertoire leaves out.
    private func expectSame(_ book: Repertoire) throws {
        let compiled = try #require(CompiledRepertoire(bytes: CompiledRepertoire(book).bytes))
        #expect(compiled.name == book.name)
        #expect(compiled.side == book.side)
        let kept = book.positions.filter { !$0.isOwn || !$0.prepared.isEmpty }.sorted { $0.order < $1.order }
        #expect(compiled.count == kept.count)
        let cards = Dictionary(book.cards.map { ($0.position.identity, $0) }) { first, _ in first }
        for (index, known) in kept.enumerated() {
            let position = compiled.position(at: index)
            #expect(compiled.index(of: known.identity) == index)
            #expect(position.position == known.position)
            #expect(position.line == known.line)
            #expect(position.start == known.start)
            #expect(position.isOwn == known.isOwn)
            #expect(position.prepared.map(MoveData.init) == known.prepared.map(MoveData.init))
            #expect(position.replies.map(MoveData.init) == known.replies.map(MoveData.init))
            #expect(
                position.warnings.map(\.mistake).map(MoveData.init) == known.warnings.map(\.mistake).map(MoveData.init))
            #expect(position.warnings.map(\.refutation) == known.warnings.map(\.refutation))
            #expect(position.comments == known.comments)
            #expect(position.chapter == known.chapter)
            #expect(position.order == index)
            #expect(compiled.title(of: index) == book.chapters[known.chapter].title)
            #expect(compiled.isOwn(index) == known.isOwn)
            let successors = book.successors(of: try #require(book.index(of: known.identity))).filter { next in
                !book.positions[next.position].isOwn || !book.positions[next.position].prepared.isEmpty
            }
            #expect(compiled.successors(of: index).map(\.move) == successors.map(\.move))
            #expect(
                compiled.successors(of: index).map { compiled.position(at: $0.position).identity }
                    == successors.map { book.positions[$0.position].identity })
            let card = compiled.card(at: index)
            let merged = cards[known.identity]
            #expect(card?.key == merged?.key)
            #expect(card?.repertoire == merged?.repertoire)
            #expect(card?.remarks == merged?.remarks)
        }
        var walked: [Position] = []
        compiled.forEachPosition { index, position in
            #expect(index == walked.count)
            walked.append(position)
        }
        #expect(walked == kept.map(\.position))
    }
}
