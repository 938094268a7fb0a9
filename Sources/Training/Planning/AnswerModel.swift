import Scheduling

/// How a learner answers: what a simulation assumes of right and wrong answers and of the time they take.
///
/// * A new position is right at its first answer with the chance `first`.
/// * Under FSRS a learned position is right with its retrievability on the day it is asked.
/// * SM-2 predicts no chance. There a position is right on its due day with the learner's own share of right answers, `young`
///   for intervals below 21 days, `mature` from 21 days on; when it is asked later, the chance decreases along a
///   `ForgettingCurve`.
/// * One random number u of `SeededDraws` decides an answer. It is right when u is less than its chance p. A right answer is
///   graded 3 when u/p is less than `hard`, 5 when it is at least 1 − `perfect`, else 4. A wrong one is graded 2.
/// * Each question takes `milliseconds`. An answer below 4 is asked once more on the same day. A new position is shown and
///   then asked, which takes as long as two questions.
public struct AnswerModel: Hashable, Sendable {
    /// A share of right answers.
    public struct Rate: Hashable, Sendable {
        /// 0.01…0.99.
        public let share: Double
        /// The learner's answers behind the share; 0 when it is a default.
        public let answers: Int

        /// Takes the learner's own share from 20 answers on, else the default.
        public init(_ own: Retention, default share: Double) {
            let isOwn = own.counted >= Retention.fewest
            let share = isOwn ? Double(own.passed) / Double(own.counted) : share
            let accepted = ForgettingCurve.accepted
            self.share = min(max(share, accepted.lowerBound), accepted.upperBound)
            answers = isOwn ? own.counted : 0
        }
    }

    /// The time of a question: the median of the learner's last counted reviews, as `TimeEstimate` has it.
    public let milliseconds: Int
    /// Whether `milliseconds` is a default, because no time of the learner's is known.
    public let isDefaultTime: Bool
    public let first: Rate
    public let young: Rate
    public let mature: Rate
    /// The share of grade 3 among the right answers of the last counted reviews.
    public let hard: Double
    /// The share of grade 5 among them.
    public let perfect: Double

    /// The shares of right answers before there are 20: those of a typical learner of openings.
    private static let defaults = (first: 0.85, young: 0.88, mature: 0.93)

    /// - Parameters:
    ///   - sums: the days whose answers count.
    ///   - samples: the last counted reviews, the newest last; the last 200 count.
    public init(_ sums: some Sequence<DaySums> = [DaySums](), samples: [TimeEstimate.Sample] = []) {
        var (first, young, mature) = (Retention.none, Retention.none, Retention.none)
        for sum in sums {
            young = young + sum.young
            mature = mature + sum.mature
            first = first + sum.first
        }
        self.first = Rate(first, default: Self.defaults.first)
        self.young = Rate(young, default: Self.defaults.young)
        self.mature = Rate(mature, default: Self.defaults.mature)
        milliseconds = TimeEstimate.milliseconds(perAnswer: samples)
        isDefaultTime = !samples.contains { $0.milliseconds != nil }
        let passes = samples.suffix(TimeEstimate.samplesUsed).compactMap(\.grade).filter(\.isPass)
        func share(_ grade: Grade) -> Double {
            passes.count < Retention.fewest ? 0 : Double(passes.count { $0 == grade }) / Double(passes.count)
        }
        hard = share(.hard)
        perfect = share(.perfect)
    }

    /// Returns the grade that a random number decides.
    ///
    /// - Parameters:
    ///   - draw: 0 up to 1, excluding 1.
    ///   - chance: the chance of a right answer.
    func grade(_ draw: Double, chance: Double) -> Grade {
        guard draw < chance else { return .wrongFound }
        let place = draw / chance
        return place < hard ? .hard : place >= 1 - perfect ? .perfect : .good
    }
}
