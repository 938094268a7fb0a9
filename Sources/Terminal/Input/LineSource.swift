/// What came of waiting for a line.
public enum LineEvent: Sendable, Hashable {
    /// A line without its end.
    case line(String)
    /// Ctrl-D, or the end of the input.
    case end
    /// Ctrl-C twice, with nothing typed in between.
    case interrupt
    /// SIGTERM or SIGHUP arrived, or the terminal went away; it is as it was before. The signal's number.
    case terminate(Int32)
}

/// Where lines come from: a person at a terminal, or a pipe.
///
/// What arrives in the mailbox while one waits is shown at once.
@MainActor public protocol LineSource: AnyObject {
    /// Waits for the next line. `prompt` is rendered for readline (`Renderer.prompt`); a pipe shows none.
    func next(prompt: String) -> LineEvent
    /// The words that TAB may complete on this line, given all of it; set before each question.
    var completions: (String) -> [String] { get set }
    /// Keeps a line for the arrow keys, and in the history file.
    func remember(_ line: String)
    /// Called before the program is suspended by Ctrl-Z.
    var willSuspend: () -> Void { get set }
}
