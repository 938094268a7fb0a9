import Coach
import Foundation

/// A line of input for a program: plain text, or an object with the answer and its time in milliseconds.
struct JSONAnswer {
    static let remedy = "a JSON line needs \"answer\", as in {\"answer\":\"Nf3\",\"ms\":2300}"

    let answer: String
    var milliseconds: Int?

    init?(_ line: String) {
        guard line.trimmed.hasPrefix("{") else {
            answer = line
            return
        }
        struct Object: Decodable {
            let answer: String
            let ms: Int?
        }
        guard let object = try? JSONDecoder().decode(Object.self, from: Data(line.utf8)) else { return nil }
        answer = object.answer
        milliseconds = object.ms.flatMap { $0 >= 0 ? $0 : nil }
    }
}
