import Foundation
import TestSupport
import Testing

/// `prep position` with settings of the board.
@Suite(.blocking) struct PositionLookTests {
    @Test func `a position is drawn in the theme and look of the settings`() throws {
        let learner = try Learner(lines: Lines.white)
        learner.environment["LANG"] = "C.UTF-8"
        // With sixteen colours some themes look alike.
        learner.environment["TERM"] = "xterm-256color"
        learner.environment["COLORTERM"] = "truecolor"
        func board() throws -> String { try learner.prep("position", "--color", "always").output }
        let wood = try board()
        for (key, value) in [("theme", "blue"), ("board.coordinates", "off"), ("board", "ascii"), ("board", "none")] {
            let before = try board()
            #expect(try learner.prep("settings", key, value).ending == 0)
            #expect(try board() != before, "\(key) \(value)")
        }
        for key in ["theme", "board.coordinates", "board"] {
            #expect(try learner.prep("settings", key, "default").ending == 0)
        }
        #expect(try board() == wood)
        // It works without a data file, and with a damaged one.
        #expect(try learner.prep("--db", "/dev/null", "position").ending == 0)
        #expect(try learner.prep("--db", learner.folder.path("none.sqlite"), "position").ending == 0)
        #expect(!FileManager.default.fileExists(atPath: learner.folder.path("none.sqlite")))
    }
}
