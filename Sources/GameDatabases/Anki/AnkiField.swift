/// The fields of a note, in Anki's order. The first one differs in every note; the raw values are the names.
public enum AnkiField: String, Sendable, CaseIterable {
    case fen = "FEN"
    case line = "Line"
    case board = "Board"
    case side = "Side"
    case answer = "Answer"
    case alternatives = "Alternatives"
    case comment = "Comment"
}
