/// The replies of a terminal to a program's queries.
public struct FakeTerminal: Sendable {
    /// Each query with its reply; of several the program wrote, the replies come in the order of the queries.
    private let replies: [(query: [UInt8], reply: [UInt8])]
    /// What was written and not yet recognised.
    private var pending: [UInt8] = []

    private static let longestQuery = 64

    public init(_ replies: [(query: String, reply: String)]) {
        self.replies = replies.map { (Array($0.query.utf8), Array($0.reply.utf8)) }
    }

    /// A window that reports cells of 8×16 pixels and measures every character as one column.
    private static let common = [
        ("\u{1B}[6n", "\u{1B}[1;2R"), ("\u{1B}[16t", "\u{1B}[6;16;8t"),
        ("\u{1B}]11;?\u{1B}\\", "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\"),
    ]

    /// A terminal with the Kitty graphics protocol.
    public static var kitty: FakeTerminal {
        FakeTerminal(
            common + [
                ("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\"),
                ("\u{1B}[c", "\u{1B}[?62;c"),
            ])
    }

    /// A terminal with sixel graphics.
    public static var sixel: FakeTerminal {
        FakeTerminal(
            common + [("\u{1B}[?1;1;0S", "\u{1B}[?1;0;256S"), ("\u{1B}[c", "\u{1B}[?63;1;2;4;22c")])
    }

    /// A terminal without pictures.
    public static var plain: FakeTerminal { FakeTerminal(common + [("\u{1B}[c", "\u{1B}[?62;22c")]) }

    /// Returns the replies to what was written.
    mutating func replies(to bytes: [UInt8]) -> [UInt8] {
        pending += bytes
        var answer: [UInt8] = []
        var start = 0
        var index = 0
        while index < pending.count {
            if let found = replies.first(where: { pending[index...].starts(with: $0.query) }) {
                answer += found.reply
                index += found.query.count
                start = index
            } else {
                index += 1
            }
        }
        pending.removeFirst(max(start, pending.count - Self.longestQuery))
        return answer
    }
}
