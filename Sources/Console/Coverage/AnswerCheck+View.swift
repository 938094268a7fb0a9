import Coach
import Terminal

extension AnswerCheck {
    static func announcement(_ count: Int) -> StyledText {
        StyledText("The engine checks \(counted(count, "answer")) ...", .dim)
    }
}
