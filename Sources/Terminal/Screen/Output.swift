#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// A failed write to a stream.
public struct BrokenPipe: Error, Hashable {
    /// Nil if the reader of a pipe has closed it, which is not a failure of the program. Otherwise the system's error,
    /// such as a full disk: the output is incomplete and the program has failed.
    public let failure: String?
}

/// An output stream of the process, unbuffered.
public struct Output: Sendable {
    let descriptor: Int32

    public static let standard = Output(descriptor: 1)
    public static let error = Output(descriptor: 2)

    /// Writes the whole text and continues interrupted writes. Throws `BrokenPipe` if the reader is gone, or, with its
    /// `failure`, if the write fails.
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
                // A closed terminal returns EIO.
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

/// Properties of the process's terminal.
public enum Screen {
    public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The columns and rows of the terminal on standard output; nil if there is none.
    public static var size: (columns: Int, rows: Int)? { window.map { ($0.columns, $0.rows) } }

    /// The size of the terminal on standard output, with its pixels; nil if there is none.
    public static var window: WindowSize? {
        var size = winsize()
        guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return WindowSize(
            columns: Int(size.ws_col), rows: Int(size.ws_row), width: Int(size.ws_xpixel), height: Int(size.ws_ypixel))
    }

    /// Makes a write to a closed pipe an error instead of a signal that ends the process.
    public static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

    /// Makes exceeding the file size limit (`ulimit -f`) an error instead of a signal that ends the process.
    public static func ignoreFileSizeSignals() { signal(SIGXFSZ, SIG_IGN) }
}
