import Chess
public import Openings
import PGN
import Store

/// Contradictions between files, and between files and the choices of the learner.
extension LintContext {
    /// Prepared moves that the author of another repertoire marks as mistakes.
    public func warnings() -> [LintFinding] {
        parts.flatMap { part in
            part.repertoire.positions.flatMap { position in
                position.warnings.compactMap { warning -> LintFinding? in
                    let prepared = merged[position.identity]?.prepared.first { $0.move == warning.move }
                    guard let origin = warning.origin,
                        let chapter = prepared?.origin.map({ merged.chapters[$0.chapter] }),
                        isAsked(part.repertoire.name) || isAsked(chapter.repertoire)
                    else { return nil }
                    let place = LintLocation(
                        repertoire: part.repertoire.name, side: side, position: position.position,
                        start: position.start, line: position.line,
                        file: part.sources[part.repertoire.chapters[origin.chapter].source].path,
                        location: origin.location)
                    return LintFinding(
                        problem: .warning(san: warning.san, preparedIn: chapter.repertoire), place: place)
                }
            }
        }
    }

    /// Accepted and preferred moves that are not in the files, or that the files contradict. Choices in positions that
    /// no repertoire contains any more are not reported.
    public func disagreements() -> [LintFinding] {
        choices.compactMap { choice in
            guard let position = merged[choice.position.identity],
                isAsked(merged.chapters[position.chapter].repertoire)
            else { return nil }
            switch choice.kind {
            case .addition: return addition(choice.move, position)
            case .preference: return preference(choice.move, position)
            }
        }
    }

    private func addition(_ move: Move, _ position: RepertoirePosition) -> LintFinding? {
        guard let prepared = position.prepared.first(where: { $0.move == move }) else { return nil }
        let place = self.place(position)
        if prepared.nags.contains(where: \.isWarning) {
            return LintFinding(problem: .acceptedMistake(san: prepared.san), place: place)
        }
        let written = position.prepared.filter { !$0.isAdded }.map(\.san)
        guard prepared.isAdded, !written.isEmpty else { return nil }
        return LintFinding(problem: .acceptedMove(san: prepared.san, fileMoves: written), place: place)
    }

    private func preference(_ move: Move, _ position: RepertoirePosition) -> LintFinding? {
        let place = self.place(position)
        let san = position.position.san(move)
        guard position.prepared.contains(where: { $0.move == move }) else {
            return LintFinding(problem: .unknownPreference(san: san), place: place)
        }
        // A choice between files that differ agrees with one of them.
        let answers = merged.faults.compactMap { fault -> [String]? in
            guard case .conflict(let place, let answers) = fault, place.position.identity == position.identity else {
                return nil
            }
            return answers.map(\.san)
        }.first
        guard let main = position.prepared.first, main.move != move, answers?.contains(san) != true else { return nil }
        return LintFinding(problem: .otherPreference(san: san, main: main.san), place: place)
    }

    /// Branches met in fewer games than the share, grouped by repertoire.
    ///
    /// - Parameter isCautious: whether a reply counts as possible although few games reached the position before it.
    public func rare(below limit: GameShare, _ source: @escaping FrequencySource, isCautious: Bool) throws
        -> [LintFinding]
    {
        let drilled = drilled()
        let paths = try PathProbabilities(drilled, isCautious ? drilled.counting(eachReplyOnceIn: source) : source)
        let findings = rare(paths, below: limit)
        return parts.map(\.repertoire.name).uniqued.flatMap { name in findings.filter { $0.place.repertoire == name } }
    }

    private func rare(_ paths: PathProbabilities, below limit: GameShare) -> [LintFinding] {
        let drilled = paths.repertoire
        return paths.rareBranches(below: limit.value).compactMap { branch in
            let position = drilled.positions[branch.position]
            guard isAsked(drilled.chapters[position.chapter].repertoire) else { return nil }
            return LintFinding(
                problem: .rare(cards: branch.cards, share: GameShare(branch.probability)), place: self.place(position))
        }
    }
}
