@preconcurrency import CReadline

#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// A line editor for the terminal, based on GNU readline: history, Ctrl-R, TAB, the user's inputrc.
///
/// Readline runs in its callback mode, fed from one `poll` over the keyboard, the mailbox and a pipe written by the
/// signal handlers, so that signals and messages never interrupt it. Messages from the mailbox are printed above the
/// prompt; the typed text stays. There is one editor per process.
@MainActor public final class LineEditor: LineSource {
    public var completions: (String) -> [String] = { _ in [] }
    public var willSuspend: () -> Void = {}
    public var didResize: () -> Void = {}
    public var isComplete: (String) -> Bool = { _ in false }
    /// The time without another change after which the window's new size is used, in milliseconds.
    private static let resizeDelay: Int32 = 150
    private var isResizing = false
    private let mailbox: Mailbox
    private let historyPath: String?
    /// The remaining lines of a multi-line paste.
    private(set) var pasted: [String] = []

    /// - Parameters:
    ///   - name: The program's name for `$if` in an inputrc.
    ///   - historyPath: The history file, read now and appended to; it need not exist.
    public init(name: String, mailbox: Mailbox, historyPath: String?) {
        self.mailbox = mailbox
        self.historyPath = historyPath
        signals.redirect([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP])
        rl_catch_signals = 0
        rl_catch_sigwinch = 0
        rl_readline_name = UnsafePointer(strdup(name))
        rl_completer_word_break_characters = UnsafePointer(strdup(" \t\n"))
        rl_completer_quote_characters = UnsafePointer(strdup("\"'"))
        rl_initialize()
        using_history()
        stifle_history(1000)
        if let historyPath {
            history_truncate_file(historyPath, 1000)
            read_history(historyPath)
        }
        // Readline's question before long completion lists and its pager read keys themselves and would block signals
        // and messages.
        rl_completion_query_items = -1
        rl_variable_bind("page-completions", "off")
        rl_attempted_completion_function = { text, _, _ in
            rl_attempted_completion_over = 1
            return text.flatMap { LineEditor.matches(String(cString: $0)) }
        }
        readTypedInput()
    }

    public func remember(_ line: String) {
        add_history(line)
        guard let historyPath else { return }
        if append_history(1, historyPath) != 0 { write_history(historyPath) }
    }

    public func next(prompt: String) -> LineEvent {
        if !pasted.isEmpty { return .line(pasted.removeFirst()) }
        candidates = completions
        finished = nil
        // Readline never clears this flag of Ctrl-D itself and would print an empty line after every later input.
        rl_eof_found = 0
        rl_callback_handler_install(prompt) { line in
            finished = .some(line.map { String(cString: $0) })
            free(line)
            rl_callback_handler_remove()
        }
        var interrupts = 0
        while finished == nil {
            var descriptors = [0, mailbox.readEnd, signals.pipe.readEnd].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            let ready = poll(&descriptors, 3, pause)
            if ready < 0 {
                if errno == EINTR { continue }
                return restoreTerminal(.terminate(SIGHUP))
            }
            if ready == 0, !typedInput.hasNext { finishPause() }
            if descriptors[2].revents != 0 {
                for signal in signals.pipe.drain() {
                    if let event = handle(Int32(signal), &interrupts) { return restoreTerminal(event) }
                }
            }
            if descriptors[1].revents != 0 { mailbox.take().forEach(printAbovePrompt) }
            // Check for a closed terminal first: at its end readline would return half a line as a whole one.
            if descriptors[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
                return restoreTerminal(.terminate(SIGHUP))
            }
            if descriptors[0].revents & Int16(POLLIN) != 0 { typedInput.read() }
            while finished == nil, typedInput.hasNext {
                rl_callback_read_char()
                if rl_end > 0 { interrupts = 0 }
                finishCompleteLine()
            }
        }
        guard case .some(.some(let line)) = finished else {
            // With bracketed paste readline has already ended the line.
            if rl_variable_value("enable-bracketed-paste").map({ String(cString: $0) }) != "on" { print("") }
            fflush(stdout)
            return .end
        }
        // A paste of several lines arrives as one string with line ends.
        let lines = line.split { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }.map(String.init)
        pasted = Array(lines.dropFirst())
        return .line(lines.first ?? "")
    }

    /// Prints text above the prompt and restores the typed text.
    private func printAbovePrompt(_ text: String) {
        rl_clear_visible_line()
        print(text)
        fflush(stdout)
        rl_on_new_line()
        rl_redisplay()
    }

    /// Ends a line that needs no Enter.
    private func finishCompleteLine() {
        guard finished == nil, rl_end > 0, let buffer = rl_line_buffer else { return }
        let text = String(cString: buffer)
        guard isComplete(text) else { return }
        finished = .some(text)
        rl_callback_handler_remove()
        print("")
        fflush(stdout)
    }

    /// The time to wait for input, in milliseconds; -1 for ever.
    private var pause: Int32 {
        if typedInput.hasNext { return 0 }
        return typedInput.holdTime ?? (isResizing ? Self.resizeDelay : -1)
    }

    /// Does what was to be done if nothing happens for a while.
    private func finishPause() {
        if typedInput.holdTime != nil { typedInput.release() } else { finishResize() }
    }

    private func finishResize() {
        isResizing = false
        rl_clear_visible_line()
        fflush(stdout)
        didResize()
        rl_on_new_line()
        rl_redisplay()
    }

    private func handle(_ signal: Int32, _ interrupts: inout Int) -> LineEvent? {
        switch signal {
        case SIGINT:
            let wasEmpty = rl_end == 0
            interrupts += 1
            if wasEmpty, interrupts >= 2 { return .interrupt }
            if !wasEmpty { interrupts = 1 }
            rl_callback_sigcleanup()
            rl_free_line_state()
            rl_replace_line("", 0)
            print("^C")
            fflush(stdout)
            rl_on_new_line()
            rl_redisplay()
        case SIGWINCH:
            rl_resize_terminal()
            isResizing = true
        case SIGTSTP:
            willSuspend()
            suspend()
        case SIGQUIT: quit()
        default: return .terminate(signal)
        }
        return nil
    }

    /// Ends the process as Ctrl-\ normally does, but restores the terminal first.
    private func quit() {
        _ = restoreTerminal(.end)
        signal(SIGQUIT, SIG_DFL)
        raise(SIGQUIT)
    }

    /// Suspends the process until the shell continues it. Uses the default action of SIGTSTP instead of SIGSTOP: the
    /// system ignores it if no shell could ever continue the process, as in `xterm -e prep`.
    private func suspend() {
        rl_deprep_term_function?()
        let handler = signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        signal(SIGTSTP, handler)
        rl_prep_term_function?(1)
        // The window size may have changed, and only a foreground process is notified.
        rl_reset_screen_size()
        rl_on_new_line()
        rl_redisplay()
    }

    /// Restores the terminal.
    private func restoreTerminal(_ event: LineEvent) -> LineEvent {
        rl_callback_handler_remove()
        rl_deprep_term_function?()
        print("")
        fflush(stdout)
        return event
    }
}

// State for readline's C callbacks, which cannot capture. It is used on the main thread only; the signal handlers only
// write one byte to a pipe.

nonisolated(unsafe) var candidates: (String) -> [String] = { _ in [] }
nonisolated(unsafe) private var finished: String??
nonisolated(unsafe) var signals = SignalPipe()
nonisolated(unsafe) private var signalEnd: Int32 = -1

struct SignalPipe {
    let pipe = WakePipe()

    /// Delivers these signals as bytes in the pipe from now on. A signal ignored at the start of the process stays
    /// ignored, as `nohup` requires.
    func redirect(_ numbers: [Int32]) {
        signalEnd = pipe.writeEnd
        for number in numbers {
            var before = sigaction()
            if sigaction(number, nil, &before) == 0, before.isIgnored { continue }
            signal(number) { number in
                let saved = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(signalEnd, &byte, 1)
                errno = saved
            }
        }
    }
}

extension sigaction {
    /// Whether the signal is ignored, for example by `nohup`.
    var isIgnored: Bool {
        let ignore = unsafeBitCast(SIG_IGN, to: Int.self)
        #if canImport(Glibc)
        return unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == ignore
        #else
        return unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == ignore
        #endif
    }
}
