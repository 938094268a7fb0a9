/// One line of `building.jsonl`: a mistake with the reason a coach would give.
struct LabelledMistake: Decodable, Sendable {
    let id: String
    let fen: String
    let prepared: String
    let played: String
    /// The loss of win chance in points at two million nodes.
    let loss: Double
    let `class`: String
    let code: String
    let acceptable: [String]
    let `false`: [String]
    let reason: String
}
