import Foundation

#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// A process that was started and must be waited for once.
///
/// It inherits no descriptor but the three standard ones, no ignored signal and no blocked one, whatever the tests
/// that run beside it have open.
final class Child {
    /// What the process finds as its standard streams.
    enum Streams {
        /// Descriptors of the parent's.
        case pipes(input: Int32, output: Int32, error: Int32)
        /// The path of a terminal, which becomes the controlling one of a new session.
        case terminal(String)
    }

    let pid: pid_t
    /// Nil as long as the process was not found ended.
    private(set) var ending: Ending?

    init(path: String, arguments: [String], environment: [String: String], streams: Streams) throws {
        Self.brokenPipesAreErrors
        #if canImport(Glibc)
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which Glibc hides
        #else
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        let newSession: Int32 = 0x400
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }

        switch streams {
        case .pipes(let input, let output, let error):
            posix_spawn_file_actions_adddup2(&actions, input, 0)
            posix_spawn_file_actions_adddup2(&actions, output, 1)
            posix_spawn_file_actions_adddup2(&actions, error, 2)
        case .terminal(let name):
            // The first terminal that the leader of a session opens becomes its controlling one.
            posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
        #if canImport(Glibc)
        HiddenCalls.closeAll(from: 3, &actions)
        #endif

        var noSignals = sigset_t()
        var allSignals = sigset_t()
        sigemptyset(&noSignals)
        sigfillset(&allSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setsigdefault(&attributes, &allSignals)
        var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        if case .terminal = streams { flags |= newSession }
        posix_spawnattr_setflags(&attributes, Int16(flags))

        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer { for word in words + settings { free(word) } }
        var started: pid_t = 0
        let failure = posix_spawn(&started, path, &actions, &attributes, &words, &settings)
        guard failure == 0 else { throw SupportError("cannot start \(path): \(String(cString: strerror(failure)))") }
        pid = started
    }

    deinit { end() }

    /// Sends a signal; nothing when the process has already been found ended.
    func send(_ signal: Int32) {
        if ending == nil { kill(pid, signal) }
    }

    /// Looks, without waiting, whether the process has ended.
    func hasEnded() -> Bool {
        if ending != nil { return true }
        var word: Int32 = 0
        guard waitpid(pid, &word, WNOHANG) == pid else { return false }
        ending = Ending(waitStatus: word)
        return true
    }

    /// Ends the process at once and waits for it.
    func end() {
        guard !hasEnded() else { return }
        kill(pid, SIGKILL)
        var word: Int32 = 0
        while waitpid(pid, &word, 0) < 0, errno == EINTR {}
        ending = Ending(waitStatus: word)
    }

    /// What every program under test finds, unless the test says otherwise: no home, no colours of the user's, UTF-8.
    static func environment(adding own: [String: String], terminal: String?) -> [String: String] {
        var result = [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent", "LANG": "C.UTF-8", "INPUTRC": "/dev/null",
        ]
        result["TERM"] = terminal
        let inherited = ["LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "TSAN_OPTIONS", "ASAN_OPTIONS", "CI", "PREP_ENGINE"]
        for name in inherited {
            result[name] = ProcessInfo.processInfo.environment[name]
        }
        // An empty value takes a variable away.
        return result.merging(own) { $1 }.filter { !$0.value.isEmpty }
    }

    /// A program that has gone away shows as a failed write, not as the end of the whole test run.
    private static let brokenPipesAreErrors: Void = { _ = signal(SIGPIPE, SIG_IGN) }()
}

/// What went wrong with the means of a test, not with what is tested.
public struct SupportError: Error, CustomStringConvertible {
    public let description: String
    init(_ description: String) { self.description = description }
}
