public import Chess
import Store

/// The names under which the learner plays.
public struct PlayerNames: Equatable {
    /// In the given order, without duplicates in other case and without surrounding blanks.
    public let names: [String]

    public init(_ names: [String]) {
        var kept: [String] = []
        for name in names.flatMap({ $0.split(separator: ";") }).map(Self.trimmed) where !name.isEmpty {
            if !kept.contains(where: { $0.lowercased() == name.lowercased() }) { kept.append(name) }
        }
        self.names = kept
    }

    /// The names as the setting `me` stores them, separated by `;`.
    public var setting: String { names.joined(separator: "; ") }

    /// Which player of a game is the learner.
    public enum Match: Equatable {
        case mine(Side)
        case nobody
        /// Both players could be meant.
        case both
    }

    /// Returns the side that has one of the names. A whole name is a better match than a name with its parts exchanged,
    /// and that is better than a prefix.
    public func side(white: String, black: String) -> Match {
        let (white, black) = (fit(white), fit(black))
        if white == black { return white == .none ? .nobody : .both }
        return .mine(white > black ? .white : .black)
    }

    public enum Fit: Int, Comparable {
        case none, beginning, exchanged, whole

        public static func < (a: Fit, b: Fit) -> Bool { a.rawValue < b.rawValue }
    }

    private func fit(_ player: String) -> Fit {
        let player = Self.folded(player)
        guard !player.isEmpty, player != "?" else { return .none }
        return names.map { Self.fit(Self.folded($0), player) }.max() ?? .none
    }

    public static func fit(_ name: String, _ player: String) -> Fit {
        if name == player { return .whole }
        if exchanged(name) == player || exchanged(player) == name { return .exchanged }
        guard player.hasPrefix(name), let next = player.dropFirst(name.count).first else { return .none }
        // `Carls` is not a prefix of `Carlsen, Magnus`, nor `ann` of `annabelle`; `Carlsen, M` is.
        return name.contains(",") || !(next.isLetter || next.isNumber || next == "_" || next == "-")
            ? .beginning : .none
    }

    /// `magnus carlsen` for `carlsen, magnus`; a name without a comma unchanged.
    private static func exchanged(_ name: String) -> String {
        let parts = name.split(separator: ",", maxSplits: 1).map(trimmed)
        return parts.count == 2 ? parts[1] + " " + parts[0] : name
    }

    /// The name in small letters, with one blank between words.
    public static func folded(_ name: String) -> String {
        name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether the name, or one of its parts, begins with one of these: `Sho` and `nig` of `Short, Nigel D`.
    public func begins(_ player: String) -> Bool {
        let player = Self.folded(player)
        let parts = player.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
        return names.map(Self.folded).contains { name in
            player.hasPrefix(name) || parts.contains { $0.hasPrefix(name) }
        }
    }

    private static func trimmed(_ name: some StringProtocol) -> String {
        name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension Workspace {
    /// Returns the names in the settings, none when nothing is set.
    public func playerNames() throws -> PlayerNames {
        PlayerNames(try file.value(of: .playerNames).map { [$0] } ?? [])
    }
}
