import Chess
import Openings
import PGN
import Store

/// Commands for arrows and circles that cannot be read.
extension LintContext {
    /// The commands `[%cal …]` and `[%csl …]` that are shown as text, with their places in the files.
    public func unreadableShapes() -> [LintFinding] {
        asked.flatMap { part in
            var text: (source: Int, text: SourceText)?
            return part.repertoire.chapters.flatMap { chapter in
                let tree = chapter.tree
                return tree.nodes.flatMap { node -> [LintFinding] in
                    // A comment before a move is written after the move before it.
                    let before = node.parent.map { tree[$0].location } ?? node.location
                    let faults =
                        node.commentsBefore.flatMap(\.shapeFaults).map { ($0, before) }
                        + node.comments.flatMap(\.shapeFaults).map { ($0, node.location) }
                    guard !faults.isEmpty else { return [] }
                    if text?.source != chapter.source { text = (chapter.source, SourceText(chapter.fileText)) }
                    var last: SourceLocation?
                    return faults.map { fault, moved in
                        let place = text?.text.location(of: fault.command, after: last ?? moved)
                        last = place.map { SourceLocation(line: $0.line, column: $0.column + 1) }
                        return finding(
                            fault, node.id, tree, at: place ?? moved, part.sources[chapter.source].path,
                            part.repertoire.name)
                    }
                }
            }
        }
    }

    private func finding(
        _ fault: ShapeFault, _ node: GameTree.NodeID, _ tree: GameTree, at location: SourceLocation, _ file: String,
        _ repertoire: String
    ) -> LintFinding {
        // The moves before a null move do not lead to the position, which then names itself.
        let moves = tree.line(to: node).map { tree[$0].move }
        let hasNull = moves.contains(nil)
        let position = tree.position(at: node)
        let place = LintLocation(
            repertoire: repertoire, side: side, position: position, start: hasNull ? position : tree.start,
            line: hasNull ? [] : moves.compactMap(\.self), file: file, location: location)
        return LintFinding(problem: .unreadableShapes(fault), place: place)
    }
}
