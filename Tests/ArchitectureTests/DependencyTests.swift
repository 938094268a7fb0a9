import TestSupport
import Testing

@Suite struct DependencyTests {
    @Test func `every file imports only targets below its own`() {
        let files = Checkout.swiftFiles(in: "Sources")
        #expect(files.count > 50)
        let faults = files.flatMap(Dependencies.faults)
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test(arguments: ["Tests/SeededRandom", "Tests/FuzzDrivers", "Tests/Fuzz"])
    func `fuzz drivers and the program that feeds them need no test framework`(folder: String) {
        let files = Checkout.swiftFiles(in: folder)
        #expect(!files.isEmpty)
        #expect(files.flatMap(Dependencies.faults) == [])
    }

    @Test(arguments: [
        (
            "Sources/Chess/Move.swift", "import Foundation",
            "Sources/Chess/Move.swift:1: Chess must not import Foundation"
        ),
        (
            "Sources/PGN/A/B.swift", "// one\n\npublic import Openings",
            "Sources/PGN/A/B.swift:3: PGN must not import Openings"
        ),
        ("Sources/Training/T.swift", "import UCI", "Sources/Training/T.swift:1: Training must not import UCI"),
        (
            "Sources/Training/T.swift", "import Analysis",
            "Sources/Training/T.swift:1: Training must not import Analysis"
        ),
        (
            "Sources/BoardImage/B.swift", "import Foundation",
            "Sources/BoardImage/B.swift:1: BoardImage must not import Foundation"
        ),
        ("Sources/Terminal/T.swift", "import Chess", "Sources/Terminal/T.swift:1: Terminal must not import Chess"),
        ("Sources/Console/C.swift", "import GRDB", "Sources/Console/C.swift:1: Console must not import GRDB"),
        (
            "Sources/Chess/C.swift", "import struct Glibc.winsize",
            "Sources/Chess/C.swift:1: Chess must not import Glibc"
        ),
        (
            "Sources/UCI/Protocol/Score.swift", "@preconcurrency import Subprocess",
            "Sources/UCI/Protocol/Score.swift:1: UCI must not import Subprocess outside of Process/"
        ),
        ("Sources/Helpers/H.swift", "", "Sources/Helpers/H.swift:1: no target is called Helpers"),
    ])
    func `a forbidden import is reported with its place`(path: String, text: String, fault: String) {
        #expect(Dependencies.faults(in: Checkout.File(path: path, text: text)) == [fault])
    }

    @Test(arguments: [
        ("Sources/UCI/Process/Engine.swift", "import Subprocess"), ("Sources/Store/S.swift", "internal import GRDB"),
        ("Sources/Openings/O.swift", "public import PGN\nimport Chess"),
        ("Sources/Chess/C.swift", "// import Foundation"),
        ("Sources/prep-bench/P.swift", "let script = \"\"\"\n    import chess.pgn\n    \"\"\""),
        ("Sources/Terminal/T.swift", "@preconcurrency import Glibc"), ("Sources/Chess/C.swift", "let important = 1"),
    ])
    func `an allowed import is not reported`(path: String, text: String) {
        #expect(Dependencies.faults(in: Checkout.File(path: path, text: text)).isEmpty)
    }

    @Test func `Coach returns values and names neither styled text nor JSON`() {
        let files = Checkout.swiftFiles(in: "Sources/Coach")
        #expect(files.count > 50)
        let words: Set<Substring> = ["StyledText", "Printer", "JSON"]
        for file in files {
            for (index, line) in file.lines.enumerated() {
                let found = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter(words.contains)
                #expect(found.isEmpty, "\(file.path):\(index + 1): \(found.joined(separator: ", "))")
            }
        }
    }
}
