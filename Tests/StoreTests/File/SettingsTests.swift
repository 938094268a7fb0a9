import Testing

@testable import Store

@Suite struct SettingsTests {
    let scratch: Scratch
    let file: LearnerFile

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
    }

    @Test func `a setting has its default until it is set, and again when it is cleared`() throws {
        #expect(try file.setting("new-per-day") == "10")
        try file.set("new-per-day", to: "25")
        #expect(try scratch.open().setting("new-per-day") == "25")
        #expect(try file.settings().filter { !$0.isDefault }.map(\.key) == ["new-per-day"])
        try file.set("new-per-day", to: nil)
        #expect(try file.setting("new-per-day") == "10")
    }

    @Test func `an unknown setting is refused with the list of known ones`() throws {
        let error = #expect(throws: StoreError.self) { try file.set("colour", to: "red") }
        #expect(error?.kind == .unknownSetting)
        #expect(error?.message.contains("rollover") == true)
    }

    @Test(arguments: [
        ("new-per-day", "-1"), ("new-per-day", "ten"), ("new-per-day", "+5"), ("rollover", "24"), ("timing", "maybe"),
        ("board", "wooden"), ("engine", ""), ("engine", "a\u{1b}[31m"), ("threads", "0"),
    ])
    func `a value that cannot be is refused with what can`(key: String, value: String) throws {
        let error = #expect(throws: StoreError.self) { try file.set(key, to: value) }
        #expect(error?.kind == .badSetting)
        #expect(try file.settings().allSatisfy(\.isDefault))
    }
}
