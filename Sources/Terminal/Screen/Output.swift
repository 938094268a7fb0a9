#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// Nothing more can be written.
public struct BrokenPipe: Error, Hashable {
    /// Nil when the reader of a pipe has gone away, which is no failure for a program that prints. Else what the system
    /// says, such as a disk that is full: then what was written is incomplete, and the program has failed.
    public let failure: String?
}

/// A stream of the process: what is written is out when the call returns.
public struct Output: Sendable {
    private let descriptor: Int32

    public static let standard = Output(descriptor: 1)
    public static let error = Output(descriptor: 2)

    /// Writes all of the text. Throws `BrokenPipe` when nobody reads any more, and, with its `failure`, when there is
    /// no room. Interrupted writes go on.
    public func write(_ text: String) throws(BrokenPipe) {
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN {
                    var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&wait, 1, -1)
                    continue
                }
                // A terminal that was closed answers EIO.
                let error = errno
                let isReaderGone = error == EPIPE || error == EIO && Screen.isTerminal(descriptor)
                throw BrokenPipe(failure: isReaderGone ? nil : String(cString: strerror(error)))
            }
            start += count
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// Facts about the terminal of the process.
public enum Screen {
    public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Columns and rows of the terminal on standard output, nil where there is none.
    public static var size: (columns: Int, rows: Int)? {
        var size = winsize()
        guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// From now on a write into a closed pipe is an error, not a signal that ends the process.
    public static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

    /// From now on a file that may not grow any more (`ulimit -f`) is an error, not a signal that ends the process.
    public static func ignoreFileSizeSignals() { signal(SIGXFSZ, SIG_IGN) }
}
