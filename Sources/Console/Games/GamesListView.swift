import Coach
import PGN
import Store
import Terminal

/// Games as a table: ID, date, White, Black, result, ECO code, plies, event. Long names are cut; `games show` has them
/// whole. In a narrow terminal each game has two rows, and nothing is cut.
struct GamesListView {
    private let games: [GameHeader]
    private let columns: Int

    /// In a narrower terminal there is no room for a table.
    private static let tableColumns = 72

    init(_ games: [GameHeader], columns: Int) {
        self.games = games
        self.columns = columns
    }

    var lines: [StyledText] {
        guard !games.isEmpty else { return [] }
        let number = max(2, games.map { String($0.id).count }.max() ?? 0)
        return columns < Self.tableColumns ? games.flatMap { rows($0, number) } : table(number)
    }

    private func table(_ number: Int) -> [StyledText] {
        // The width left for the two players and the event beside the columns of fixed width.
        let room = columns - number - 28
        let names = games.flatMap {
            [Self.whole($0.white, $0.whiteElo), Self.whole($0.black, $0.blackElo)]
        }
        let player = min(max(12, names.map(DisplayWidth.of).max() ?? 0), max(12, room * 2 / 5))
        let event = max(0, room - 2 * player)
        let head =
            "ID".aligned(number) + " " + "date".filled(10) + " " + "White".filled(player) + " "
            + "Black".filled(player) + " " + "res" + " ECO " + "plies" + (event > 3 ? " event" : "")
        return [StyledText(head, .dim)] + games.map { line($0, number, player, event) }
    }

    /// `17 2024.05.01 1-0 C65 81 plies`, then players and event below it.
    private func rows(_ game: GameHeader, _ number: Int) -> [StyledText] {
        var first = StyledText(String(game.id).aligned(number) + " ", .dim)
        first.append(Untrusted.visible(game.date ?? "?") + " ")
        first.append(Self.short(game.result), .strong)
        first.append((game.eco.map { " " + Untrusted.visible($0) } ?? "") + " \(game.plies) plies")
        let margin = String(repeating: " ", count: number + 1)
        let players = "\(Self.whole(game.white, game.whiteElo)) – \(Self.whole(game.black, game.blackElo))"
        let event = game.event.map { ", " + Untrusted.visible($0) } ?? ""
        return first.fitted(to: columns)
            + (StyledText(margin + players) + StyledText(event, .dim)).wrapped(to: columns, indent: number + 3)
    }

    private static func whole(_ name: String?, _ elo: Int?) -> String {
        Untrusted.visible(name ?? "?") + (elo.map { " \($0)" } ?? "")
    }

    private func line(_ game: GameHeader, _ number: Int, _ player: Int, _ event: Int) -> StyledText {
        var line = StyledText(String(game.id).aligned(number) + " ", .dim)
        line.append(Self.cell(game.date ?? "?", 10) + " ")
        line.append(Self.player(game.white, game.whiteElo, player) + " ")
        line.append(Self.player(game.black, game.blackElo, player) + " ")
        line.append(Self.short(game.result).filled(3), .strong)
        line.append(" " + Self.cell(game.eco ?? "", 3) + " " + "\(game.plies)".aligned(5))
        if event > 3, let name = game.event { line.append(" " + Untrusted.visible(name).cut(event - 1), .dim) }
        return line
    }

    /// The name, cut so that the rating after it is visible.
    private static func player(_ name: String?, _ elo: Int?, _ width: Int) -> String {
        let rating = elo.map { " \($0)" } ?? ""
        return (Untrusted.visible(name ?? "?").cut(width - rating.count) + rating).filled(width)
    }

    private static func cell(_ text: String, _ width: Int) -> String {
        Untrusted.visible(text).cut(width).filled(width)
    }

    private static func short(_ result: GameResult) -> String { result == .draw ? "1/2" : result.rawValue }

    /// - Parameter total: the number of all games, shown or not.
    func json(total: Int) -> JSON {
        ["v": 1, "total": .integer(total), "games": .array(games.map(\.json))]
    }
}

extension GameHeader {
    var json: JSON {
        [
            "id": .integer(Int(id)), "date": JSON(date), "event": JSON(event), "site": JSON(site), "round": JSON(round),
            "white": JSON(white), "white_elo": JSON(whiteElo), "black": JSON(black), "black_elo": JSON(blackElo),
            "result": .string(result.rawValue), "eco": JSON(eco), "plies": .integer(plies),
        ]
    }
}
