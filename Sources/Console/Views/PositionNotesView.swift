import Chess
import Openings
import PGN
import Terminal

/// What a repertoire says in one position.
struct PositionNotesView {
    let repertoire: Repertoire
    let position: Position
    let names: OpeningNames

    init(_ repertoire: Repertoire, _ position: Position, _ names: OpeningNames) {
        self.repertoire = repertoire
        self.position = position
        self.names = names
    }

    func lines(columns: Int) throws -> [StyledText] {
        guard let known = repertoire[position.identity] else {
            throw CommandFailure("\(repertoire.name) does not contain that position")
        }
        var lines = StyledText("\(repertoire.name)  \(repertoire.side.name)", .dim).wrapped(to: columns)
        if let opening = names.opening(after: known.line, from: known.start) {
            lines += OpeningView(opening).lines(columns: columns)
        }
        let number = LineView.number(of: position)
        for move in known.prepared {
            lines.append(StyledText(number + move.san + glyphs(move), .success))
            for text in move.texts { lines += StyledText("  " + text, .comment).wrapped(to: columns, indent: 2) }
        }
        for warning in known.warnings {
            lines.append(StyledText(number + warning.san + warning.nags.compactMap(\.symbol).joined(), .error))
            for text in warning.texts { lines += StyledText("  " + text, .comment).wrapped(to: columns, indent: 2) }
        }
        for reply in known.replies { lines.append(StyledText(number + reply.san)) }
        let behind = repertoire.cards(from: position.identity).count
        lines.append(StyledText("\(counted(behind, "card")) from here on", .dim))
        return lines
    }
}
