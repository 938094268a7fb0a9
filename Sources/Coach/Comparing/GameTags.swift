import PGN

/// The tags that identify a game, as Lichess, chess.com and others write them.
public struct GameTags: Sendable {
    public var white = ""
    public var black = ""
    /// The date, in UTC if the file contains that.
    public var date = ""
    /// The time in UTC; empty when unknown.
    var time = ""
    /// The game's own page: chess.com's `Link`, or Lichess's `Site`; empty when there is none.
    public var link = ""
    var variant = ""

    init(_ tags: [TagPair]) {
        var local = ""
        for tag in tags {
            switch tag.name {
            case "White": white = tag.value
            case "Black": black = tag.value
            case "Date": local = tag.value
            case "UTCDate": date = tag.value
            case "UTCTime": time = tag.value
            case "Link": link = tag.value
            case "Site": if link.isEmpty, tag.value.contains("://") { link = tag.value }
            case "Variant": variant = tag.value
            default: break
            }
        }
        if date.isEmpty { date = local.isEmpty ? "????.??.??" : local }
    }

    /// Whether the game is a chess variant, or starts in another position than repertoires do.
    var isOtherVariant: Bool {
        !["", "?", "standard", "chess", "normal", "from position"].contains(variant.lowercased())
    }
}
