import Scheduling
import Store
import Terminal
import Testing
import Training

@testable import Console

/// The parts of the screen of `stats`.
@Suite struct StatisticsViewTests {
    private let today = StudyDay("2026-11-19")!  // a Thursday

    private func terminal(columns: Int = 110, isUTF8: Bool = true, isPlain: Bool = false) -> TerminalFacts {
        let facts = TerminalFacts(isOutputTerminal: true, columns: columns, rows: 40, isUTF8: isUTF8)
        return isPlain ? facts.plain : facts
    }

    // MARK: - Days and hours

    private func activity(_ terminal: TerminalFacts, reviews: [Int: (passed: Int, of: Int)] = [:]) -> [String] {
        let sums = [(0, 60), (1, 30), (2, 12), (3, 1)].map { ago, answers in
            DaySums(day: today.advanced(by: -ago), answers: answers)
        }
        let quarters = reviews.compactMap { hour, share in
            Retention(passed: share.passed, counted: share.of).map {
                QuarterHour(start: Int64(hour) * 3_600_000, reviews: $0)
            }
        }
        return ActivityView(
            DailyActivity(26, to: today, of: sums), HoursOfDay(quarters) { _ in 0 }, days: 30, terminal
        ).lines.map(\.plain)
    }

    @Test func `each day has the shade of its answers, in the column of its calendar week`() {
        let lines = activity(terminal())
        #expect(lines[0] == "Last 26 weeks  answers on 4 days")
        #expect(lines[1] == "Mon  " + String(repeating: "·", count: 25) + "░")
        #expect(lines[2] == "Tue  " + String(repeating: "·", count: 25) + "▒")
        #expect(lines[3] == "Wed  " + String(repeating: "·", count: 25) + "▓")
        #expect(lines[4] == "Thu  " + String(repeating: "·", count: 25) + "█")
        #expect(lines[5] == "Fri " + String(repeating: "·", count: 26) + " ")
        #expect(lines[8] == "·0 ░1–9 ▒10–24 ▓25–49 █50+")
    }

    @Test func `the hours stand beside the days, and below them in a narrow terminal`() {
        let reviews = [7: (passed: 27, of: 30), 22: (passed: 15, of: 30)]
        let wide = activity(terminal(), reviews: reviews)
        #expect(wide.count == 9)
        #expect(wide[0].hasSuffix("Hours  best 07 (90 %)  worst 22 (50 %)"))
        let plot = wide[6].dropFirst(32 + 4)
        #expect(plot == String(repeating: " ", count: 7) + "█" + String(repeating: " ", count: 14) + "█ ")
        let narrow = activity(terminal(columns: 50), reviews: reviews)
        #expect(narrow.count == 17)
        #expect(narrow[9] == "Hours  best 07 (90 %)  worst 22 (50 %)")
    }

    @Test func `an hour with few reviews is seen, but is neither the best nor the worst`() {
        let lines = activity(terminal(), reviews: [3: (passed: 1, of: 1), 9: (passed: 500, of: 1000)])
        #expect(lines[0].hasSuffix("    Hours"))
        #expect(lines[6].dropFirst(36 + 3).first == "▁")
    }

    @Test func `for a screen reader the days and hours are sentences`() {
        let lines = activity(terminal(isPlain: true), reviews: [7: (passed: 27, of: 30), 22: (passed: 15, of: 30)])
        #expect(lines[1] == "Answers on 4 days of these weeks.")
        #expect(lines[2] == "Reviews by the hour in the last 30 days: 7 o'clock 30, 22 o'clock 30.")
        #expect(lines[3] == "Best hour 7 o'clock, 90 per cent right, worst hour 22 o'clock, 50 per cent right.")
    }

    // MARK: - Retention

    private func retention(_ terminal: TerminalFacts) -> [String] {
        let sums = [(0, 18, 20), (10, 300, 400)].map { ago, passed, counted in
            DaySums(
                day: today.advanced(by: -ago), young: Retention(passed: passed, counted: counted) ?? .none,
                mature: Retention(passed: 2, counted: 3) ?? .none)
        }
        return RetentionView(
            periods: RetentionPeriod.usual.map { RetentionPeriod(days: $0, to: today, of: sums) }, terminal
        ).lines.map(\.plain)
    }

    @Test func `retention is a table with its interval and number, without a percentage below twenty reviews`() {
        #expect(
            retention(terminal()) == [
                "True retention                    7 d                 30 d                365 d",
                " young (<21 d)      90 % [70–97] n 20   76 % [71–80] n 420   76 % [71–80] n 420",
                " mature (21 d+)                 – n 3                – n 6                – n 6",
            ])
    }

    @Test func `retention is a list in a narrow terminal and sentences for a screen reader`() {
        let list = retention(terminal(columns: 60))
        #expect(list.count == 7)
        #expect(list[1] == " 7 d    young (<21 d)   90 % [70–97] n 20")
        let spoken = retention(terminal(isPlain: true))
        #expect(
            spoken[0] == "Young cards, last 7 days: 90 per cent right, 95 per cent interval 70 to 97, 20 reviews.")
        #expect(spoken[1] == "Mature cards, last 7 days: too few for a percentage, 3 reviews.")
    }

    // MARK: - Ease

    private func ease(_ algorithm: SchedulingAlgorithm, _ terminal: TerminalFacts) -> [String] {
        let bucket = CardBucket(
            due: today, buriedUntil: nil, isSuspended: false, cards: 5, known: 5, leeches: 0, load: 0,
            ease: [2, 1, 1, 1], difficulty: [0, 3, 0, 2])
        return EaseView(census: CardCensus(buckets: [bucket], on: today), algorithm: algorithm, terminal).lines.map(
            \.plain)
    }

    @Test func `cards are counted by ease, or by difficulty under FSRS`() {
        #expect(ease(.sm2, terminal()) == ["Ease  ≤1.5 2 | ≤2.0 1 | ≤2.5 1 | >2.5 1"])
        #expect(ease(.fsrs, terminal()) == ["Difficulty  ≤3 0 | ≤5 3 | ≤7 0 | >7 2"])
        #expect(
            ease(.sm2, terminal(isPlain: true)) == [
                "Ease of the cards, up to 1.5: 2, up to 2.0: 1, up to 2.5: 1, above 2.5: 1."
            ])
    }

    @Test(arguments: [40, 60, 79, 110]) func `no line is wider than the terminal`(_ columns: Int) {
        let terminal = terminal(columns: columns)
        let lines =
            activity(terminal, reviews: [7: (passed: 27, of: 30), 22: (passed: 15, of: 30)]) + retention(terminal)
            + ease(.sm2, terminal)
        for line in lines { #expect(line.count <= columns) }
    }
}
