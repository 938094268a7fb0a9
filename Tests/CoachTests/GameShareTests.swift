import Testing

@testable import Coach

@Suite struct GameShareTests {
    @Test(arguments: [(0.5, "1 in 2"), (0.36554, "1 in 2.7"), (0.1, "1 in 10"), (0.0434, "1 in 23"), (0, "never")])
    func `a frequency is shown as one game in N`(value: Double, text: String) {
        #expect(GameShare(value).text == text)
    }

    @Test(arguments: [(0.07, "7 %"), (0.005, "0.5 %"), (0, "0 %"), (1, "100 %")])
    func `a sum is shown in per cent`(value: Double, text: String) {
        #expect(GameShare(value).percent == text)
    }

    @Test func `only a fraction with numerator 1 is read`() {
        #expect(GameShare("1/200")?.value == 1.0 / 200)
        #expect(GameShare("1 / 200")?.value == 1.0 / 200)
        for text in ["200", "2/200", "1/0", "1/-3", "1/x", "1/2/3", "", "0.5"] { #expect(GameShare(text) == nil) }
    }
}
