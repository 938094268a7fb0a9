/// The mistakes at one position in a period.
public struct PositionMistakes: Hashable, Sendable {
    /// A move that was played and is not prepared.
    public struct WrongMove: Hashable, Sendable {
        /// In UCI form.
        public let move: String
        /// How often it was played: first tries, second tries and repeats of the day.
        public let times: Int

        public init(move: String, times: Int) {
            self.move = move
            self.times = times
        }
    }

    public let card: CardID
    /// The counted reviews of the period.
    public let reviews: Retention
    /// The most frequent first; equally frequent ones by their UCI text.
    public let wrongMoves: [WrongMove]

    /// - Parameter played: the wrong moves in UCI form, each as often as it was played.
    public init(card: CardID, reviews: Retention, played: [String]) {
        self.card = card
        self.reviews = reviews
        wrongMoves = Dictionary(grouping: played) { $0 }.map { WrongMove(move: $0.key, times: $0.value.count) }
            .sorted { ($1.times, $0.move) < ($0.times, $1.move) }
    }

    /// The number of counted reviews that failed.
    public var failed: Int { reviews.counted - reviews.passed }
}

extension Sequence<PositionMistakes> {
    /// The positions that failed most often, then those that failed in the larger share of their reviews, then by card.
    /// Positions that never failed are left out.
    public func worst(_ count: Int) -> [PositionMistakes] {
        let failed = filter { $0.failed > 0 }.sorted {
            ($1.failed, $0.reviews.counted, $0.card) < ($0.failed, $1.reviews.counted, $1.card)
        }
        return Array(failed.prefix(count))
    }
}
