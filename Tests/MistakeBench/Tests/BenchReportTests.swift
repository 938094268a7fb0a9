import Testing

/// Grades, classes, intervals and the printed table.
@Suite struct BenchReportTests {
    private func mistake(
        code: String, class moveClass: String = "blunder", acceptable: [String] = [], false wrong: [String] = []
    ) -> LabelledMistake {
        LabelledMistake(
            id: "t1", fen: KnownCase.material[4].fen, prepared: "Nxc6", played: "Bg5", loss: 20, class: moveClass,
            code: code, acceptable: acceptable, false: wrong, reason: "")
    }

    private func result(_ mistake: LabelledMistake, code: String?) throws -> CaseResult {
        let known = KnownCase.material[4]
        let text = known.holds[0]
        let reasons = code.map {
            [ProgramAnswer.GivenReason(code: $0, kind: $0, line: [], text: "takes the undefended knight on d4")]
        }
        return try #require(CaseResult(mistake, answer: known.answer(text: text, reasons: reasons ?? [])))
    }

    @Test(
        arguments: [
            ("hanging-piece", ReasonGrade.exact), ("fork", .acceptable), ("tempo", .beside), ("only-worse", .nothing),
            (nil, .nothing),
        ] as [(String?, ReasonGrade)])
    func `the main reason is compared with the label`(given: String?, grade: ReasonGrade) throws {
        #expect(try result(mistake(code: "hanging-piece", acceptable: ["fork"]), code: given).grade == grade)
    }

    @Test func `only-worse counts as nothing even where the label has nothing better`() throws {
        #expect(try result(mistake(code: "only-worse"), code: "only-worse").grade == .nothing)
    }

    @Test(arguments: [
        ("fork", "hanging-piece", 0), ("hanging-piece", "hanging-piece", 1),
        ("hanging-piece: the knight on d4", "hanging-piece", 1),
        ("hanging-piece: the bishop on g5", "hanging-piece", 0),
    ])
    func `a claim that the label lists is false`(listed: String, given: String, count: Int) throws {
        let result = try result(mistake(code: "fork", false: [listed]), code: given)
        #expect(result.falseSentences == count && result.faults.count == count)
        #expect(result.hasProvedCause == (count == 0))
    }

    @Test(arguments: [
        ("inaccuracy", "inaccuracy", 9, true), ("mistake", "inaccuracy", 9, true), ("mistake", "inaccuracy", 8, false),
        ("sound", "inaccuracy", 5.1, false), ("slightly-worse", "inaccuracy", 6.5, true),
        ("odd", "inaccuracy", 5, false),
    ])
    func `a neighbouring class agrees near the threshold`(given: String, label: String, loss: Double, agrees: Bool) {
        #expect(ClassAgreement.isRight(given, label: label, loss: loss) == agrees)
    }

    @Test func `intervals are Wilson's`() {
        #expect(WilsonInterval(8, of: 10).description == "8 (80.0 %, 49.0–94.3)")
        #expect(WilsonInterval(0, of: 20).description == "0 (0.0 %, 0.0–16.1)")
        #expect(WilsonInterval(0, of: 0).description == "0 (0.0 %, 0.0–100.0)")
    }

    @Test func `the table counts grades, sentences and confusions`() throws {
        let results = try ["hanging-piece", "tempo"].map { try result(mistake(code: "hanging-piece"), code: $0) }
        let text = BenchReport(results: results).text
        #expect(text.contains("as written                1 (50.0 %, 9.5–90.5)"))
        #expect(text.contains("sentences (N)             2"))
        #expect(text.contains("bound 3/N                 1.5000"))
        #expect(text.contains("tempo instead of hanging-piece"))
    }
}
