import Synchronization

#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// Handling of Ctrl-C during long work: the work is asked to stop instead of ending the process.
public enum Interruption {
    private static let isRequested = Atomic<Bool>(false)

    /// Runs work during which the first interrupt (SIGINT) or termination request (SIGTERM) does not end the process:
    /// `isRequested` returns true from then on. The second signal ends the process. Signals ignored at the start of the
    /// process stay ignored. Only one call may be active at a time.
    public static func intercepting<Value>(
        _ work: (_ isRequested: @Sendable () -> Bool) throws -> Value
    ) rethrows -> Value {
        let before = listen()
        defer { restore(before) }
        return try work { isRequested.load(ordering: .relaxed) }
    }

    /// The same for async work, which stays on the main actor.
    @MainActor public static func intercepting<Value>(
        _ work: (_ isRequested: @Sendable () -> Bool) async throws -> Value
    ) async rethrows -> Value {
        let before = listen()
        defer { restore(before) }
        return try await work { isRequested.load(ordering: .relaxed) }
    }

    /// Catches the signals from now on.
    /// - Returns: what was done with them before.
    private static func listen() -> [(signal: Int32, action: sigaction)] {
        isRequested.store(false, ordering: .relaxed)
        return [SIGINT, SIGTERM].compactMap { signal in
            var old = sigaction()
            guard sigaction(signal, nil, &old) == 0, !old.isIgnored else { return nil }
            var new = sigaction()
            new.setHandler { _ in Interruption.isRequested.store(true, ordering: .relaxed) }
            // The second signal takes the default action: the end of the process.
            new.sa_flags = Int32(bitPattern: UInt32(bitPattern: Int32(SA_RESTART)) | UInt32(SA_RESETHAND))
            sigaction(signal, &new, nil)
            return (signal, old)
        }
    }

    private static func restore(_ before: [(signal: Int32, action: sigaction)]) {
        for (signal, action) in before {
            var action = action
            sigaction(signal, &action, nil)
        }
    }
}

extension sigaction {
    fileprivate mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
        #if canImport(Glibc)
        __sigaction_handler.sa_handler = handler
        #else
        __sigaction_u.__sa_handler = handler
        #endif
    }
}
