import Synchronization

#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// Ctrl-C as a question that long work asks, in place of the process's end.
public enum Interruption {
    private static let isAsked = Atomic<Bool>(false)

    /// Does work during which the first interrupt (SIGINT) or request to end (SIGTERM) ends nothing: `isAsked` is true
    /// from then on. The second one ends the process. Signals that the process was started to ignore stay ignored. For
    /// one piece of work at a time.
    public static func noticed<Value>(_ work: (_ isAsked: () -> Bool) throws -> Value) rethrows -> Value {
        isAsked.store(false, ordering: .relaxed)
        let signals = [SIGINT, SIGTERM]
        var before: [(signal: Int32, action: sigaction)] = []
        for signal in signals {
            var old = sigaction()
            guard sigaction(signal, nil, &old) == 0, !old.isIgnored else { continue }
            var new = sigaction()
            new.listen { _ in Interruption.isAsked.store(true, ordering: .relaxed) }
            // The second one finds what was there without this: the end.
            new.sa_flags = Int32(bitPattern: UInt32(bitPattern: Int32(SA_RESTART)) | UInt32(SA_RESETHAND))
            sigaction(signal, &new, nil)
            before.append((signal, old))
        }
        defer {
            for (signal, action) in before {
                var action = action
                sigaction(signal, &action, nil)
            }
        }
        return try work { isAsked.load(ordering: .relaxed) }
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
