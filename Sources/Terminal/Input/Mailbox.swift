import Synchronization

#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// Messages from other tasks to the main thread, which reads the keyboard. Posting wakes it.
public final class Mailbox: Sendable {
    private let messages = Mutex<[@Sendable () -> String?]>([])
    private let pipe = WakePipe()

    public init() {}

    /// Adds a rendered text of one or more lines, without a line feed at its end. Callable from any thread.
    public func post(_ text: String) {
        post { text }
    }

    /// Adds a message whose text is made when it is taken; nil for a message that is no longer wanted then.
    public func post(_ text: @escaping @Sendable () -> String?) {
        messages.withLock { $0.append(text) }
        pipe.wake(1)
    }

    /// Removes all messages and returns their texts, oldest first.
    public func take() -> [String] {
        pipe.drain()
        let taken = messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
        return taken.compactMap { $0() }
    }

    /// Waits until there is a message or the time is over. Returns whether there is one.
    public func wait(milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds) > 0
    }

    var readEnd: Int32 { pipe.readEnd }
}

/// A pipe from the process to itself: writing a byte wakes a `poll`. Signal-safe.
struct WakePipe: Sendable {
    let readEnd: Int32
    let writeEnd: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for (index, end) in ends.enumerated() where (0...2).contains(end) {
            // The process was started with a standard stream closed; the pipe must not take its descriptor.
            ends[index] = fcntl(end, F_DUPFD, 3)
            close(end)
        }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        readEnd = ends[0]
        writeEnd = ends[1]
    }

    func wake(_ byte: UInt8) {
        var byte = byte
        _ = write(writeEnd, &byte, 1)
    }

    /// Returns the bytes written since the last call.
    @discardableResult func drain() -> [UInt8] {
        var all: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
            let count = read(readEnd, &bytes, bytes.count)
            guard count > 0 else { return all }
            all += bytes.prefix(count)
        }
    }
}
