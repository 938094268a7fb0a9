#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// Shows long text with another program, such as `less`.
public enum Pager {
    /// Runs the program in the foreground with the text as its standard input, and waits for its end.
    ///
    /// The program gets this process's terminal, and signals from the keyboard (Ctrl-C, Ctrl-\, Ctrl-Z) are its own until
    /// it has ended. It may end before it has read everything.
    ///
    /// - Parameter command: the path of the program, and its arguments. No shell is involved.
    /// - Returns: whether the program could be started.
    public static func show(_ text: String, command: [String]) -> Bool {
        guard let path = command.first else { return false }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return false }
        let (readEnd, writeEnd) = (ends[0], ends[1])
        _ = fcntl(writeEnd, F_SETFD, FD_CLOEXEC)
        let before = handOver()
        defer { takeBack(before) }
        let child = start(path, command, input: readEnd)
        close(readEnd)
        guard let child else {
            close(writeEnd)
            return false
        }
        // A pager that ended early has closed its end, which is not a failure.
        try? Output(descriptor: writeEnd).write(text)
        close(writeEnd)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return true
    }

    private static let interrupts = [SIGINT, SIGQUIT]
    private static let reset = [SIGINT, SIGQUIT, SIGTSTP, SIGPIPE, SIGTERM, SIGHUP, SIGWINCH]

    private static func start(_ path: String, _ command: [String], input: Int32) -> pid_t? {
        #if canImport(Glibc)
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #else
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        if input != 0 { posix_spawn_file_actions_addclose(&actions, input) }
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in reset { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var arguments = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        guard posix_spawn(&child, path, &actions, &attributes, &arguments, environ) == 0 else { return nil }
        return child
    }

    /// Ignores the signals of Ctrl-C and Ctrl-\, and lets Ctrl-Z suspend this process as it does the program.
    private static func handOver() -> [(signal: Int32, action: sigaction)] {
        (interrupts + [SIGTSTP]).compactMap { number in
            var old = sigaction()
            guard sigaction(number, nil, &old) == 0, !old.isIgnored else { return nil }
            signal(number, number == SIGTSTP ? SIG_DFL : SIG_IGN)
            return (number, old)
        }
    }

    private static func takeBack(_ before: [(signal: Int32, action: sigaction)]) {
        for (signal, action) in before {
            var action = action
            sigaction(signal, &action, nil)
        }
    }
}
