import GameDatabases
import PGN

/// What distinguishes two games with the same players, date, result and moves: the round and the address on the web.
struct GameOrigin {
    private let round: String?
    private let site: String
    private let text: [UInt8]?

    /// - Parameters:
    ///   - round: the column.
    ///   - text: the `GameText`; nil without one.
    init(round: String?, site: String, text: [UInt8]?) {
        self.round = round
        self.site = site
        self.text = text
    }

    /// Whether both rounds or both addresses are known and differ.
    func contradicts(_ other: GameOrigin) -> Bool {
        // Nearly always the columns have the same round, and no tags need to be read.
        if round != other.round || text != nil && text != other.text,
            let own = exactRound, let others = other.exactRound, own != others
        {
            return true
        }
        if let own = address, let others = other.address { return own != others }
        return false
    }

    private var exactRound: String? {
        let round = tags.first { $0.name == "Round" }?.value ?? round
        return round.flatMap { ["", "?", "-"].contains($0) ? nil : $0 }
    }

    /// The value of the tag Link (chess.com), GameURL or Source (ocgdb), or else the site (Lichess).
    private var address: String? {
        if text != nil, let tag = tags.first(where: { Self.addressTags.contains($0.name) && Self.isAddress($0.value) })
        {
            return tag.value
        }
        return Self.isAddress(site) ? site : nil
    }

    private static let addressTags: Set<String> = ["Link", "GameURL", "GameUrl", "Source"]

    private static func isAddress(_ text: String) -> Bool { text.hasPrefix("https://") || text.hasPrefix("http://") }

    /// The tags in the text, which may be all or only the inexact ones.
    private var tags: [TagPair] {
        guard let text else { return [] }
        return GameText.tags(in: text)
    }
}
