import PGN
import Store
import Terminal

/// Games as a table: ID, date, White, Black, result, ECO code, plies, event.
struct GamesListView {
    private let games: [GameHeading]
    private let columns: Int

    init(_ games: [GameHeading], columns: Int) {
        self.games = games
        self.columns = columns
    }

    var lines: [StyledText] {
        guard !games.isEmpty else { return [] }
        let number = max(2, games.map { String($0.id).count }.max() ?? 0)
        // What is left of a line beside the columns of fixed width: two players, and the event.
        let room = max(40, columns) - number - 28
        let player = min(30, max(12, room * 2 / 5))
        let event = max(0, room - 2 * player)
        let head =
            "ID".aligned(number) + " " + "date".filled(10) + " " + "White".filled(player) + " "
            + "Black".filled(player) + " " + "res" + " ECO " + "plies" + (event > 3 ? " event" : "")
        return [StyledText(head, .dim)] + games.map { line($0, number, player, event) }
    }

    private func line(_ game: GameHeading, _ number: Int, _ player: Int, _ event: Int) -> StyledText {
        var line = StyledText(String(game.id).aligned(number) + " ", .dim)
        line.append(Self.cell(game.date ?? "?", 10) + " ")
        line.append(Self.player(game.white, game.whiteElo, player) + " ")
        line.append(Self.player(game.black, game.blackElo, player) + " ")
        line.append(Self.short(game.result).filled(3), .strong)
        line.append(" " + Self.cell(game.eco ?? "", 3) + " " + "\(game.plies)".aligned(5))
        if event > 3, let name = game.event { line.append(" " + Untrusted.visible(name).cut(event - 1), .dim) }
        return line
    }

    /// The name, cut so that the rating behind it is seen.
    private static func player(_ name: String?, _ elo: Int?, _ width: Int) -> String {
        let rating = elo.map { " \($0)" } ?? ""
        return (Untrusted.visible(name ?? "?").cut(width - rating.count) + rating).filled(width)
    }

    private static func cell(_ text: String, _ width: Int) -> String {
        Untrusted.visible(text).cut(width).filled(width)
    }

    private static func short(_ result: GameResult) -> String { result == .draw ? "1/2" : result.rawValue }

    /// - Parameter total: how many games there are, shown or not.
    func json(total: Int) -> JSON {
        ["v": 1, "total": .integer(total), "games": .array(games.map(\.json))]
    }
}

extension GameHeading {
    var json: JSON {
        [
            "id": .integer(Int(id)), "date": JSON(date), "event": JSON(event), "site": JSON(site), "round": JSON(round),
            "white": JSON(white), "white_elo": JSON(whiteElo), "black": JSON(black), "black_elo": JSON(blackElo),
            "result": .string(result.rawValue), "eco": JSON(eco), "plies": .integer(plies),
        ]
    }
}
