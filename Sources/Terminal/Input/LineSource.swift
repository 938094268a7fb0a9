/// The result of waiting for a line.
public enum LineEvent: Sendable, Hashable {
    /// A line without its line end.
    case line(String)
    /// Ctrl-D, or the end of the input.
    case end
    /// Ctrl-C twice without input in between.
    case interrupt
    /// SIGTERM or SIGHUP with its number, or the terminal was closed. The terminal has been restored.
    case terminate(Int32)
}

/// A source of lines: the terminal, or a pipe.
///
/// Messages in the mailbox are shown while waiting.
@MainActor public protocol LineSource: AnyObject {
    /// Waits for the next line. `prompt` is rendered for readline (`Renderer.prompt`); a pipe shows none.
    func next(prompt: String) -> LineEvent
    /// The words that TAB may complete, given the line; set before each question.
    var completions: (String) -> [String] { get set }
    /// Whether a line is complete without Enter, as one key that answers a question; set before each line. Only the
    /// terminal asks.
    var isComplete: (String) -> Bool { get set }
    /// Adds a line to the history and the history file.
    func remember(_ line: String)
    /// Replaces lines that were printed last by frames of as many lines, one after the other, until input arrives. All
    /// lines must be on the screen. Only the terminal moves.
    func play(_ frames: [[StyledText]], _ renderer: Renderer)
    /// Called before the program is suspended by Ctrl-Z.
    var willSuspend: () -> Void { get set }
    /// Called when the window has another size and has kept it for 150 ms. What it prints is above the prompt.
    var didResize: () -> Void { get set }
}
