import Chess
public import Openings
import PGN
import Store

/// What files say against each other, and against what the learner chose himself.
extension LintContext {
    /// Prepared moves that the author of another repertoire marks as mistakes.
    public func warnings() -> [LintFinding] {
        parts.flatMap { part in
            part.repertoire.positions.flatMap { position in
                position.warnings.compactMap { warning -> LintFinding? in
                    let prepared = merged[position.identity]?.prepared.first { $0.move == warning.move }
                    guard let chapter = prepared?.chapter.map({ merged.chapters[$0] }),
                        isAsked(part.repertoire.name) || isAsked(chapter.repertoire)
                    else { return nil }
                    let place = LintLocation(
                        repertoire: part.repertoire.name, side: side, position: position.position,
                        start: position.start, line: position.line,
                        file: part.sources[part.repertoire.chapters[warning.chapter].source].path,
                        location: warning.location)
                    return LintFinding(
                        kind: .warning, place: place,
                        message: "\(warning.san) \(place.phrase) is marked as a mistake here, and prepared in"
                            + " \(chapter.repertoire)")
                }
            }
        }
    }

    /// Accepted and preferred moves the files know nothing of, or speak against. Those in positions that no repertoire
    /// has any more rest, and are no findings.
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
            return LintFinding(
                kind: .addition, place: place,
                message: "you accepted \(prepared.san) \(place.phrase), which the file marks as a mistake")
        }
        let written = position.prepared.filter { $0.chapter != nil }.map(\.san)
        guard prepared.chapter == nil, !written.isEmpty else { return nil }
        return LintFinding(
            kind: .addition, place: place,
            message: "you accepted \(prepared.san) \(place.phrase); the file plays"
                + " \(written.joined(separator: ", "))")
    }

    private func preference(_ move: Move, _ position: RepertoirePosition) -> LintFinding? {
        let place = self.place(position)
        let san = position.position.san(move)
        guard position.prepared.contains(where: { $0.move == move }) else {
            return LintFinding(
                kind: .preference, place: place,
                message: "you prefer \(san) \(place.phrase), which no file plays any more")
        }
        // A choice between files that differ agrees with one of them.
        let answers = merged.faults.compactMap { fault -> [String]? in
            guard case .conflict(let place, let answers) = fault, place.position.identity == position.identity else {
                return nil
            }
            return answers.map(\.san)
        }.first
        guard let main = position.prepared.first, main.move != move, answers?.contains(san) != true else { return nil }
        return LintFinding(
            kind: .preference, place: place,
            message: "you prefer \(san) \(place.phrase); the file's main move is \(main.san)")
    }

    /// Branches that fewer games meet than the share says, those of one repertoire together.
    ///
    /// - Parameter isCautious: a reply is not called rare because few games reached the position before it.
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
            let place = self.place(position)
            let share = GameShare(branch.probability)
            return LintFinding(
                kind: .rare, place: place,
                message: "\(place.lineText): \(counted(branch.cards, "card")), \(share.phrase)",
                rare: (branch.cards, share))
        }
    }
}
