import Foundation
import TestSupport
import Testing

/// `drill --json` with a script at the other end.
final class ScriptedDrill {
    let conversation: Conversation
    /// The lines that were explanations; they may come at any time.
    private(set) var explanations: [Document] = []

    init(_ conversation: Conversation) { self.conversation = conversation }

    struct Question {
        let card: Int
        let fen: String
        /// The moves that led there, with blanks between.
        let line: String
        let kind: String
        let show: String?
        /// The arrows and circles on its board, as in PGN.
        let shapes: [String]
        /// The whole line as it came.
        let raw: String
    }

    /// The next line that is no explanation.
    func line(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> (document: Document, raw: String) {
        while true {
            guard let raw = conversation.nextLine(sourceLocation: sourceLocation), let document = Document(raw) else {
                throw Unexpected("no line of the protocol")
            }
            if let explanation = document["explanation"] {
                explanations.append(explanation)
            } else {
                return (document, raw)
            }
        }
    }

    /// The next question; nil when the summary comes instead.
    func question(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> Question? {
        let (document, raw) = try line(sourceLocation: sourceLocation)
        if document["summary"] != nil { return nil }
        guard let question = document["question"], let card = question["card"]?.integer,
            let fen = question["fen"]?.text, let kind = question["kind"]?.text
        else { throw Unexpected("wanted a question, got \(raw)") }
        return Question(
            card: card, fen: fen, line: (question["line"]?.texts ?? []).joined(separator: " "), kind: kind,
            show: question["show"]?.text, shapes: question["shapes"]?.texts ?? [], raw: raw)
    }

    /// Sends a line and reads the reply to it.
    func reply(to input: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> Document {
        conversation.send(line: input)
        return try line(sourceLocation: sourceLocation).document
    }

    /// Closes the input and waits for the end.
    func finish() -> Ending? {
        conversation.closeInput()
        return conversation.status()
    }
}
