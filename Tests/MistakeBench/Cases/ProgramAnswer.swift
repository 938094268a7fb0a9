/// What `prep explain --json` printed.
struct ProgramAnswer: Decodable, Sendable {
    struct Evaluated: Decodable, Sendable {
        let san: String
        let pv: [String]
        let cp: Int?
        let mate: Int?
        let win: Double
    }

    struct GivenReason: Decodable, Sendable {
        let code: String
        let kind: String
        let line: [String]
        let text: String
    }

    enum CodingKeys: String, CodingKey {
        case text, reasons, outcome, played, expected
        case lossCentipawns = "loss_cp"
        case bestMoves = "best_moves"
        case moveClass = "class"
    }

    let text: String
    let reasons: [GivenReason]
    let outcome: String
    let moveClass: String
    let lossCentipawns: Int
    let played: Evaluated
    let expected: Evaluated
    /// The engine's best moves of one search; nil in answers of older programs.
    let bestMoves: [Evaluated]?

    /// The class in the words of the labels.
    var labelClass: String { outcome == "worse" ? moveClass : outcome }
}
