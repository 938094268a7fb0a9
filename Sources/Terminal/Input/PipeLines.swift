#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// Lines from standard input when it is no terminal. LF, CR LF and a last line without an end are all lines.
@MainActor public final class PipeLines: LineSource {
    public var completions: (String) -> [String] = { _ in [] }
    public var willSuspend: () -> Void = {}
    private let mailbox: Mailbox
    private let show: (String) -> Void
    /// Bytes read and not yet handed out, and how many of them are known to hold no line end.
    private var waiting: [UInt8] = []
    private var searched = 0
    private var isAtEnd = false

    /// - Parameter show: prints what arrives in the mailbox while a line is waited for.
    public init(mailbox: Mailbox, show: @escaping (String) -> Void) {
        self.mailbox = mailbox
        self.show = show
    }

    public func remember(_ line: String) {}

    public func next(prompt: String) -> LineEvent {
        while true {
            if let end = waiting[searched...].firstIndex(of: 0x0A) {
                defer { waiting.removeSubrange(...end) }
                searched = 0
                return .line(Self.text(waiting[..<end]))
            }
            searched = waiting.count
            if isAtEnd {
                guard !waiting.isEmpty else { return .end }
                defer {
                    waiting = []
                    searched = 0
                }
                return .line(Self.text(waiting[...]))
            }
            var descriptors = [
                pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
                pollfd(fd: mailbox.readEnd, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&descriptors, 2, -1) >= 0 || errno == EINTR else { return .end }
            if descriptors[1].revents != 0 { mailbox.take().forEach(show) }
            if descriptors[0].revents != 0 { readMore() }
        }
    }

    private func readMore() {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(0, &bytes, bytes.count)
        if count > 0 {
            waiting += bytes.prefix(count)
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
            isAtEnd = true
        }
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
    }
}
