import Chess
import PGN
import Testing

/// Clocks, times and evaluations in comments.
struct CommentCommandTests {
    @Test(arguments: [
        ("0:05:00", Duration.seconds(300)), ("1:01:01", .seconds(3661)), ("0:00:09.5", .milliseconds(9500)),
        ("0:00:00.1", .milliseconds(100)), ("12:00:00", .seconds(43_200)),
    ])
    func `a clock is read and written`(text: String, duration: Duration) throws {
        var comment = try #require(Comment("a [%clk \(text)] b [%emt \(text)]"))
        #expect(comment.clock == duration && comment.elapsedTime == duration)
        comment.clock = .seconds(1)
        #expect(comment.raw == "a [%clk 0:00:01] b [%emt \(text)]")
        comment.clock = duration
        #expect(comment.raw == "a [%clk \(text)] b [%emt \(text)]")
        comment.elapsedTime = nil
        #expect(comment.raw == "a [%clk \(text)] b ")
    }

    @Test(arguments: [
        "", "5", "0:05", "0:05:00:00", "a:bb:cc", "-0:05:00", "0:05:0x", "0::1", "0:0:1.2.3", "9999999999:0:0",
    ])
    func `other texts are not a clock`(text: String) throws {
        #expect(try #require(Comment("[%clk \(text)]")).clock == nil)
        #expect(try #require(Comment("0:04:55")).clock == nil)
    }

    @Test func `a negative time is written as zero`() throws {
        var comment = try #require(Comment("[%clk 0:00:01]"))
        comment.clock = .seconds(-1)
        #expect(comment.raw == "[%clk 0:00:00]")
    }

    @Test(arguments: [
        (599.9, "0:09:59.9"), (3723.4, "1:02:03.4"), (12.3, "0:00:12.3"), (0.0004, "0:00:00"), (0.0006, "0:00:00.001"),
        (59.9996, "0:01:00"),
    ]) func `a time is written to the nearest millisecond`(seconds: Double, text: String) throws {
        var comment = try #require(Comment(""))
        comment.clock = .seconds(seconds)
        comment.elapsedTime = .seconds(seconds)
        #expect(comment.raw == "[%clk \(text)] [%emt \(text)]")
    }

    @Test(
        arguments: [
            ("0.17", CommentEvaluation.Value.centipawns(17), nil), ("-1.2", .centipawns(-120), nil),
            ("+3", .centipawns(300), nil),
            ("-.05,12", .centipawns(-5), 12), ("-0.05", .centipawns(-5), nil), ("#3", .mate(3), nil),
            ("#-3,20", .mate(-3), 20),
            ("0.00", .centipawns(0), nil),
        ] as [(String, CommentEvaluation.Value, Int?)])
    func `an evaluation is read and written`(text: String, value: CommentEvaluation.Value, depth: Int?) throws {
        let evaluation = try #require(Comment("[%eval \(text)] [%eval 9.99]")?.evaluation)
        #expect(evaluation == CommentEvaluation(value, depth: depth))
        #expect(CommentEvaluation(evaluation.description) == evaluation)
    }

    @Test(arguments: ["", "#", "x", "1.234", "1,2,3", "1,", "--1", ".", "#1.5", "1e3"])
    func `other texts are not an evaluation`(text: String) {
        #expect(CommentEvaluation(text) == nil)
    }

    @Test func `the first readable command counts and is replaced`() throws {
        var comment = try #require(Comment("text"))
        comment.evaluation = CommentEvaluation(.centipawns(-5), depth: 9)
        comment.clock = .seconds(59)
        #expect(comment.raw == "text [%eval -0.05,9] [%clk 0:00:59]")
        comment.evaluation = CommentEvaluation(.mate(2))
        #expect(comment.raw == "text [%eval #2] [%clk 0:00:59]")
        #expect(comment.evaluation?.pawns == nil && comment.text == "text")
    }
}
