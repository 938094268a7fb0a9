public import Chess
public import Openings
public import PGN
public import Store
import Training

/// The repertoires of one side for lint: each by itself, and merged.
public struct LintContext: Sendable {
    public let side: Side
    /// The given repertoire first, if there is one.
    public let parts: [StoredRepertoire]
    /// The name of the given repertoire; nil for all.
    public let name: String?
    /// The choices for that side.
    public let choices: [LearnerChoice]
    /// The merged files, without the learner's preferences. The `source` of a chapter is an index into `paths`.
    let merged: Repertoire
    /// The paths of all files.
    public let paths: [String]
    private let preference: RepertoirePreference

    /// Nil when there is no repertoire of that side.
    public init?(_ side: Side, _ all: [StoredRepertoire], name: String?, _ choices: [LearnerChoice]) {
        let own = all.filter { $0.repertoire.side == side && $0.repertoire.name == name }
        let others = all.filter { $0.repertoire.side == side && $0.repertoire.name != name && $0.isActive }
        guard name == nil ? !others.isEmpty : !own.isEmpty else { return nil }
        self.side = side
        self.name = name
        preference = RepertoirePreference(all.filter { $0.repertoire.side == side })
        parts = own + others
        self.choices = choices.filter { $0.side == side }
        var chapters: [Chapter] = []
        var paths: [String] = []
        for part in parts {
            let before = paths.count
            chapters += part.repertoire.chapters.renumbered { $0 + before }
            paths += part.sources.map(\.path)
        }
        self.paths = paths
        merged = Repertoire(
            name: parts.first?.repertoire.name ?? "", side: side, chapters: chapters,
            additions: self.choices.additions)
    }

    /// The repertoires whose faults are reported.
    public var asked: [StoredRepertoire] { parts.filter { isAsked($0.repertoire.name) } }

    public func isAsked(_ repertoire: String) -> Bool { name == nil || repertoire == name }

    /// Whether the learner has chosen between these answers, by the position or by the repertoires.
    func isSettled(_ position: PositionIdentity, _ answers: [RepertoireFault.Answer]) -> Bool {
        choices.preferences[position] != nil
            || preference.settles(answers.map { (merged.chapters[$0.chapter].repertoire, $0.san) })
    }

    /// The same positions with the learner's preferences, as they are drilled.
    func drilled() -> Repertoire {
        Repertoire(
            name: merged.name, side: side, chapters: merged.chapters, preferences: choices.preferences,
            additions: choices.additions)
    }

    /// The location of a position of the merged graph.
    public func place(_ position: RepertoirePosition) -> LintLocation {
        place(position.start, position.line, position.position, chapter: position.chapter, position.location)
    }

    /// A place in one of the merged chapters.
    public func place(
        _ start: Position, _ line: [Move], _ position: Position, chapter: Int, _ location: SourceLocation?
    ) -> LintLocation {
        let chapter = merged.chapters[chapter]
        return LintLocation(
            repertoire: chapter.repertoire, side: side, position: position, start: start, line: line,
            file: paths[chapter.source], location: location)
    }
}

extension [LearnerChoice] {
    var additions: [RepertoireAddition] {
        compactMap { choice in
            guard case .addition(let addition) = choice.kind else { return nil }
            return addition
        }
    }

    var preferences: [PositionIdentity: Move] {
        var moves: [PositionIdentity: Move] = [:]
        for choice in self where choice.kind == .preference { moves[choice.position.identity] = choice.move }
        return moves
    }
}
