#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// The mode of the terminal in which replies can be read: byte by byte and without echo. Signals that would end or
/// suspend the process wait until the former mode is back.
enum QueryMode {
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

    /// Waits for input of the terminal; false when there is none in time, or when a signal wants the mode to end.
    static func waitForInput(_ milliseconds: Int32) -> Bool {
        var descriptors = [0, signalPipe.readEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return poll(&descriptors, 2, milliseconds) > 0 && descriptors[1].revents == 0
    }

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
        signalEnd = signalPipe.writeEnd
        return signals.compactMap { number in
            var old = sigaction()
            guard sigaction(number, nil, &old) == 0, !old.isIgnored else { return nil }
            signal(number) { number in
                let saved = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(signalEnd, &byte, 1)
                errno = saved
            }
            return (number, old)
        }
    }

    /// Restores what the signals do, then delivers those that wait.
    private static func restore(_ actions: [(signal: Int32, action: sigaction)]) {
        for (number, action) in actions {
            var action = action
            sigaction(number, &action, nil)
        }
        for number in signalPipe.drain() { raise(Int32(number)) }
    }
}

/// The signals that arrived in the mode, as bytes: any thread may receive one, but the main thread waits for input.
private let signalPipe = WakePipe()
nonisolated(unsafe) private var signalEnd: Int32 = -1
