import Scheduling
import Testing

@Suite struct StudyWeekTests {
    @Test(arguments: [
        ("sat,sun", "sat,sun"), ("sun,sat:free", "sat:free,sun"), ("SAT, Sun", "sat,sun"), ("none", "none"),
        ("wed:free", "wed:free"), ("mon,mon", "mon"),
    ])
    func `weekdays are read and written from Monday on`(text: String, description: String) throws {
        let week = try #require(StudyWeek(parsing: text))
        #expect(week.description == description)
        #expect(StudyWeek(parsing: week.description) == week)
    }

    @Test(arguments: [
        "", "sat,", "saturday", "sat:easy", "sat:free:free", "sat:free,sat", "sat sun",
        "mon:free,tue:free,wed:free,thu:free,fri:free,sat:free,sun:free",
    ])
    func `anything else is refused`(text: String) {
        #expect(StudyWeek(parsing: text) == nil)
    }
}
