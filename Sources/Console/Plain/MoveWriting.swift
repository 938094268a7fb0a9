import Chess
import Coach
import Store
import Terminal

/// How moves are written on the screens of a learner: in the notation of the settings and, for a screen reader, with
/// `check` and `mate` as words and blanks after the numbers.
struct MoveWriting: Sendable, Hashable {
    private let notation: NotationStyle
    private let isPlain: Bool

    /// Letters, as in files.
    static let letters = MoveWriting(.letters, isPlain: false)

    init(_ notation: NotationStyle, isPlain: Bool) {
        self.notation = notation
        self.isPlain = isPlain
    }

    /// Figurines need UTF-8, and most screen readers skip them.
    init(_ notation: NotationStyle, _ terminal: TerminalFacts) {
        let canShow = notation != .figurines || terminal.isUTF8 && !terminal.isPlain
        self.init(canShow ? notation : .letters, isPlain: terminal.isPlain)
    }

    private var isWordy: Bool { isPlain || notation == .spoken }

    /// Writes a move given in SAN: `Nf3`, `♘f3`, `knight f 3`; for a screen reader `Qf7, mate`.
    func text(_ san: String) -> String {
        let text = notation.text(san, isUTF8: true)
        guard isPlain, notation != .spoken else { return text }
        if text.hasSuffix("#") { return text.dropLast() + ", mate" }
        return text.hasSuffix("+") ? text.dropLast() + ", check" : text
    }

    /// Writes a move with its number: `12.Nf3`, `12...knight f 6`.
    func text(_ step: NumberedMoves.Step) -> String { number(step.number) + text(step.san) }

    /// Writes `12.` or `12...` before a move.
    func number(_ number: String) -> String { isWordy && !number.isEmpty ? number + " " : number }

    /// What separates moves: `1.e4 c5 2.Nf3`, `1. e 4, c 5, 2. knight f 3`.
    var separator: String { isWordy ? ", " : " " }

    /// Writes moves one after the other.
    func line(_ moves: NumberedMoves) -> String { moves.steps.map(text).joined(separator: separator) }

    /// Rewrites the moves in a sentence of the program. Each word that is a move in SAN, alone or after its number, is
    /// written in this notation; one that follows another directly is separated from it by a comma where moves are
    /// several words.
    func sentence(_ text: String) -> String {
        guard self != .letters else { return text }
        var result = ""
        var isAfterMove = false
        var blanks = ""
        var rest = text[...]
        while let first = rest.first {
            let part = rest.prefix { ($0 == " ") == (first == " ") }
            rest = rest.dropFirst(part.count)
            if first == " " {
                blanks = String(part)
                continue
            }
            let word = MoveWord(part)
            result += (isAfterMove && word != nil && isWordy ? "," : "") + blanks
            blanks = ""
            result +=
                word.map { $0.before + number($0.number) + self.text($0.san) + after($0.after, before: rest) }
                ?? String(part)
            if let word, isCheckInside(word, before: rest) { result += "," }
            isAfterMove = word.map { $0.after.isEmpty } ?? false
        }
        return result + blanks
    }

    /// Returns whether a sentence goes on after a move with `, check` or `, mate`: `queen h 5, check, forks`.
    private func isCheckInside(_ word: MoveWord, before rest: Substring) -> Bool {
        guard isWordy, word.after.isEmpty || isPlain && isNamed(rest), let last = word.san.last, "+#".contains(last)
        else { return false }
        let next = rest.drop { $0 == " " }.prefix { $0 != " " }
        return next.first?.isLowercase == true && MoveWord(next) == nil
    }

    /// What follows a move: for a screen reader `?!` is `, a dubious move`, unless the sentence goes on with the class:
    /// `is an inaccuracy`.
    private func after(_ text: String, before rest: Substring) -> String {
        let glyph = text.prefix { "!?".contains($0) }
        guard isPlain, let words = Self.glyphs[String(glyph)] else { return text }
        return isNamed(rest) ? String(text.dropFirst(glyph.count)) : ", \(words)," + text.dropFirst(glyph.count)
    }

    /// Returns whether a sentence goes on with the class of a move.
    private func isNamed(_ rest: Substring) -> Bool {
        [" is an inaccuracy", " is a mistake", " is a blunder"].contains { rest.hasPrefix($0) }
    }

    /// The glyphs after moves in words.
    static let glyphs = [
        "!": "a good move", "?": "a mistake", "!!": "a brilliant move", "??": "a blunder", "!?": "an interesting move",
        "?!": "a dubious move",
    ]
}

extension StyledText {
    /// Returns the text with its moves in another notation. The comments of authors and notes are not changed.
    func writingMoves(_ writing: MoveWriting) -> StyledText {
        guard writing != .letters else { return self }
        return runs.reduce(into: StyledText()) { text, run in
            let isVerbatim = run.style.role == .comment
            text.append(StyledText(isVerbatim ? run.text : writing.sentence(run.text), run.style))
        }
    }
}

extension [StyledText] {
    func writingMoves(_ writing: MoveWriting) -> [StyledText] { map { $0.writingMoves(writing) } }
}
