import Coach
import Openings
import Scheduling
import Terminal
import Training

/// The positions that were not asked in a session.
struct LeftoverView {
    let session: Session

    /// `3 wait after 11...Nc6.`, `Left: 12 due, 2 to repeat, 5 new.`
    var lines: [StyledText] {
        let leftover = session.leftover
        var lines = leftover.waiting.compactMap { waiting -> StyledText? in
            guard let card = session[waiting.after]?.card else { return nil }
            let line = card.route
            let verb = waiting.count == 1 ? "waits" : "wait"
            return StyledText("\(waiting.count) \(verb) for the skipped position \(NumberedMoves.place(line)).", .dim)
        }
        let counts = [
            (leftover.rest.due, session.isCram ? "to practise" : "due"), (leftover.rest.repeats, "to repeat"),
            (leftover.rest.new, "new"),
        ]
        let left = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let time = session.isTimeUp ? "The time is used up. " : ""
        if !left.isEmpty { lines.append(StyledText("\(time)Left: \(left.joined(separator: ", ")).", .dim)) }
        return lines
    }

    /// The skipped positions, for a session without a terminal.
    var skipped: [StyledText] {
        let cards = session.leftover.skipped.compactMap { session[$0]?.card }
        guard !cards.isEmpty else { return [] }
        let places = cards.map { NumberedMoves.place(PlayedLine(start: $0.start, moves: $0.line)) }
        return [StyledText("\(cards.count) skipped: \(places.joined(separator: ", ")).", .dim)]
    }
}
