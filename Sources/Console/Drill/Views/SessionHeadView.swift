import Chess
import Terminal
import Training

/// What a session begins with: how many new positions it will show, and of which repertoires.
struct SessionHeadView {
    let new: [NewPositionAllocation.Count]
    let columns: Int

    /// `New: 5 white-e4, 5 black-vs-d4`; nothing without a new position. Where one name stands for both colours, the side
    /// is added.
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
