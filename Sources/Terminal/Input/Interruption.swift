import Synchronization

#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// Ctrl-C as a question that long work asks, in place of the process's end.
public enum Interruption {
    private static let isAsked = Atomic<Bool>(false)

    /// Does work during which the first interrupt (SIGINT) or request to end (SIGTERM) ends nothing: `isAsked` returns
    /// true from then on. The second one ends the process. Signals that were ignored when the process started stay
    /// ignored. For one piece of work at a time.
    public static func noticed<Value>(_ work: (_ isAsked: @Sendable () -> Bool) throws -> Value) rethrows -> Value {
        let before = listen()
        defer { restore(before) }
        return try work { isAsked.load(ordering: .relaxed) }
    }

    /// The same for async work, which stays on the main actor.
    @MainActor public static func noticed<Value>(
        _ work: (_ isAsked: @Sendable () -> Bool) async throws -> Value
    ) async rethrows -> Value {
        let before = listen()
        defer { restore(before) }
        return try await work { isAsked.load(ordering: .relaxed) }
    }

    /// Catches the signals from now on.
    /// - Returns: what was done with them before.
    private static func listen() -> [(signal: Int32, action: sigaction)] {
        isAsked.store(false, ordering: .relaxed)
        return [SIGINT, SIGTERM].compactMap { signal in
            var old = sigaction()
            guard sigaction(signal, nil, &old) == 0, !old.isIgnored else { return nil }
            var new = sigaction()
            new.listen { _ in Interruption.isAsked.store(true, ordering: .relaxed) }
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
    fileprivate mutating func listen(_ handler: @escaping @convention(c) (Int32) -> Void) {
        #if canImport(Glibc)
        __sigaction_handler.sa_handler = handler
        #else
        __sigaction_u.__sa_handler = handler
        #endif
    }
}
