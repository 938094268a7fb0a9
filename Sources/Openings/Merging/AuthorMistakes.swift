import Chess
import PGN

/// The moves that authors mark as mistakes in any chapter of a repertoire, without those the learner added. They are
/// not mistakes in other repertoires.
struct AuthorMistakes {
    private var byRepertoire: [String: [PositionIdentity: Set<Move>]] = [:]

    init(in input: MergeInput) {
        for chapter in input.chapters where chapter.hasWarnings {
            let tree = chapter.tree
            for node in tree.nodes where node.nags.contains(where: \.isWarning) {
                guard let move = node.move, let parent = node.parent else { continue }
                let before = tree.position(at: parent)
                guard before.sideToMove == input.side else { continue }
                byRepertoire[chapter.repertoire, default: [:]][before.identity, default: []].insert(move)
            }
        }
        for repertoire in Array(byRepertoire.keys) {
            for addition in input.additions {
                byRepertoire[repertoire]?[addition.position.identity]?.remove(addition.move)
            }
        }
    }

    /// Returns whether a move is marked as a mistake in a repertoire.
    func contains(_ move: Move, at identity: PositionIdentity, in repertoire: String) -> Bool {
        byRepertoire[repertoire]?[identity]?.contains(move) ?? false
    }

    /// Returns whether the added move is marked as a mistake in any repertoire.
    func contains(_ addition: RepertoireAddition) -> Bool {
        byRepertoire.values.contains { $0[addition.position.identity]?.contains(addition.move) ?? false }
    }
}
