import Testing

@Suite struct TypeScannerTests {
    @Test func `stored properties are counted, computed and static ones are not`() {
        let scan = TypeScanner(
            #"""
            /// struct Comment { let x: Int }
            public struct Line<Move>: Sendable {
                public let moves, start: [Move]
                private(set) var name = "struct S { let a = 1 }"
                @Option(help: "a \(1) }") var depth: Int?
                var count: Int { moves.count }
                static let none = 0
                var watched = 0 {
                    didSet { print(watched) }
                }
                var observed: Int {
                    didSet { print(observed) }
                }
                lazy var all: [Int] = {
                    let local = 1
                    return [local]
                }()
                var long: String
                {
                    let inner = 2
                    return "\(inner)"
                }
                let (white, black): (Int, Int)

                enum Kind { case a }
                class func make() {
                    let local = 1
                }
                final class Node {
                    let next: Node? = nil
                }
            }
            """#)
        #expect(scan.types.map(\.name) == ["Line", "Kind", "Node"])
        #expect(
            scan.types[0].storedProperties == [
                "moves", "start", "name", "depth", "watched", "observed", "all", "white", "black",
            ])
        #expect(scan.types[2].storedProperties == ["next"])
    }

    @Test func `a public type at the top level is distinguished from a nested one`() {
        let scan = TypeScanner(
            "@frozen public enum A {\n    public struct B {}\n}\nstruct C {}\npublic typealias D = A\npublic protocol E {}\n"
        )
        #expect(scan.types.filter { $0.isPublic && $0.isTopLevel }.map(\.name) == ["A", "D", "E"])
        #expect(scan.types.map(\.line) == [1, 2, 4, 5, 6])
    }

    @Test func `strings and comments are not code`() {
        let code = SwiftCode(
            "let a = \"x { \\(b(\"}\")) //\" + c // {\n/* { /* */ } */ d\nlet e = #\"\"\"\n{\n\"\"\"# + f\n")
        #expect(code.lines == ["let a =  + c ", " d", "let e = ", "", " + f", ""])
    }
}
