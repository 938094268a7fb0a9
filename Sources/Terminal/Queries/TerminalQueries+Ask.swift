#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

extension TerminalQueries {
    /// Sends the queries and waits for the last reply, or until the time is over. A process asks once; later calls return
    /// the same answers, with the replies that came late. Must be called on the main thread, while no line is edited.
    ///
    /// What a person types meanwhile is kept for the line editor.
    ///
    /// - Returns: nil if the terminal must not be asked: without a terminal on standard input and output, in the
    ///   background, or when something was typed for another program that runs next.
    public func ask() -> TerminalAnswers? {
        if let answers = typedInput.answers { return answers }
        guard Screen.isTerminal(0), Screen.isTerminal(1), tcgetpgrp(0) == getpgrp() else { return nil }
        QueryMode.run { exchange() }
        return typedInput.answers
    }

    private func exchange() {
        // Without a line editor, what is typed belongs to the shell, and cannot be given back.
        guard typedInput.hasReader || !TypedInput.wait(0) else { return }
        typedInput.expect(cursorReports: cursorReports)
        guard (try? Output.standard.write(text)) != nil else { return }
        typedInput.answers = TerminalAnswers()
        let deadline = ContinuousClock.now + .milliseconds(timeout)
        while typedInput.answers?.attributes == nil {
            let left = (deadline - .now) / .milliseconds(1)
            guard left > 0, QueryMode.waitForInput(Int32(left.rounded(.up))) else { break }
            typedInput.read()
        }
    }
}
