import Chess
import Openings
import PGN
import Store

/// Faults within the files.
extension LintContext {
    /// Positions where files have different main moves and the learner has not chosen one. Moves beyond the depth of an
    /// import are ignored.
    public func conflicts() -> [LintFinding] {
        merged.faults.compactMap { fault in
            guard case .conflict(let place, let answers) = fault, !isSettled(place.position.identity, answers),
                parts.contains(where: { $0.repertoire[place.position.identity]?.prepared.isEmpty == false }),
                answers.contains(where: { isAsked(merged.chapters[$0.chapter].repertoire) }), let first = answers.first
            else { return nil }
            let others = answers.dropFirst().filter { $0.san != first.san }.map {
                LintAnswer(san: $0.san, path: paths[$0.source], location: $0.location)
            }
            let found = self.place(
                place.start, place.line, place.position, chapter: first.chapter, first.location)
            return LintFinding(problem: .conflict(san: first.san, others: others), place: found)
        }
    }

    /// Lines that end with the opponent's move, and moves both played and marked as mistakes, for each repertoire.
    public func faults() -> [LintFinding] {
        asked.flatMap { part in
            part.repertoire.faults.compactMap { fault in
                switch fault {
                case .unanswered(let place):
                    guard merged[place.position.identity]?.prepared.isEmpty != false else { return nil }
                    return unanswered(place, part)
                case .warnedAndPlayed(let place, let san):
                    return LintFinding(problem: .contradiction(san: san), place: self.place(place, part))
                case .conflict, .lateCards: return nil
                }
            }
        }
    }

    private func unanswered(_ fault: RepertoireFault.Place, _ part: StoredRepertoire) -> LintFinding {
        let place = self.place(fault, part)
        let warnings = part.repertoire[fault.position.identity]?.warnings.map(\.san) ?? []
        return LintFinding(problem: warnings.isEmpty ? .deadEnd : .noMove(mistakes: warnings), place: place)
    }

    /// Chapters whose first position is not reached by any line from the initial position.
    public func unreachable() -> [LintFinding] {
        guard let start = merged.index(of: Position.initial.identity) else { return [] }
        let reached = Set(merged.walk(from: start))
        var reported: Set<PositionIdentity> = []
        return merged.chapters.enumerated().compactMap { number, chapter in
            let begin = chapter.tree.start
            guard isAsked(chapter.repertoire), let index = merged.index(of: begin.identity), !reached.contains(index),
                reported.insert(begin.identity).inserted
            else { return nil }
            let first = chapter.tree.nodes.dropFirst().first
            return LintFinding(
                problem: .unreachable(
                    chapter: chapter.title, cards: merged.cards(from: begin.identity).count),
                place: place(begin, [], begin, chapter: number, first?.location))
        }
    }

    private func place(_ place: RepertoireFault.Place, _ part: StoredRepertoire) -> LintLocation {
        let source = part.repertoire.chapters[place.chapter].source
        return LintLocation(
            repertoire: part.repertoire.name, side: side, position: place.position, start: place.start,
            line: place.line, file: part.sources[source].path, location: place.location)
    }
}
