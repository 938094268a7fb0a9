/// How a process ended. An integer literal stands for an exit status, so that a test can say `#expect(ending == 0)`.
public enum Ending: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// It returned or called `exit`: the status, 0…255.
    case exited(Int32)
    /// A signal ended it: the signal's number.
    case killed(by: Int32)

    public init(integerLiteral value: Int32) { self = .exited(value) }

    /// From the word `waitpid` fills in.
    init(waitStatus word: Int32) {
        let signal = word & 0x7F
        self = signal == 0 ? .exited((word >> 8) & 0xFF) : .killed(by: signal)
    }

    public var description: String {
        switch self {
        case .exited(let status): "exit status \(status)"
        case .killed(let signal): "killed by signal \(signal)"
        }
    }
}
