import Chess
import Coach
import PGN
import Store
import Terminal

/// The findings, each with its place in the file, and a list of the rare branches.
struct LintView {
    let findings: [LintFinding]
    /// The number of cards in the checked repertoires.
    let cards: Int
    /// The frequency below which a branch is rare; nil when rare branches are not listed.
    let rare: GameShare?
    /// Which games count; nil when all do, or none are needed.
    let counts: GameCounts?
    let columns: Int

    private static let branchesShown = 15

    var lines: [StyledText] {
        let faults = findings.filter { $0.rare == nil }.flatMap(lines)
        return faults + (counts?.text.wrapped(to: columns, indent: 2) ?? []) + rareLines
    }

    private func lines(_ finding: LintFinding) -> [StyledText] {
        let head = place(finding, .strong) + StyledText(finding.kind.title, .warning)
        return head.wrapped(to: columns, indent: 2)
            + StyledText("  " + finding.message).wrapped(to: columns, indent: 2)
    }

    /// `white.pgn:14:23: `, or the name of the repertoire when there is no file.
    private func place(_ finding: LintFinding, _ role: Role) -> StyledText {
        guard let file = finding.place.file else { return StyledText(finding.place.repertoire + ": ", role) }
        return StyledText(file + (finding.place.location.map { ":\($0)" } ?? "") + ": ", role)
    }

    /// The branches of each repertoire with the most cards, and the sum of the others.
    private var rareLines: [StyledText] {
        let all = findings.filter { $0.rare != nil }
        return all.map(\.place.repertoire).uniqued.flatMap { repertoire in
            let own = all.filter { $0.place.repertoire == repertoire }
            let rest = own.dropFirst(Self.branchesShown)
            var lines = StyledText(repertoire + ", rarely met:", .strong).wrapped(to: columns)
            lines += own.prefix(Self.branchesShown).flatMap(rareLines)
            if !rest.isEmpty {
                let cards = rest.reduce(0) { $0 + ($1.rare?.cards ?? 0) }
                let text = "\(counted(cards, "card")) in \(counted(rest.count, "smaller branch", "smaller branches"))"
                lines += StyledText("  and \(text); --json shows all", .dim).wrapped(to: columns, indent: 4)
            }
            return lines
        }
    }

    private func rareLines(_ finding: LintFinding) -> [StyledText] {
        guard let rare = finding.rare else { return [] }
        var line = StyledText("  " + counted(rare.cards, "card").aligned(9), .warning)
        line.append("  " + rare.share.text.filled(13))
        line.append(finding.place.lineText)
        if let location = finding.place.location { line.append("  (\(location))", .dim) }
        return line.wrapped(to: columns, indent: min(26, columns / 4))
    }

    var summary: StyledText {
        let rarities = findings.compactMap(\.rare)
        let others = findings.count - rarities.count
        var text = others == 0 ? "No faults found" : counted(others, "finding")
        if let rare {
            let cost = rarities.reduce(0) { $0 + $1.cards }
            text += "; " + (cost == 0 ? "no card" : "\(cost) of \(counted(cards, "card"))")
            text += " \(cost > 1 ? "are" : "is") met in fewer than \(rare.text) games"
        }
        return StyledText(text + ".")
    }

    var json: JSON {
        ["v": 1, "counted": counts?.json ?? .null, "findings": .array(findings.map(json))]
    }

    private func json(_ finding: LintFinding) -> JSON {
        let place = finding.place
        let document: JSON = [
            "kind": .string(finding.kind.rawValue), "fen": .string(place.position.fen),
            "line": JSON(NumberedMoves(place.line, from: place.start).steps.map(\.san)),
            "message": .string(finding.message), "file": JSON(place.file), "line_number": JSON(place.location?.line),
            "column": JSON(place.location?.column), "repertoire": .string(place.repertoire),
            "side": .string(place.side.name),
        ]
        guard let rare = finding.rare else { return document }
        return document.adding(["cards": .integer(rare.cards), "probability": .number(rare.share.value)])
    }
}
