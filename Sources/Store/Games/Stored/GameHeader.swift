import GameDatabases
public import PGN

/// A game in a list, without its moves. Texts are verbatim: make control characters visible before they reach a terminal.
public struct GameHeader: Sendable, Hashable {
    /// The ID in the learner's file, which never changes.
    public let id: Int64
    /// Nil when unknown, here and below.
    public let event: String?
    public let site: String?
    /// As in the tag: `1999.12.??`.
    public let date: String?
    public let round: String?
    public let white: String?
    public let black: String?
    /// 1…9999.
    public let whiteElo: Int?
    public let blackElo: Int?
    public let result: GameResult
    public let eco: String?
    /// Half-moves of the main line.
    public let plies: Int

    init(_ game: StoredGame) {
        func known(_ name: String) -> String? { name.isEmpty ? nil : name }
        let columns = game.columns
        id = game.id
        event = known(columns.event)
        site = known(columns.site)
        date = columns.date
        round = columns.round
        white = known(columns.white)
        black = known(columns.black)
        whiteElo = columns.whiteElo
        blackElo = columns.blackElo
        result = game.result
        eco = columns.eco
        plies = game.plies
    }
}
