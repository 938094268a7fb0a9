import TestSupport
import Testing

@Suite struct PublicNameTests {
    @Test func `no two targets have a public type of the same name`() {
        let duplicates = PublicNames.duplicates(in: Checkout.swiftFiles(in: "Sources"))
        #expect(duplicates.isEmpty, "\(duplicates.joined(separator: "\n"))")
    }

    @Test func `a shared name is reported with both places`() {
        let files = [
            Checkout.File(path: "Sources/Chess/Reply.swift", text: "public struct Reply {}\n"),
            Checkout.File(path: "Sources/UCI/Reply.swift", text: "\npublic enum Reply {}\nextension Reply {}\n"),
            Checkout.File(
                path: "Sources/PGN/Reply.swift", text: "struct Reply {}\npublic enum E { public enum Reply {} }\n"),
        ]
        #expect(
            PublicNames.duplicates(in: files) == [
                "Reply is public in Sources/Chess/Reply.swift:1 and Sources/UCI/Reply.swift:2; rename one"
            ])
    }
}
