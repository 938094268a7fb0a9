import Chess
import Openings
import PGN
import Scheduling
import Training

@testable import Store

/// Small repertoire files, and lookups that the tests need.
enum Sample {
    /// Four cards: the start, after 1...e5, after 2...Nc6, after 1...c5.
    static let italian = """
        [Event "Italian"]

        1. e4 {the king's pawn} e5 (1... c5 2. Nf3) 2. Nf3 Nc6 3. Bc4 *

        """

    /// One file with a chapter for each side.
    static let mixed = """
        [Event "White"]
        [Orientation "white"]

        1. e4 e5 2. Nf3 *

        [Event "Black"]
        [Orientation "black"]

        1. d4 d5 2. c4 e6 *

        """

    /// The second chapter contains an illegal move.
    static let halfBad = """
        [Event "Good"]

        1. e4 e5 2. Nf3 Nc6 3. Bc4 *

        [Event "Bad"]

        1. e4 c5 2. Nf3 Qxh7 *

        """

    static func plan(
        _ text: String, name: String = "white", isNameChosen: Bool = true, path: String = "/files/white.pgn",
        side: Side? = .white, sides: [Side?]? = nil, limits: ImportLimits = .none,
        placement: ImportRequest.Placement = .automatic, isKnown: Bool = false, day: StudyDay = firstDay
    ) -> ImportRequest {
        let source = ParsedSource(Array(text.utf8))
        return ImportRequest(
            name: name, isNameChosen: isNameChosen, path: path, source: source,
            sides: sides ?? Array(repeating: side, count: source.count), limits: limits, placement: placement,
            isKnown: isKnown, day: day, instant: Int64(day.number) * 86_400_000)
    }

    /// The key of the card after these moves.
    static func key(_ moves: String...) -> CardKey {
        var position = Position.initial
        for move in moves {
            guard let move = try? position.move(san: move) else { continue }
            position = position.playing(move)
        }
        return CardKey(side: position.sideToMove, epd: position.epd)
    }
}

extension LearnerFile {
    func card(_ key: CardKey) throws -> StoredCard? {
        try storedCards().first { $0.key == key }
    }

    /// Gives a card an interval of 15 days with three good answers. Returns its state.
    func learn(_ key: CardKey) throws -> CardState {
        guard let card = try card(key) else { throw StoreError(.notFound, path: path, "no card at \(key.epd)") }
        for offset in [0, 1, 7] { try review(card.id, .good, on: firstDay.advanced(by: offset)) }
        return try state(of: card.id)
    }
}

extension ImportReport {
    /// new, unchanged, re-commented, answer changed, removed, returned; all parts together.
    var counts: [Int] {
        parts.reduce(into: [0, 0, 0, 0, 0, 0]) { sums, part in
            let difference = part.difference
            let sizes = [
                difference.new.count, difference.unchanged.count, difference.recommented.count,
                difference.answerChanged.count, difference.removed.count, difference.returned.count,
            ]
            for index in sums.indices { sums[index] += sizes[index] }
        }
    }
}
