import Chess
import Coach
import Openings
import PGN
import Scheduling
import Store
import Training

/// The JSON document of `prep compare`.
struct CompareDocument {
    let view: CompareView
    let skipped: [SkippedGame]
    let errors: [(file: String, error: PGNError)]
    let warnings: [(file: String, error: PGNError)]
    let isDryRun: Bool

    var json: JSON {
        let report = view.report
        return [
            "v": 1, "games": .array(view.comparisons.map(json)),
            "positions": .array(DeparturePosition.all(view.comparisons, isOwn: true).map(json)),
            "replies": .array(DeparturePosition.all(view.comparisons, isOwn: false).map(json)),
            "skipped": .array(
                skipped.map {
                    ["file": .string($0.file), "game": .integer($0.number), "reason": .string($0.reason.words)]
                }),
            "errors": .array(errors.map { $0.error.json(in: $0.file) }),
            "warnings": .array(warnings.map { $0.error.json(in: $0.file) }), "dry_run": .bool(isDryRun),
            "new_games": .integer(report.newGames), "due": .integer(report.due), "seen": .integer(report.seen),
            "reviewed": .integer(report.reviewed), "not_learnt": .integer(report.notLearnt),
            "suspended": .integer(report.suspended),
        ]
    }

    private func json(_ comparison: GameComparison) -> JSON {
        let game = comparison.game
        return [
            "file": .string(game.file), "game": .integer(game.number), "white": .string(game.tags.white),
            "black": .string(game.tags.black), "date": .string(game.tags.date), "link": .string(game.tags.link),
            "result": .string(game.result.rawValue), "side": .string(game.side.name),
            "opening": OpeningView.json(comparison.opening), "new": .bool(comparison.standing.isNew),
            "departure": comparison.walk.departure.map { json($0, comparison) } ?? .null,
            "last_book_ply": JSON(comparison.walk.lastBookPly), "book_ended": .bool(comparison.walk.outlastsBook),
            "other_order": .array(
                comparison.detours.map { ["ply": .integer($0.ply), "played": .string($0.position.san($0.move))] }),
        ]
    }

    private func json(_ departure: BookMove, _ comparison: GameComparison) -> JSON {
        let expected = departure.expected.map(departure.position.san)
        return [
            "ply": .integer(departure.ply), "by": departure.isOwn ? "me" : "opponent",
            "played": .string(departure.position.san(departure.move)),
            "prepared": JSON(departure.isOwn ? expected : []), "known": JSON(departure.isOwn ? [] : expected),
            "fen": .string(departure.position.fen), "warned": .bool(departure.warning != nil),
            "times_before": .integer(comparison.standing.departuresBefore),
            "card": JSON(CompareView.dueText(comparison.card, today: view.today)),
            "frequency": json(comparison.frequency),
        ]
    }

    private func json(_ spot: DeparturePosition) -> JSON {
        let move = spot.first
        return [
            "fen": .string(move.position.fen), "side": .string(spot.side.name),
            "line": JSON(NumberedMoves(move.place.line, from: move.place.start).steps.map(\.san)),
            "played": .string(move.position.san(move.move)), "expected": JSON(move.expected.map(move.position.san)),
            "opening": OpeningView.json(spot.opening), "left": .integer(spot.left), "reached": .integer(spot.reached),
            "due": JSON(spot.card?.due?.description), "frequency": json(spot.frequency),
        ]
    }

    private func json(_ frequency: ReplyFrequency?) -> JSON {
        frequency.map { ["games": .integer($0.games), "played": .integer($0.played)] } ?? .null
    }
}
