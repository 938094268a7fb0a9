/// How fast a game was played, by its time control.
public enum GameSpeed: String, CaseIterable, Sendable {
    case bullet, blitz, rapid, classical
    /// A day or more a move, or without a clock.
    case correspondence

    /// The moves that the increment is added up for.
    private static let moves = 40
    private static let secondsOfDay = 86_400

    /// The speed of a game with this tag `TimeControl`; nil when the tag does not say it.
    ///
    /// The stages are added up: their seconds, and 40 times their increments.
    public init?(timeControl text: some StringProtocol) {
        guard text != "-" else {
            self = .correspondence
            return
        }
        var total = 0
        for stage in text.split(separator: ":", omittingEmptySubsequences: false) {
            guard let stage = Stage(stage) else { return nil }
            if let moves = stage.moves, stage.seconds / moves >= Self.secondsOfDay {
                self = .correspondence
                return
            }
            total += stage.seconds + Self.moves * stage.increment
        }
        switch total {
        case ..<180: self = .bullet
        case ..<480: self = .blitz
        case ..<1500: self = .rapid
        default: self = .classical
        }
    }

    /// One stage: `300`, `300+3`, `40/7200`, `40/7200+30`, or `*180` for a sandclock.
    private struct Stage {
        var moves: Int?
        let seconds: Int
        var increment = 0

        init?(_ text: some StringProtocol) {
            let limit = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            guard let last = limit.last else { return nil }
            if limit.count == 2 {
                guard let moves = Self.number(limit[0]), moves > 0 else { return nil }
                self.moves = moves
            }
            let clock = last.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
            let isSandclock = limit.count == 1 && clock.count == 1 && last.hasPrefix("*")
            guard let first = clock.first, let seconds = Self.number(isSandclock ? first.dropFirst() : first[...])
            else { return nil }
            self.seconds = seconds
            if clock.count == 2 {
                guard let increment = Self.number(clock[1]) else { return nil }
                self.increment = increment
            }
        }

        /// A whole number of at most nine digits.
        private static func number(_ text: some StringProtocol) -> Int? {
            guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
                return nil
            }
            return Int(text)
        }
    }
}
