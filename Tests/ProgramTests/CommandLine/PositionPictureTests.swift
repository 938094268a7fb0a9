import Foundation
import TestSupport
import Testing

/// `prep position -o FILE`.
@Suite(.blocking) struct PositionPictureTests {
    private let learner: Learner

    init() throws { learner = try Learner() }

    private func write(_ name: String, _ options: String...) throws -> Program.Outcome {
        let words = ["position", "-o", learner.folder.path(name)] + options
        return try learner.program.run(words, environment: learner.environment)
    }

    private func svg(_ options: String...) throws -> String {
        let outcome = try learner.program.run(
            ["position", "-o", learner.folder.path("x.svg"), "--force"] + options, environment: learner.environment)
        #expect(outcome.ending == 0, "\(outcome.error)")
        return String(decoding: try learner.folder.read("x.svg"), as: UTF8.self)
    }

    @Test func `the end of the name chooses the format`() throws {
        let png = try write("board.PNG", "--size", "16")
        #expect(png.ending == 0, "\(png.error)")
        #expect(png.output.isEmpty)
        #expect(png.error == learner.folder.path("board.PNG") + ": 128 × 128 pixels\n")
        let bytes = try learner.folder.read("board.PNG")
        #expect(bytes.starts(with: [137, 80, 78, 71]))
        // The width and height in the first chunk.
        #expect(Array(bytes[16..<24]) == [0, 0, 0, 128, 0, 0, 0, 128])
        #expect(try write("board.svg").ending == 0)
        #expect(try learner.folder.read("board.svg").starts(with: "<?xml".utf8))
        for name in ["board.jpg", "board", ".png", "png"] {
            let refused = try write(name)
            #expect(refused.ending == 64)
            #expect(refused.error == "prep: a picture needs a file whose name ends with .svg or .png\n")
        }
        #expect(try learner.prep("position", "-o", "-").ending == 64)
        #expect(try learner.folder.names().filter { $0.hasPrefix("board") || $0.hasSuffix("png") }.count == 2)
    }

    @Test func `an existing file is replaced only with --force`() throws {
        let path = try learner.folder.write("mine", to: "board.png")
        let refused = try write("board.png")
        #expect(refused.ending == 2)
        #expect(refused.error == "prep: \(path): this file exists already; --force replaces it\n")
        #expect(try learner.folder.read("board.png") == Array("mine".utf8))
        #expect(try write("board.png", "--force").ending == 0)
        #expect(try learner.folder.read("board.png").count > 1000)
    }

    @Test func `a picture never replaces the data file`() throws {
        #expect(try learner.prep("settings", "theme", "blue").ending == 0)
        let before = try learner.folder.read("prep.sqlite")
        let link = learner.folder.path("link.svg")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: learner.database)
        let outcome = try write("link.svg", "--force")
        #expect(outcome.ending == 2)
        #expect(outcome.error == "prep: \(link): this is your data file; name another file\n")
        #expect(try learner.folder.read("prep.sqlite") == before)
    }

    @Test func `options change the picture`() throws {
        let pictures = [
            try svg(), try svg("--flip"), try svg("--theme", "blue"), try svg("--theme", "mono"),
            try svg("--pieces", "modern"), try svg("--size", "100"), try svg("--draw", "Gc2c3"),
            try svg("--draw", "Gc2c3", "--draw", "ra4"), try svg("--from", "1.e4"), try svg("--play", "e4"),
        ]
        #expect(Set(pictures).count == 9)
        #expect(pictures[8] == pictures[9])
        #expect(pictures[8].contains("<title>rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -</title>"))
    }

    @Test func `the settings choose theme and coordinates`() throws {
        let wood = try svg()
        let blue = try svg("--theme", "blue")
        #expect(try learner.prep("settings", "theme", "blue").ending == 0)
        #expect(try svg() == blue)
        #expect(try svg("--theme", "wood") == wood)
        #expect(try learner.prep("settings", "board.coordinates", "off").ending == 0)
        #expect(try svg().count < blue.count)
    }

    @Test(arguments: [
        (["--draw", "Xc2c3"], "--draw takes a colour (G, R, Y or B) and one or two squares"),
        (["--draw", "Gc2c9"], "such as Gc2c3 or Ra4, not Gc2c9"),
        (["--theme", "pink"], "there is no theme pink; there are wood, blue, green"),
        (["--pieces", "fancy"], "there is no set of pieces fancy; there are classic, modern"),
        (["--size", "15"], "--size takes a whole number from 16 to 256"),
        (["--json"], "--json and --output exclude each other"),
    ])
    func `wrong options are usage errors`(options: [String], message: String) throws {
        let outcome = try learner.program.run(
            ["position", "-o", learner.folder.path("x.png")] + options, environment: learner.environment)
        #expect(outcome.ending == 64)
        #expect(outcome.error.replacing("\n", with: " ").contains(message), "\(outcome.error)")
        #expect(try !learner.folder.names().contains("x.png"))
    }

    @Test func `options of a picture need its file`() throws {
        for options in [
            ["--draw", "Ga1"], ["--theme", "blue"], ["--pieces", "modern"], ["--size", "64"], ["--force"],
        ] {
            let outcome = try learner.program.run(["position"] + options, environment: learner.environment)
            #expect(outcome.ending == 64)
            #expect(outcome.error.contains("\(options[0]) needs a picture; name its file with -o FILE"))
        }
    }

    @Test func `a refused move leaves no file`() throws {
        let outcome = try write("x.png", "--play", "e5")
        #expect(outcome.ending == 1)
        #expect(outcome.output.contains("e5 is not possible"))
        #expect(try !learner.folder.names().contains("x.png"))
    }

    @Test func `a flipped board has Black at the bottom`() throws {
        let lines = try learner.prep("position", "--board", "ascii", "--flip").lines
        #expect(lines.first?.contains("R  N  B  K  Q  B  N  R") == true, "\(lines)")
        #expect(lines.contains { $0.contains("h  g  f  e  d  c  b  a") })
    }
}
