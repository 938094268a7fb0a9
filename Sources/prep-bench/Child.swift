import Foundation

/// A child process to be measured, with pipes for its input and output.
///
/// It is started by `posix_spawn`, which costs a tenth of a millisecond, so that the measurement covers only the
/// program.
final class Child {
    private let pid: pid_t
    private let input: Int32
    private let output: Int32
    private var buffer: [UInt8] = []
    private var status: Int32?
    /// The peak memory in bytes of the process, or of a child of its own if that had more; known after `finish`.
    private(set) var peakMemory = 0
    /// The greatest `ownPeakMemory` seen while waiting for output.
    private var seenPeak: Int?
    /// The processor time of the process and its children in seconds; known after `finish`.
    private(set) var processorSeconds = 0.0

    /// - Parameters:
    ///   - path: The program file.
    ///   - environment: Variables to add to the current environment.
    /// - Throws: `BenchError` if the program cannot be started.
    init(_ path: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
        var toChild: [Int32] = [0, 0]
        var fromChild: [Int32] = [0, 0]
        guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else { throw BenchError("a pipe cannot be created") }
        // The child must not inherit our ends: it would never see the end of its input.
        for end in [toChild[1], fromChild[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
        posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer { for text in words + settings { free(text) } }
        var started: pid_t = 0
        let failure = posix_spawn(&started, path, &actions, nil, &words, &settings)
        Foundation.close(toChild[0])
        Foundation.close(fromChild[1])
        pid = started
        input = toChild[1]
        output = fromChild[0]
        guard failure == 0 else {
            status = -1
            throw BenchError("cannot start \(path): \(String(cString: strerror(failure)))")
        }
    }

    deinit {
        if status == nil {
            kill(pid, SIGKILL)
            _ = finish()
        }
    }

    /// Writes one line to the program.
    func send(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    }

    /// Waits for the next line of the output and returns it without its line feed; nil at the end.
    func line() -> String? {
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                let text = String(decoding: buffer[..<end], as: UTF8.self)
                buffer.removeFirst(end + 1)
                return text
            }
            guard fill() else { return nil }
        }
    }

    /// Closes the input, reads the output to its end and waits for the process.
    /// - Returns: whether its exit status is 0.
    @discardableResult
    func finish() -> Bool {
        if let status { return status == 0 }
        Foundation.close(input)
        while fill() { buffer.removeAll() }
        Foundation.close(output)
        var word: Int32 = 0
        var usage = rusage()
        while wait4(pid, &word, 0, &usage) < 0, errno == EINTR {}
        status = word
        #if canImport(Darwin)
        peakMemory = usage.ru_maxrss
        #else
        // In kibibytes. It is at least the peak of this process, whose memory the child shared when it was started: then
        // only what was seen is known.
        let isInherited = usage.ru_maxrss <= Self.maximumResidentSize
        peakMemory = (isInherited ? seenPeak : nil) ?? usage.ru_maxrss * 1024
        #endif
        processorSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
        return word == 0
    }

    /// The peak memory in bytes of the process itself so far, without that of an engine it has started; nil where the
    /// system does not report it (Linux does).
    var ownPeakMemory: Int? {
        guard let status = try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
            let kibibytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
        else { return nil }
        return kibibytes * 1024
    }

    /// The peak memory of this process, in the unit of the system.
    private static var maximumResidentSize: Int {
        var usage = rusage()
        #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        #else
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #endif
        return usage.ru_maxrss
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

    /// The milliseconds after which a running program's memory is looked at again.
    private static let memoryInterval: Int32 = 5

    /// Reads more output; returns false at its end.
    private func fill() -> Bool {
        var awaited = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        while poll(&awaited, 1, Self.memoryInterval) == 0 {
            if let peak = ownPeakMemory { seenPeak = max(seenPeak ?? 0, peak) }
        }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = read(output, &chunk, chunk.count)
        guard count > 0 else { return false }
        buffer += chunk[..<count]
        return true
    }

    /// Runs a program to its end; returns whether it succeeded.
    static func run(_ path: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Bool {
        try Child(path, arguments, environment: environment).finish()
    }

    /// Returns the program of that name in the folder of this program; nil if there is none.
    static func besideThis(_ name: String) -> String? {
        let folder = URL(fileURLWithPath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
        let path = folder.appendingPathComponent(name).path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    /// Returns the program of that name on PATH or in /usr/games; nil if it is not installed.
    static func installed(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return (folders + ["/usr/games"]).map { $0 + "/" + name }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
