public import Testing

#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// A program spoken with through pipes, line by line, as a script does. For use by one test at a time; the program is
/// ended when the value goes away.
public final class Conversation {
    /// All of standard output so far.
    public private(set) var output: [UInt8] = []
    /// All of standard error so far.
    public private(set) var error: [UInt8] = []

    private let child: Child
    private var input: Int32
    private let outputEnd: Int32
    private let errorEnd: Int32
    /// Bytes that the program has not taken yet.
    private var unsent: [UInt8] = []
    private var closesInput = false
    private var isOutputOpen = true
    private var isErrorOpen = true
    /// Where in the output the next line begins.
    private var nextLine = 0

    public init(_ program: Program, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
        let (toChild, fromChild, errors) = (try Pipe(), try Pipe(), try Pipe())
        defer {
            close(toChild.readEnd)
            close(fromChild.writeEnd)
            close(errors.writeEnd)
        }
        (input, outputEnd, errorEnd) = (toChild.writeEnd, fromChild.readEnd, errors.readEnd)
        do {
            child = try Child(
                path: program.path, arguments: arguments,
                environment: Child.environment(adding: environment, terminal: nil),
                streams: .pipes(input: toChild.readEnd, output: fromChild.writeEnd, error: errors.writeEnd))
        } catch {
            for end in [toChild.writeEnd, fromChild.readEnd, errors.readEnd] { close(end) }
            throw error
        }
        // Written as far as the pipe takes it, so that neither side ever waits for the other.
        _ = fcntl(input, F_SETFL, O_NONBLOCK)
    }

    deinit {
        child.end()
        if input >= 0 { close(input) }
        close(outputEnd)
        close(errorEnd)
    }

    public var pid: Int32 { child.pid }

    /// Sends a line; its end is added.
    public func send(line: String) {
        queue(Array(line.utf8) + [0x0A])
        exchange(milliseconds: 0)
    }

    /// Sends bytes and waits until the program has read them, except what the pipe buffers. Returns false when the
    /// program has ended or does not read them within the time limit.
    public func send(_ bytes: [UInt8], within seconds: Double = 30) -> Bool {
        queue(bytes)
        let deadline = Deadline(seconds)
        while !unsent.isEmpty {
            if deadline.hasPassed || child.hasEnded() { return false }
            exchange(milliseconds: min(20, deadline.milliseconds))
        }
        return !closesInput
    }

    /// Reads output until the program has made `count` changes in a folder. Returns false when the program writes a line
    /// first, ends first, or does not make them within the time limit.
    public func wait(for count: Int, _ changes: FolderChanges, within seconds: Double = 30) -> Bool {
        let deadline = Deadline(seconds)
        while changes.count < count {
            if deadline.hasPassed || child.hasEnded() || output.end(of: [0x0A], from: nextLine) != nil { return false }
            exchange(milliseconds: min(20, deadline.milliseconds), until: changes.descriptor)
        }
        return true
    }

    /// The next line of standard output without its end; nil, with an issue reported, when none comes in that time.
    public func nextLine(
        within seconds: Double = 10, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) -> String? {
        let deadline = Deadline(seconds)
        while true {
            if let end = output.end(of: [0x0A], from: nextLine) {
                defer { nextLine = end }
                return String(decoding: output[nextLine..<end - 1], as: UTF8.self)
            }
            if deadline.hasPassed || !isOutputOpen {
                let errors = String(decoding: error, as: UTF8.self)
                Issue.record("no further line came; standard error: \(errors)", sourceLocation: sourceLocation)
                return nil
            }
            exchange(milliseconds: min(20, deadline.milliseconds))
        }
    }

    /// Closes the program's standard input once it has taken all that was sent.
    public func closeInput() {
        closesInput = true
        exchange(milliseconds: 0)
    }

    public func send(_ signal: Int32) { child.send(signal) }

    /// Waits for the end of the program, reading what it writes; nil when it has not ended in that time.
    public func status(within seconds: Double = 10) -> Ending? {
        let deadline = Deadline(seconds)
        while !child.hasEnded() {
            if deadline.hasPassed { return nil }
            exchange(milliseconds: 5)
        }
        // A grandchild may hold the pipes open for longer; what the program wrote is in them already.
        while isOutputOpen || isErrorOpen {
            let before = output.count + error.count
            exchange(milliseconds: 0)
            if output.count + error.count == before { break }
        }
        return child.ending
    }

    func queue(_ bytes: [UInt8]) { unsent += bytes }

    /// Reads available output and writes as much input as the program accepts. Waits for at most that many milliseconds,
    /// or until the other descriptor becomes readable.
    private func exchange(milliseconds: Int32, until other: Int32 = -1) {
        if input >= 0, unsent.isEmpty, closesInput {
            close(input)
            input = -1
        }
        var ends = [
            pollfd(fd: isOutputOpen ? outputEnd : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: isErrorOpen ? errorEnd : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: unsent.isEmpty ? -1 : input, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: other, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&ends, 4, milliseconds) > 0 else { return }
        if ends[0].revents != 0 { isOutputOpen = take(outputEnd, into: &output) }
        if ends[1].revents != 0 { isErrorOpen = take(errorEnd, into: &error) }
        if ends[2].revents != 0 { give() }
    }

    private func take(_ end: Int32, into bytes: inout [UInt8]) -> Bool {
        guard let new = Bytes.read(end, milliseconds: 0) else { return false }
        bytes += new
        return true
    }

    private func give() {
        let count = unsent.prefix(65_536).withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
        if count > 0 {
            unsent.removeFirst(count)
        } else if errno != EAGAIN, errno != EINTR {
            // The program reads no more: the rest is not for it.
            unsent = []
            closesInput = true
        }
    }
}

/// A pipe whose ends no other program inherits.
private struct Pipe {
    let readEnd: Int32
    let writeEnd: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        #if canImport(Glibc)
        guard HiddenCalls.pipe2(&ends, O_CLOEXEC) == 0 else {
            throw SupportError("no pipe: \(String(cString: strerror(errno)))")
        }
        #else
        guard pipe(&ends) == 0 else { throw SupportError("no pipe: \(String(cString: strerror(errno)))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        #endif
        (readEnd, writeEnd) = (ends[0], ends[1])
    }
}
