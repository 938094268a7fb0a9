import Coach
import Terminal

extension AnswerCheck {
    static func announcement(_ count: Int) -> StyledText {
        StyledText("The engine checks \(counted(count, "answer")) ...", .dim)
    }

    /// - Parameter count: how many answers were checked before Ctrl-C.
    static func stopped(after count: Int) -> StyledText {
        StyledText("Stopped: the engine checked \(counted(count, "answer")).")
    }
}
