import GRDB
import Scheduling
import Training

/// The counts of a study day as they are stored, for all cards or those of a repertoire. Other modules read them as
/// `Training.DaySums`.
struct DayStatistics: Equatable {
    /// Counted reviews, and those that passed.
    struct Reviews: Equatable {
        var counted = 0
        var passed = 0

        mutating func add(_ isPass: Bool) {
            counted += 1
            if isPass { passed += 1 }
        }

        mutating func add(_ other: Reviews) {
            counted += other.counted
            passed += other.passed
        }
    }

    /// The maximum thinking time that is counted for an answer, in milliseconds.
    static let timeCap = 60_000

    var answers = 0
    var right = 0
    var reviews = 0
    var passed = 0
    var young = Reviews()
    var mature = Reviews()
    var started = 0
    var introduced = 0
    var milliseconds = 0
    /// The times of first answers that are known.
    var newTimes = AnswerTimes()
    var youngTimes = AnswerTimes()
    var matureTimes = AnswerTimes()

    static let columns = [
        "answers", "right", "reviews", "passed", "young", "young_passed", "mature", "mature_passed", "started",
        "introduced", "milliseconds", "new_timed", "new_milliseconds", "young_timed", "young_milliseconds",
        "mature_timed", "mature_milliseconds",
    ]

    var values: [Int] {
        [
            answers, right, reviews, passed, young.counted, young.passed, mature.counted, mature.passed, started,
            introduced, milliseconds,
        ] + [newTimes, youngTimes, matureTimes].flatMap { [$0.answers, $0.milliseconds] }
    }

    init() {}

    init(_ row: RowReader) throws(ColumnFault) {
        self.init(try Self.columns.map { column throws(ColumnFault) in try row.integer(column) })
    }

    /// - Parameter values: in the order of `columns`.
    init(_ values: [Int]) {
        answers = values[0]
        right = values[1]
        reviews = values[2]
        passed = values[3]
        young = Reviews(counted: values[4], passed: values[5])
        mature = Reviews(counted: values[6], passed: values[7])
        started = values[8]
        introduced = values[9]
        milliseconds = values[10]
        newTimes = AnswerTimes(answers: values[11], milliseconds: values[12])
        youngTimes = AnswerTimes(answers: values[13], milliseconds: values[14])
        matureTimes = AnswerTimes(answers: values[15], milliseconds: values[16])
    }

    /// Returns the counts for other modules. A row with impossible counts (a damaged file) has no retention.
    func sums(of day: StudyDay, nextDue: StudyDay?) -> DaySums {
        var sums = DaySums(
            day: day, answers: answers, right: right, reviews: reviews, passed: passed,
            young: Retention(passed: young.passed, counted: young.counted) ?? .none,
            mature: Retention(passed: mature.passed, counted: mature.counted) ?? .none, introduced: introduced,
            milliseconds: milliseconds, nextDue: nextDue)
        sums.times = AnswerTimes.Classes(new: newTimes, young: youngTimes, mature: matureTimes)
        return sums
    }

    mutating func add(_ other: DayStatistics) { self = DayStatistics(zip(values, other.values).map(+)) }

    /// Counts one event.
    ///
    /// - Parameter sign: −1 takes it away again.
    mutating func add(_ event: CountedEvent, sign: Int = 1) {
        let time = event.milliseconds.map { min(max($0, 0), DayStatistics.timeCap) }
        milliseconds += sign * (time ?? 0)
        if event.kind == .introduced { introduced += sign }
        guard let kind = event.kind.answer, let grade = event.grade else { return }
        let pass = grade.isPass ? sign : 0
        answers += sign
        right += pass
        guard kind == .review else { return }
        reviews += sign
        passed += pass
        add(reviewAfter: event.intervalBefore, grade, milliseconds: time, sign: sign)
    }

    /// Counts a review by the interval before it.
    mutating func add(reviewAfter interval: Int, _ grade: Grade, milliseconds time: Int?, sign: Int = 1) {
        let pass = grade.isPass ? sign : 0
        switch Maturity(intervalBefore: interval) {
        case nil:
            started += sign
            newTimes.add(time, sign: sign)
        case .young:
            young.counted += sign
            young.passed += pass
            youngTimes.add(time, sign: sign)
        case .mature:
            mature.counted += sign
            mature.passed += pass
            matureTimes.add(time, sign: sign)
        }
    }

    /// Returns the stored sums of a day; zeros when there is no row.
    static func fetch(_ day: StudyDay, _ db: Database) throws -> DayStatistics {
        let statement = try db.cachedStatement(sql: "SELECT * FROM day_sum WHERE day = ?")
        let row = try Row.fetchOne(statement, arguments: [day.number])
        return try row.map { try DayStatistics(RowReader($0, of: "day_sum")) } ?? DayStatistics()
    }
}

extension AnswerTimes {
    fileprivate mutating func add(_ time: Int?, sign: Int) {
        guard let time else { return }
        answers += sign
        milliseconds += sign * time
    }
}
