import Chess
import Terminal
import Training

/// The head of a session: the number of new positions it will show, by repertoire.
struct SessionHeadView {
    let new: [NewPositionAllocation.Count]
    let columns: Int

    /// `New: 5 white-e4, 5 black-vs-d4`; empty without new positions. The side is added when
    /// repertoires of both sides have the same name.
    var lines: [StyledText] {
        guard !new.isEmpty else { return [] }
        let parts = new.map { count in
            let isOnlyOne = new.count { $0.repertoire.name == count.repertoire.name } == 1
            let side = isOnlyOne ? "" : " (\(count.repertoire.side.name))"
            return "\(count.positions) \(count.repertoire.name)\(side)"
        }
        return (StyledText("New: ", .strong) + StyledText(parts.joined(separator: ", ")))
            .wrapped(to: columns, indent: 5)
    }
}
