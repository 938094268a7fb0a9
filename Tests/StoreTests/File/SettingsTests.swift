import GRDB
import Testing
import Training

@testable import Store

@Suite struct SettingsTests {
    let scratch: Scratch
    let file: LearnerFile

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
    }

    @Test func `a setting has its default until it is set, and again when it is cleared`() throws {
        #expect(try file.value(of: .newPerDay) == 10)
        try file.set(.newPerDay, to: "25")
        #expect(try scratch.open().value(of: .newPerDay) == 25)
        #expect(try file.settings().filter { !$0.isDefault }.map(\.key) == ["new-per-day"])
        try file.set(.newPerDay, to: nil)
        #expect(try file.value(of: .newPerDay) == 10)
    }

    @Test func `a value is read with its type`() throws {
        #expect(try file.value(of: .timing))
        #expect(try file.value(of: .hash) == nil)
        #expect(try file.value(of: .engine) == nil)
        #expect(try file.value(of: .newOrder) == .lines)
        try file.set(.timing, to: "off")
        try file.set(.hash, to: "64")
        try file.set(.engine, to: "/usr/games/stockfish")
        try file.set(.newOrder, to: "breadth")
        try file.set(.theme, to: "high-contrast")
        #expect(try !file.value(of: .timing))
        #expect(try file.value(of: .hash) == 64)
        #expect(try file.value(of: .engine) == "/usr/games/stockfish")
        #expect(try file.value(of: .newOrder) == .breadth)
        #expect(try file.value(of: .theme) == .highContrast)
    }

    @Test func `a stored value that could not be set counts as the default`() throws {
        for (key, value) in [("rollover", "24"), ("timing", "maybe"), ("board", "wooden"), ("hash", "many")] {
            try file.writing { db in
                try db.execute(sql: "INSERT INTO setting VALUES (?, ?)", arguments: [key, value])
            }
        }
        #expect(try file.value(of: .rollover) == 4)
        #expect(try file.value(of: .timing))
        #expect(try file.value(of: .board) == .auto)
        #expect(try file.value(of: .hash) == nil)
        #expect(try file.settings().allSatisfy(\.isDefault))
    }

    @Test func `the definitions have different keys`() {
        #expect(Set(SettingDefinition.all.map(\.key)).count == SettingDefinition.all.count)
    }

    @Test(arguments: [
        ("new-per-day", "-1"), ("new-per-day", "ten"), ("new-per-day", "+5"), ("rollover", "24"), ("timing", "maybe"),
        ("board", "wooden"), ("engine", ""), ("engine", "a\u{1b}[31m"), ("threads", "0"),
    ])
    func `a value that is not allowed is refused`(key: String, value: String) throws {
        let setting = try #require(SettingDefinition.named(key))
        let error = #expect(throws: StoreError.self) { try file.set(setting, to: value) }
        #expect(error?.kind == .badSetting)
        #expect(try file.settings().allSatisfy(\.isDefault))
    }
}
