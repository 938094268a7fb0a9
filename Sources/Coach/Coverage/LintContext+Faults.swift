import Chess
import Openings
import PGN
import Store

/// What is wrong within the files.
extension LintContext {
    /// Where files disagree and the learner has not chosen yet. What lies beyond an import's depth does not count.
    public func conflicts() -> [LintFinding] {
        merged.faults.compactMap { fault in
            guard case .conflict(let place, let answers) = fault, !isSettled(place.position.identity, answers),
                parts.contains(where: { $0.repertoire[place.position.identity]?.prepared.isEmpty == false }),
                answers.contains(where: { isAsked(merged.chapters[$0.chapter].repertoire) }), let first = answers.first
            else { return nil }
            let others = answers.dropFirst().filter { $0.san != first.san }
                .map { "\($0.san) in \(paths[$0.source]):\($0.location)" }
            let found = self.place(
                place.start, place.line, place.position, chapter: first.chapter, first.location)
            return LintFinding(
                kind: .conflict, place: found,
                message: "\(found.phrase): \(first.san) here, \(others.joined(separator: ", "));"
                    + " choose the main move with prep prefer")
        }
    }

    /// Lines without an end, and moves both played and marked as mistakes, each repertoire for itself.
    public func faults() -> [LintFinding] {
        asked.flatMap { part in
            part.repertoire.faults.compactMap { fault in
                switch fault {
                case .unanswered(let place):
                    guard merged[place.position.identity]?.prepared.isEmpty != false else { return nil }
                    return unanswered(place, part)
                case .warnedAndPlayed(let place, let san):
                    let found = self.place(place, part)
                    return LintFinding(
                        kind: .contradiction, place: found,
                        message: "\(san) \(found.phrase) is played in one line and marked as a mistake in"
                            + " another; neither it nor the moves after it are asked")
                case .conflict, .lateCards: return nil
                }
            }
        }
    }

    private func unanswered(_ fault: RepertoireFault.Place, _ part: StoredRepertoire) -> LintFinding {
        let place = self.place(fault, part)
        let warnings = part.repertoire[fault.position.identity]?.warnings.map(\.san) ?? []
        guard warnings.isEmpty else {
            return LintFinding(
                kind: .noMove, place: place,
                message:
                    "\(place.phrase) every move is marked as a mistake: \(warnings.joined(separator: ", "))")
        }
        return LintFinding(
            kind: .deadEnd, place: place, message: "the line ends with the opponent's move: \(place.lineText)")
    }

    /// Chapters that begin where no line from the initial position leads.
    public func unreachable() -> [LintFinding] {
        guard let start = merged.index(of: Position.initial.identity) else { return [] }
        let reached = Set(merged.walk(from: start))
        var told: Set<PositionIdentity> = []
        return merged.chapters.enumerated().compactMap { number, chapter in
            let begin = chapter.tree.start
            guard isAsked(chapter.repertoire), let index = merged.index(of: begin.identity), !reached.contains(index),
                told.insert(begin.identity).inserted
            else { return nil }
            let first = chapter.tree.nodes.dropFirst().first
            return LintFinding(
                kind: .unreachable,
                place: place(begin, [], begin, chapter: number, first?.location),
                message: "no line leads to the first position of chapter \(Self.quoted(chapter.title)): "
                    + counted(merged.cards(from: begin.identity).count, "card"))
        }
    }

    public static func quoted(_ title: String) -> String { "\"\(title)\"" }

    private func place(_ place: RepertoireFault.Place, _ part: StoredRepertoire) -> LintLocation {
        let source = part.repertoire.chapters[place.chapter].source
        return LintLocation(
            repertoire: part.repertoire.name, side: side, position: place.position, start: place.start,
            line: place.line, file: part.sources[source].path, location: place.location)
    }
}
