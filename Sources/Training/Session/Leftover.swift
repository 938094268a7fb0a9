import Scheduling

/// What a session leaves unasked at its end.
public struct Leftover: Hashable, Sendable {
    /// Positions that cannot be asked without showing the answer of a skipped one.
    public struct Waiting: Hashable, Sendable {
        /// The skipped card.
        public let after: CardID
        /// How many positions wait for it.
        public let count: Int
    }

    /// Skipped positions, in the order of the lines. `Session.askSkipped` asks them.
    public let skipped: [CardID]
    /// By the order of `skipped`.
    public let waiting: [Waiting]
    /// What the limit of positions or minutes left: due, to repeat, new.
    public let rest: Session.Remaining

    public var isEmpty: Bool { skipped.isEmpty && rest == Session.Remaining() && waiting.isEmpty }
}

extension Session {
    /// What is left while no question is open. O(cards × plies).
    public var leftover: Leftover {
        let skipped = skipped.sorted().filter(isWanted)
        var rest = Remaining()
        var waiting: [Int: Int] = [:]
        for index in roles.indices where roles[index] != .nothing {
            if let first = firstSkipped(onTheWayTo: index) {
                waiting[first, default: 0] += 1
            } else {
                rest.count(roles[index])
            }
        }
        return Leftover(
            skipped: skipped.map { cards[$0].id },
            waiting: skipped.compactMap { index in
                waiting[index].map { Leftover.Waiting(after: cards[index].id, count: $0) }
            }, rest: rest)
    }

    /// The cards that were answered wrongly in this session, in the order of their first wrong answers.
    public var missed: [CardID] {
        var missed: [CardID] = []
        for answer in given where !answer.grade.isPass && !missed.contains(answer.card) { missed.append(answer.card) }
        return missed
    }
}
