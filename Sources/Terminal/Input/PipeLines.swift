#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// Lines from standard input if it is not a terminal. Lines end with LF or CR LF; the last line needs no end.
@MainActor public final class PipeLines: LineSource {
    public var completions: (String) -> [String] = { _ in [] }
    public var willSuspend: () -> Void = {}
    public var didResize: () -> Void = {}
    public var isComplete: (String) -> Bool = { _ in false }
    private let mailbox: Mailbox
    private let show: (String) -> Void
    /// The bytes read but not yet returned, and the number of them known to contain no line end.
    private var buffer: [UInt8] = []
    private var searched = 0
    private var isAtEnd = false

    /// - Parameter show: Prints messages from the mailbox while waiting for a line.
    public init(mailbox: Mailbox, show: @escaping (String) -> Void) {
        self.mailbox = mailbox
        self.show = show
    }

    public func remember(_ line: String) {}

    public func play(_ frames: [[StyledText]], _ renderer: Renderer) {}

    public func next(prompt: String) -> LineEvent {
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0A) {
                defer { buffer.removeSubrange(...end) }
                searched = 0
                return .line(Self.text(buffer[..<end]))
            }
            searched = buffer.count
            if isAtEnd {
                guard !buffer.isEmpty else { return .end }
                defer {
                    buffer = []
                    searched = 0
                }
                return .line(Self.text(buffer[...]))
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
            buffer += bytes.prefix(count)
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
            isAtEnd = true
        }
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
    }
}
