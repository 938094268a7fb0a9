import Synchronization

#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// Lines from other tasks for the one who reads the keyboard. Posting wakes him.
public final class Mailbox: Sendable {
    private let letters = Mutex<[String]>([])
    private let pipe = WakePipe()

    public init() {}

    /// Hands over a rendered text of one or more lines, without a newline at its end. From any thread.
    public func post(_ text: String) {
        letters.withLock { $0.append(text) }
        pipe.wake(1)
    }

    /// The same, unless `isWanted` returns false. It is called while `take` and `discard` wait.
    public func post(_ text: String, if isWanted: () -> Bool) {
        let isPosted = letters.withLock { letters in
            guard isWanted() else { return false }
            letters.append(text)
            return true
        }
        if isPosted { pipe.wake(1) }
    }

    /// Drops everything that was posted and not taken.
    public func discard() { _ = take() }

    /// All that was posted since the last call, oldest first.
    public func take() -> [String] {
        pipe.drain()
        return letters.withLock { letters in
            defer { letters = [] }
            return letters
        }
    }

    /// Waits until something is posted or the time is over. Says whether something is there.
    public func wait(milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds) > 0
    }

    var readEnd: Int32 { pipe.readEnd }
}

/// A pipe to oneself: a byte written in one place wakes a `poll` in another. Signal-safe.
struct WakePipe: Sendable {
    let readEnd: Int32
    let writeEnd: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for (index, end) in ends.enumerated() where (0...2).contains(end) {
            // The process was started with a standard stream closed: the pipe must not pass for it.
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

    /// The bytes that were written since the last call.
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
