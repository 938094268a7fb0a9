public import Testing

#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// A program at a terminal of its own, as a person has it: keys go in, and what comes out is drawn on a screen.
///
/// The terminal is the program's controlling one, so Ctrl-C and Ctrl-Z typed here arrive as signals. The program is
/// ended when the value goes away. For use by one test at a time.
public final class PseudoTerminal {
    /// What a person would see now.
    public private(set) var screen: VirtualScreen
    /// Every byte the program wrote, escape codes and all.
    public private(set) var bytes: [UInt8] = []

    private var descriptor: Int32
    private let child: Child
    /// What answers the program's queries; nil leaves them unanswered.
    private var replies: FakeTerminal?
    /// Where in the screen's transcript the next `expect` begins to look.
    private var mark = 0

    /// Starts the program. The environment is not the tests' own: it has a PATH, a UTF-8 LANG, TERM xterm-256color,
    /// no HOME that exists, and what is given here; an empty value takes a variable away.
    public init(
        _ program: Program, _ arguments: [String] = [], rows: Int = 24, columns: Int = 80,
        environment: [String: String] = [:], replies: FakeTerminal? = nil
    ) throws {
        self.replies = replies
        screen = VirtualScreen(rows: rows, columns: columns)
        let ends = try TerminalPair()
        descriptor = ends.master
        TerminalPair.resize(descriptor, rows: rows, columns: columns)
        do {
            child = try Child(
                path: program.path, arguments: arguments,
                environment: Child.environment(adding: environment, terminal: "xterm-256color"),
                streams: .terminal(ends.name))
        } catch {
            close(descriptor)
            throw error
        }
    }

    deinit {
        child.end()
        hangUp()
    }

    public var pid: Int32 { child.pid }

    /// Presses keys: `\r` is Enter, `\t` TAB, `\u{3}` Ctrl-C, `\u{4}` Ctrl-D, `\u{1B}[A` the arrow up.
    public func type(_ keys: String) { type(Array(keys.utf8)) }

    private func type(_ bytes: [UInt8]) {
        var start = 0
        while start < bytes.count, descriptor >= 0 {
            let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return }
            start += max(0, count)
        }
    }

    /// Waits until the program has written the text; the next `expect` searches only the output after it. Escape codes and
    /// carriage returns are skipped; the end of a line is `\n`. Reports an issue and returns false when the time is over
    /// or the program has ended.
    @discardableResult
    public func expect(
        _ text: String, within seconds: Double = 10, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) -> Bool {
        let wanted = Array(text.utf8)
        var from = mark
        let found = read(within: seconds) {
            defer { from = max(mark, screen.transcript.count - wanted.count) }
            guard let end = screen.transcript.end(of: wanted, from: from) else { return false }
            mark = end
            return true
        }
        if !found { report("wanted \(text.debugDescription)", sourceLocation) }
        return found
    }

    /// Waits until the text is on the screen, in one row.
    @discardableResult
    public func expectOnScreen(
        _ text: String, within seconds: Double = 10, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) -> Bool {
        expectScreen(text.debugDescription, within: seconds, sourceLocation: sourceLocation) { $0.contains(text) }
    }

    /// Waits until the closure returns true for the screen.
    @discardableResult
    public func expectScreen(
        _ what: String, within seconds: Double = 10, sourceLocation: Testing.SourceLocation = #_sourceLocation,
        _ isAsWanted: (VirtualScreen) -> Bool
    ) -> Bool {
        let found = read(within: seconds) { isAsWanted(screen) }
        if !found { report("wanted on the screen: \(what)", sourceLocation) }
        return found
    }

    /// What was written since the last `expect` that succeeded, without escape codes.
    public var unread: String { String(decoding: screen.transcript[mark...], as: UTF8.self) }

    /// Another size of the window; the program gets SIGWINCH.
    public func resize(rows: Int, columns: Int) {
        TerminalPair.resize(descriptor, rows: rows, columns: columns)
        screen.resize(rows: rows, columns: columns)
    }

    /// Sends a signal to the program itself (keys go through the terminal: `type("\u{3}")`).
    public func send(_ signal: Int32) { child.send(signal) }

    /// Closes the window: the program gets SIGHUP.
    public func hangUp() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }

    /// Waits for the end of the program and returns it; nil when it has not ended in that time.
    public func status(within seconds: Double = 10) -> Ending? {
        let deadline = Deadline(seconds)
        while !child.hasEnded() {
            if deadline.hasPassed { return nil }
            _ = readSome(milliseconds: 5)
        }
        while readSome(milliseconds: 0) {}
        return child.ending
    }

    /// Whether the terminal is as a shell left it: lines are gathered and keys are echoed.
    public var isCooked: Bool {
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else { return false }
        let wanted = tcflag_t(ICANON) | tcflag_t(ECHO)
        return settings.c_lflag & wanted == wanted
    }

    private func read(within seconds: Double, until isDone: () -> Bool) -> Bool {
        let deadline = Deadline(seconds)
        while true {
            if isDone() { return true }
            if deadline.hasPassed { return false }
            if !readSome(milliseconds: min(20, deadline.milliseconds)), child.hasEnded() {
                while readSome(milliseconds: 0) {}
                return isDone()
            }
        }
    }

    /// Returns whether anything arrived.
    private func readSome(milliseconds: Int32) -> Bool {
        guard let new = Bytes.read(descriptor, milliseconds: milliseconds) else {
            // The program has closed its terminal but may still run.
            _ = poll(nil, 0, milliseconds)
            return false
        }
        bytes += new
        screen.feed(new)
        if let answer = replies?.replies(to: new), !answer.isEmpty { type(answer) }
        return !new.isEmpty
    }

    private func report(_ what: String, _ location: Testing.SourceLocation) {
        let ending = child.hasEnded() ? "; the program has ended: \(child.ending.map(\.description) ?? "?")" : ""
        Issue.record("\(what), but came \(unread.debugDescription)\(ending)\n\(screen)", sourceLocation: location)
    }
}
