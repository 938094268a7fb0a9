import Synchronization

#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// The mode of the terminal in which replies can be read: byte by byte and without echo. Signals that would end or
/// suspend the process wait until the former mode is back.
enum QueryMode {
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]
    /// The last signal that waits; 0 for none.
    private static let waiting = Atomic<Int32>(0)

    /// Whether a signal waits, so that the work should end.
    static var isInterrupted: Bool { waiting.load(ordering: .relaxed) != 0 }

    /// Runs work in this mode, unless the terminal's mode cannot be changed.
    static func run(_ work: () -> Void) {
        var former = termios()
        guard tcgetattr(0, &former) == 0 else { return }
        var mode = former
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
        // Enter stays a carriage return, as readline wants it.
        mode.c_iflag &= ~tcflag_t(ICRNL)
        let actions = catchSignals()
        defer { restore(actions) }
        guard tcsetattr(0, TCSANOW, &mode) == 0 else { return }
        defer { tcsetattr(0, TCSANOW, &former) }
        work()
    }

    private static func catchSignals() -> [(signal: Int32, action: sigaction)] {
        waiting.store(0, ordering: .relaxed)
        return signals.compactMap { number in
            var old = sigaction()
            guard sigaction(number, nil, &old) == 0, !old.isIgnored else { return nil }
            signal(number) { QueryMode.waiting.store($0, ordering: .relaxed) }
            return (number, old)
        }
    }

    /// Restores what the signals do, then delivers the one that waits.
    private static func restore(_ actions: [(signal: Int32, action: sigaction)]) {
        for (number, action) in actions {
            var action = action
            sigaction(number, &action, nil)
        }
        let number = waiting.load(ordering: .relaxed)
        if number != 0 { raise(number) }
    }
}
