import Foundation
import Testing

@testable import prep

struct ISOInstantTests {
    @Test(
        arguments: [
            ("1970-01-01T00:00:00Z", 0, 0), ("2026-11-21T19:00:00+01:00", 1_795_284_000_000, 3600),
            ("2026-11-21T19:00:00+0100", 1_795_284_000_000, 3600), ("2026-11-21T19:00:00+01", 1_795_284_000_000, 3600),
            ("2024-02-29T23:59:59.5-03:30", 1_709_263_799_500, -12_600), ("1969-12-31T23:59:59.999z", -1, 0),
            ("2026-11-21T19:00:00.1239+01:00", 1_795_284_000_123, 3600),
        ] as [(String, Int64, Int)])
    func `an instant is read with its offset`(_ text: String, _ milliseconds: Int64, _ offset: Int) throws {
        let instant = try #require(ISOInstant(text))
        #expect(instant.milliseconds == milliseconds)
        #expect(instant.offset == offset)
    }

    @Test func `instants are those of Foundation`() throws {
        let formatter = ISO8601DateFormatter()
        for hours in stride(from: -30_000, through: 1_000_000, by: 7_919) {
            let date = Date(timeIntervalSince1970: Double(hours) * 3600 + 61)
            #expect(ISOInstant(formatter.string(from: date))?.milliseconds == Int64(date.timeIntervalSince1970) * 1000)
        }
    }

    @Test(arguments: [
        "", "yesterday", "2026-11-21", "2026-11-21T19:00:00", "2026-11-21T19:00Z", "2026-02-29T19:00:00Z",
        "2026-11-21T24:00:00Z", "2026-11-21T19:60:00Z", "2026-11-21T19:00:60Z", "2026-11-21 19:00:00Z",
        "2026-11-21T19:00:00.Z", "2026-11-21T19:00:00+1", "2026-11-21T19:00:00+01:", "2026-11-21T19:00:00+01:0",
        "2026-11-21T19:00:00+01:60", "2026-11-21T19:00:00Zulu", "2026-11-21T19:00:00 +01", "２026-11-21T19:00:00Z",
        "2026-11-21T-1:00:00Z",
    ])
    func `anything else is no instant`(_ text: String) {
        #expect(ISOInstant(text) == nil)
    }
}
