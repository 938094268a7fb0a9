import Chess
public import Coach
import Openings
import Store
import Terminal
import Training

/// `prep add`: adds the reply of a numbered gap and the learner's answer to the learner's own additions.
public struct AddCommand: Sendable {
    /// The number of the gap in the last list shown.
    public var number: Int
    public var move: String
    /// The repertoire to add the answer to; nil is the one whose line leads to the gap.
    public var repertoire: String?
    public var isJSON = false

    public init(number: Int, move: String, repertoire: String? = nil) {
        self.number = number
        self.move = move
        self.repertoire = repertoire
    }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let workspace = try Workspace.open(environment)
        let gap = try gap(workspace.file.listedGaps())
        let name = try repertoire.map(workspace.file.repertoireName) ?? gap.repertoire
        _ = try workspace.file.repertoires(named: name)
        let after = gap.before.playing(gap.reply)
        let move = try after.typedMove(self.move)
        guard let addition = RepertoireAddition(before: gap.before, reply: gap.reply, move: move, repertoire: name)
        else { throw CommandFailure("\(self.move) is not possible after \(Self.text(gap))") }
        let added = try workspace.file.add(addition, at: workspace.moment)
        let graph = try workspace.file.repertoires(named: name).map(\.repertoire).first { $0.side == gap.side }
        let route = graph?.route(to: after.identity)
        let line = NumberedMoves((route?.moves ?? []) + [move], from: route?.start ?? after)
        if isJSON {
            printer.print([
                "v": 1, "added": JSON(line.steps.map(\.san)), "repertoire": .string(name),
                "card": .integer(Int(added.card.rawValue)), "new_card": .bool(added.isNewCard),
            ])
            return .done
        }
        var text = StyledText("Added to ") + StyledText(name, .strong) + ": " + line.styled(printer.moves) + "."
        text.append(
            added.isNewCard ? " It will be asked as a new position." : " The position keeps its schedule.", .dim)
        printer.print(text.wrapped(to: printer.terminal.textColumns, indent: 2))
        return .done
    }

    private func gap(_ listed: [ListedGap]) throws -> ListedGap {
        if let gap = listed.first(where: { $0.number == number }) { return gap }
        guard let last = listed.last else {
            throw CommandFailure("there is no list of gaps yet; prep gaps or prep compare FILE shows one")
        }
        throw CommandFailure(
            "gap \(number) is not in the list shown last, which ends with \(last.number); prep gaps shows a new one")
    }

    private static func text(_ gap: ListedGap) -> String {
        NumberedMoves([gap.reply], from: gap.before).text
    }
}
