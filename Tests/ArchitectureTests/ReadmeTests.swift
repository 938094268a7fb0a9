import TestSupport
import Testing

/// The commands of README.md are the ones that CI runs.
@Suite struct ReadmeTests {
    private static let text = Checkout.text("README.md")

    @Test func `the first command ends in a drill`() throws {
        guard let text = Self.text else { return }
        let command = try #require(Readme(text).command(below: "Drill in thirty seconds"))
        #expect(command.contains("prep"))
        #expect(command.contains("drill"))
    }

    @Test func `the second command runs the tests, and is the one that is run before each change`() throws {
        guard let text = Self.text else { return }
        let command = try #require(Readme(text).command(below: "Run the tests"))
        #expect(command.contains("swift test"))
        let run = try Program(path: Checkout.root + "/.ci/run").run(["--show-test-command"])
        #expect(run.ending == 0)
        #expect(run.output == command + "\n")
    }

    @Test(arguments: [
        ("# A\n## Run\n```sh\nswift test\n```\n", "swift test"),
        ("## Run\ntext\n\n```sh\none\ntwo\n```\n```sh\nthree\n```", "one\ntwo"),
        ("## Run\n### Deeper\n```sh\nx\n```\n", "x"),
        ("## Run\n## Other\n```sh\nx\n```\n", nil),
        ("## Run now\n```sh\nx\n```\n", nil),
        ("## Run\n```swift\nx\n```\n", nil),
        ("```sh\n# Run\n```\n```sh\nx\n```\n", nil),
    ])
    func `a command is the first shell block below its heading`(text: String, command: String?) {
        #expect(Readme(text).command(below: "Run") == command)
    }
}
