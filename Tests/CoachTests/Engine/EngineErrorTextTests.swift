import Testing
import UCI

@testable import Coach

@Suite struct EngineErrorTextTests {
    @Test(arguments: [
        (
            EngineError.missing(path: "/nope"),
            "/nope: no such engine; give its path with --engine or the setting engine"
        ),
        (
            .died(path: "/e", how: "status 3"),
            "/e: the engine ended (status 3); it is started again when it is next needed"
        ),
        (.flooded(path: "/e"), "/e: the engine wrote without end and was stopped"),
    ])
    func `an engine error is shown with the program's own remedy, which the library does not know`(
        error: EngineError, words: String
    ) {
        #expect(EngineErrorText.words(error) == words)
        #expect(!error.description.contains("--engine") && !error.description.contains("next needed"))
    }
}
