import Coach
import Terminal

/// Phrases that many views share.
extension String {
    /// A warning on standard error.
    var warning: StyledText { StyledText("warning: ", .warning) + StyledText(self) }
}

/// `2:41`.
func minutesAndSeconds(milliseconds: Int) -> String {
    let seconds = (milliseconds + 500) / 1000
    return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
}
