import Analysis
import Chess
import Testing
import UCI

/// The published formulas, compared with values from an independent script.
struct AccuracyTests {
    @Test(arguments: [(50.0, 40.0, 64.57982845372067), (60, 20, 15.909002002130041), (40, 60, 100), (100, 0, 0)])
    func `a move's accuracy decreases with its loss`(_ before: Double, _ after: Double, _ expected: Double) {
        #expect(abs(Accuracy.ofMove(before: before, after: after) - expected) < 1e-9)
    }

    private func chances(_ centipawns: [Int]) -> [Double] {
        ([15] + centipawns).map { WinChance.percent(.centipawns($0)) }
    }

    @Test func `a short, wild game`() throws {
        let (white, black) = Accuracy.ofGame(chances([20, 35, -10, 40, 40, 300, 280, 310, -50, -1000]))
        #expect(abs(try #require(white) - 50.92204847991282) < 1e-9)
        #expect(abs(try #require(black) - 72.60323718950168) < 1e-9)
    }

    @Test func `a long game that White or Black begins`() throws {
        // A random walk of 90 plies.
        let centipawns = [
            -19, -60, -70, -47, -101, -152, -107, -99, -147, -161, -147, -200, -144, -140, -173, -229, -278, -283, -290,
            -342, -372, -421, -411, -417, -470, -425, -413, -458, -490, -470, -450, -436, -489, -476, -462, -472, -526,
            -558, -613, -602, -553, -596, -619, -626, -668, -659, -704, -691, -712, -701, -657, -630, -667, -714, -700,
            -687, -666, -702, -715, -763, -753, -722, -774, -762, -815, -796, -830, -827, -800, -792, -798, -759, -779,
            -780, -766, -708, -710, -724, -746, -775, -734, -771, -742, -703, -732, -782, -769, -791, -784, -781,
        ]
        let first = Accuracy.ofGame(chances(centipawns))
        #expect(abs(try #require(first.white) - 95.47738059038377) < 1e-9)
        #expect(abs(try #require(first.black) - 98.93483003213746) < 1e-9)
        let second = Accuracy.ofGame(chances(centipawns), isWhiteFirst: false)
        #expect(abs(try #require(second.white) - 95.66639030479821) < 1e-9)
        #expect(abs(try #require(second.black) - 98.21271528374703) < 1e-9)
    }

    @Test(arguments: [0, 1, 2, 3]) func `games of a few plies have an accuracy`(_ plies: Int) {
        let (white, black) = Accuracy.ofGame(chances(Array(repeating: 15, count: plies)))
        #expect(white == (plies > 0 ? 100 : nil))
        #expect(black == (plies > 1 ? 100 : nil))
    }
}
