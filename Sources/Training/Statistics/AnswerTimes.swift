/// The sum of thinking times: first answers whose time is known, each with at most a minute.
public struct AnswerTimes: Hashable, Sendable {
    public var answers: Int
    public var milliseconds: Int

    public init(answers: Int = 0, milliseconds: Int = 0) {
        self.answers = answers
        self.milliseconds = milliseconds
    }

    /// The mean in milliseconds, rounded; nil without answers.
    public var mean: Int? { answers > 0 ? (2 * milliseconds + answers) / (2 * answers) : nil }

    public static func + (left: AnswerTimes, right: AnswerTimes) -> AnswerTimes {
        AnswerTimes(answers: left.answers + right.answers, milliseconds: left.milliseconds + right.milliseconds)
    }

    /// The times by what was asked.
    public struct Classes: Hashable, Sendable {
        /// First answers of new cards.
        public let new: AnswerTimes
        /// Counted reviews of young and of mature cards.
        public let young: AnswerTimes
        public let mature: AnswerTimes

        public init(new: AnswerTimes = .init(), young: AnswerTimes = .init(), mature: AnswerTimes = .init()) {
            self.new = new
            self.young = young
            self.mature = mature
        }

        public static func + (left: Classes, right: Classes) -> Classes {
            Classes(new: left.new + right.new, young: left.young + right.young, mature: left.mature + right.mature)
        }

        public var all: AnswerTimes { new + young + mature }
    }
}
