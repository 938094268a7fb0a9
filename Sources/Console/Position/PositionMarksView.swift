import Chess
import Coach
import Openings
import PGN
import Scheduling
import Terminal

/// Suspended cards, added moves, notes or shapes, by repertoire.
struct PositionMarksView {
    let kind: PositionMark.Kind
    let marks: [PositionMark]
    let today: StudyDay
    let columns: Int

    var lines: [StyledText] {
        guard !marks.isEmpty else { return [StyledText(nothing, .dim)] }
        var lines: [StyledText] = []
        var last: String??
        for mark in marks {
            if last != .some(mark.repertoire) {
                if !lines.isEmpty { lines.append(StyledText()) }
                lines += StyledText(mark.repertoire ?? "In no repertoire now", .strong).wrapped(to: columns)
                last = .some(mark.repertoire)
            }
            lines += row(mark).wrapped(to: columns, indent: 4)
        }
        return lines
    }

    private var nothing: String {
        switch kind {
        case .suspended: "No card is suspended."
        case .accepted: "You have added no moves."
        case .notes: "You have written no notes."
        case .shapes: "You have drawn no arrows or circles."
        }
    }

    private func row(_ mark: PositionMark) -> StyledText {
        let number = mark.position.map(\.moveNumberText) ?? ""
        var text = StyledText("  " + place(mark))
        switch mark.content {
        case .suspended(let since):
            text.append("  suspended" + words(since), .dim)
        case .accepted(let move, let main, let since):
            text.append(": ")
            text.append(number + move, .strong)
            if let main { text.append(" besides \(number)\(main)") }
            text.append("  added" + words(since), .dim)
        case .note(let note):
            text.append(": ")
            text.append(note, .comment)
        case .shapes(let shapes):
            text.append(": ")
            text.append(shapes.words)
        }
        return text
    }

    private func place(_ mark: PositionMark) -> String {
        guard let route = mark.route else { return mark.key.epd }
        let line = NumberedMoves(route.moves, from: route.start).text
        return line.isEmpty ? "move 1" : line
    }

    private func words(_ since: StudyDay?) -> String { since.map { " on \($0.long(today: today))" } ?? "" }

    var json: JSON { ["v": 1, kind.rawValue: .array(marks.map(json))] }

    private func json(_ mark: PositionMark) -> JSON {
        let line = mark.route.map { NumberedMoves($0.moves, from: $0.start).steps.map(\.san) } ?? []
        let document: JSON = [
            "side": .string(mark.key.side.name), "repertoire": JSON(mark.repertoire), "line": JSON(line),
            "fen": JSON(mark.position?.fen),
        ]
        switch mark.content {
        case .suspended(let since): return document.adding(["since": JSON(since?.description)])
        case .accepted(let move, let main, let since):
            return document.adding([
                "move": .string(move), "main": JSON(main), "since": JSON(since?.description),
            ])
        case .note(let text): return document.adding(["text": .string(text)])
        case .shapes(let shapes): return document.adding(["shapes": JSON(shapes.map(\.description))])
        }
    }
}
