import Foundation

/// Another program that is being measured: started at once, spoken to over pipes, and waited for.
///
/// Started by `posix_spawn`, which costs a tenth of a millisecond, so that what is measured is the program.
final class Child {
    private let pid: pid_t
    private let input: Int32
    private let output: Int32
    private var buffer: [UInt8] = []
    private var status: Int32?
    /// The most memory it ever held, in bytes; known once it has been waited for.
    private(set) var peakMemory = 0
    /// What it and its own children took of processors, in seconds; known once it has been waited for.
    private(set) var processorSeconds = 0.0

    /// - Parameters:
    ///   - path: the program file.
    ///   - environment: added to ours.
    /// - Throws: `BenchError` when it cannot be started.
    init(_ path: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
        var toChild: [Int32] = [0, 0]
        var fromChild: [Int32] = [0, 0]
        guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else { throw BenchError("no pipe can be made") }
        // Our ends are none of the child's business: it would never see the end of its input.
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

    /// The next line of its output without the line feed; nil at the end. Waits for it.
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

    /// Closes its input, reads its output to the end and waits until it is gone.
    /// - Returns: whether it ended with status 0.
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
        peakMemory = usage.ru_maxrss * 1024  // Linux counts kibibytes
        #endif
        processorSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
        return word == 0
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

    /// Reads some more; false at the end of the output.
    private func fill() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = read(output, &chunk, chunk.count)
        guard count > 0 else { return false }
        buffer += chunk[..<count]
        return true
    }

    /// Runs a program to its end. False when it failed.
    static func run(_ path: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Bool {
        try Child(path, arguments, environment: environment).finish()
    }

    /// The program of that name in the folder of this one; nil where there is none.
    static func besideThis(_ name: String) -> String? {
        let folder = URL(fileURLWithPath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
        let path = folder.appendingPathComponent(name).path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    /// The program of that name on PATH or in /usr/games; nil where it is not installed.
    static func installed(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return (folders + ["/usr/games"]).map { $0 + "/" + name }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
