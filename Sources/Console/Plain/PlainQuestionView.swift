import Chess
import Coach
import Openings
import PGN
import Terminal
import Training

/// One question as sentences for a screen reader: first what changed on the board, then what is known about it.
struct PlainQuestionView {
    let question: Question
    /// The chapter's title, or other text that may be shown.
    let title: String
    /// The name of the moves so far; nil when they have none.
    let opening: Opening?
    /// The number of positions left, including this one.
    let left: Int
    /// The author's and the learner's arrows and circles that may be shown.
    let shapes: [Shape]
    /// The author's sign on the last move, if it may be shown.
    let sign: String?
    /// What was announced before; nil at the first question.
    let last: AnnouncedLine?
    let moves: MoveWriting
    /// How often the opponent's last move is played; nil without games.
    var lastMoveShare: GameShare?

    /// The most plies that are taken back in one sentence. A line that differs more is read from its start.
    private static let fewestRead = 4

    /// One sentence or more a line.
    var lines: [StyledText] {
        let share = lastMoveShare.map { ["That is played in \($0.percent) of games."] } ?? []
        var lines = [StyledText(([change] + share + [turn] + kind).joined(separator: " "))]
        if isNewLine { lines.insert(StyledText(heading), at: 0) }
        if let opening, opening != last?.opening { lines.append(StyledText("\(opening.name).")) }
        lines += question.comments.map { StyledText($0, .comment) }
        lines += shapes.map { StyledText(moves.sentence($0.sentence)) }
        if let show = question.show { lines += introduction(of: show) }
        return lines
    }

    /// `Move 14: `, or that the shown move is to be typed.
    func prompt(_ stage: Session.Stage) -> StyledText {
        switch stage {
        case .typing: "Type it: "
        case .retry: StyledText("Move \(question.position.fullmoveNumber), once more: ", .prompt)
        case .firstTry: StyledText("Move \(question.position.fullmoveNumber): ", .prompt)
        }
    }

    /// `New line in white-e4. You are White. 12 left.`
    private var heading: String {
        let name = title == "Your move" ? "New line" : "New line in \(title)"
        return "\(name). You are \(question.side.word). \(left) left."
    }

    /// The moves on the board that the announced line has too.
    private var known: Int {
        guard let last, last.line.start == question.start else { return 0 }
        return zip(last.line.moves, question.line).prefix { $0 == $1 }.count
    }

    private var takenBack: Int { (last?.line.moves.count ?? 0) - known }

    private var isNewLine: Bool {
        guard let last, last.line.start == question.start, last.side == question.side else { return true }
        return takenBack > min(Self.fewestRead, known)
    }

    /// What changed: the moves since the announced position, or all of them.
    private var change: String {
        let line = NumberedMoves(question.line, from: question.start)
        guard !isNewLine else {
            let start = question.start == .initial ? "From the start." : "From a position that b reads to you."
            return line.steps.isEmpty ? start : moves.line(line) + "."
        }
        if known == question.line.count, takenBack == 0 { return "The same position." }
        let place = PlayedLine(start: question.start, moves: Array(question.line.prefix(known)))
        let back = takenBack > 0 ? "Back to the position \(moves.sentence(NumberedMoves.place(place)))." : ""
        return ([back] + played(from: place.position, line.steps.dropFirst(known))).filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// `White played e4.`, a sentence for each move.
    private func played(from position: Position, _ steps: ArraySlice<NumberedMoves.Step>) -> [String] {
        var side = position.sideToMove
        let last = steps.indices.last
        return zip(steps.indices, steps).map { index, step in
            defer { side = side.opponent }
            let glyph = index == last ? sign.flatMap { MoveWriting.glyphs[$0] } : nil
            return "\(side.word) played \(moves.text(step.san))\(glyph.map { ", \($0)" } ?? "")."
        }
    }

    private var turn: String { "Your move, \(question.side.word)." }

    private var kind: [String] {
        switch question.kind {
        case .introduction, .review: []
        case .new: ["First time."]
        case .repeated: ["Again."]
        case .early: ["Practice."]
        }
    }

    private func introduction(of show: AnnotatedMove) -> [StyledText] {
        var lines = [StyledText("New. The move is \(moves.text(show.san)).")]
        lines += (question.notes?.comments ?? []).map { StyledText($0, .comment) }
        let others = (question.notes?.alternatives ?? []).map { moves.text($0.san) }
        if !others.isEmpty { lines.append(StyledText("Also prepared: \(others.joined(separator: ", ")).")) }
        return lines
    }
}

extension Side {
    /// `White` or `Black`, as a name.
    var word: String { self == .white ? "White" : "Black" }
}

extension Shape {
    /// `Arrow from c2 to c3.`, with the colour's name where it is not the usual green.
    var sentence: String {
        let name = color == .green ? "" : "\(color.background) "
        let text =
            switch figure {
            case .circle(let square): "\(name)circle on \(square)."
            case .arrow(let tail, let head): "\(name)arrow from \(tail) to \(head)."
            }
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}
