#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// The bytes that a person types at the terminal, without the terminal's replies to queries. It is the only reader of the
/// terminal. Replies are removed for the whole session, because they may come late.
struct TypedInput {
    private var filter = ReplyFilter()
    /// The typed bytes that nobody has taken.
    private var bytes: [UInt8] = []
    private var isAtEnd = false
    /// The replies so far, late ones included; nil before the terminal was asked.
    var answers: TerminalAnswers?
    /// Whether a line editor will take what was typed.
    var hasReader = false

    /// Whether `take` returns at once.
    var hasNext: Bool { !bytes.isEmpty || isAtEnd }

    /// The time to wait for the rest of what may be a reply, in milliseconds; nil if nothing was begun. An Escape alone is
    /// most likely a key.
    var holdTime: Int32? { filter.held.isEmpty ? nil : filter.held.count == 1 ? 50 : 500 }

    mutating func expect(cursorReports: Int) { filter.expect(cursorReports: cursorReports) }

    /// Reads one byte, which must be available, or waits for it.
    mutating func read() {
        var byte: UInt8 = 0
        let count = readByte(&byte)
        guard count == 1 else {
            if count == 0 || errno != EINTR && errno != EAGAIN { isAtEnd = true }
            return
        }
        switch filter.feed(byte) {
        case .typed(let typed): bytes += typed
        case .reply(let reply): answers?.add(reply)
        case nil: break
        }
    }

    /// Counts the bytes that may be the beginning of a reply as typed.
    mutating func release() { bytes += filter.release() }

    /// Reads the available bytes until one of them is typed. Returns whether there is one.
    mutating func pollNext() -> Bool {
        while !hasNext, Self.wait(0) { read() }
        return hasNext
    }

    /// Waits for the next typed byte and removes it. Returns `EOF` at the end.
    mutating func take() -> Int32 {
        while bytes.isEmpty {
            if isAtEnd { return EOF }
            if let holdTime, !Self.wait(holdTime) { release() } else { read() }
        }
        return Int32(bytes.removeFirst())
    }

    /// Returns whether a byte, or the end, arrives in time. A signal counts as one.
    static func wait(_ milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds) != 0
    }
}

private func readByte(_ byte: inout UInt8) -> Int { read(0, &byte, 1) }

/// The input of this process, used on the main thread only.
nonisolated(unsafe) var typedInput = TypedInput()
