import Subprocess

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The process of an engine, with lines as input and output.
///
/// Subprocess ties a process to a closure: it lives while the closure runs. So the closure runs in its own task, reads
/// commands from a stream and passes output lines on. Cancelling the task ends the process, first politely and then by
/// force, and waits for it, so that no zombie remains.
struct EngineProcess: Sendable {
    /// A piece of the engine's output: complete lines, and the number of bytes read for them.
    struct Output: Sendable {
        let lines: [String]
        let bytes: Int
    }

    enum End: Sendable {
        case notStarted(reason: String)
        case exited(how: String)
    }

    private let commands: AsyncStream<String>.Continuation
    private let task: Task<End, Never>

    /// Starts the program at `path` without a shell and without searching `PATH`.
    ///
    /// - Parameters:
    ///   - started: Receives the process identifier.
    ///   - receive: Receives the output in order. Reading continues when it returns, so excess output waits in the
    ///     pipe.
    ///   - ended: Called when the output has ended; the process may still be running.
    init(
        path: String, arguments: [String], started: @escaping @Sendable (Int32) async -> Void,
        receive: @escaping @Sendable (Output) async -> Void,
        ended: @escaping @Sendable () async -> Void
    ) {
        ignoreBrokenPipes()
        let (stream, commands) = AsyncStream.makeStream(of: String.self)
        self.commands = commands
        // Use a higher priority: an answer must not count as late because the program was busy with other work.
        task = Task.detached(priority: .userInitiated) {
            do {
                let result = try await Self.run(
                    path: path, arguments: arguments, commands: stream, started: started, receive: receive,
                    ended: ended)
                return .exited(how: result)
            } catch let error as SubprocessError {
                return .notStarted(reason: error.description)
            } catch {
                return .exited(how: "it was ended")
            }
        }
    }

    /// Queues one line; lines arrive in the order they are sent. Does nothing after `finish()`.
    func send(_ line: String) {
        commands.yield(line)
    }

    /// Closes the engine's standard input after the queued lines.
    func finish() {
        commands.finish()
    }

    /// Ends the process: sends a polite signal to its process group, and SIGKILL 100 ms later.
    func kill() {
        commands.finish()
        task.cancel()
    }

    /// Waits until the process has ended and its status has been collected.
    var end: End {
        get async { await task.value }
    }

    private static func run(
        path: String, arguments: [String], commands: AsyncStream<String>,
        started: @escaping @Sendable (Int32) async -> Void, receive: @escaping @Sendable (Output) async -> Void,
        ended: @escaping @Sendable () async -> Void
    ) async throws -> String {
        var options = PlatformOptions()
        // Use a separate process group: Ctrl-C at the terminal is for the trainer, and the whole group ends with the
        // engine.
        options.processGroupID = 0
        options.teardownSequence = [
            .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .milliseconds(100))
        ]
        let result = try await Subprocess.run(
            .path(literal(path)), arguments: Arguments(arguments), platformOptions: options, input: .inputWriter,
            output: .sequence, error: .discarded
        ) { execution in
            await started(execution.processIdentifier.value)
            let writer = execution.standardInputWriter
            let output = execution.standardOutput
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    for await command in commands {
                        guard (try? await writer.write(command + "\n")) != nil else { break }
                    }
                    try? await writer.finish()
                }
                await Self.read(output, receive)
                // The end of the output is the only reliable sign that the process cannot be written to any more.
                group.cancelAll()
            }
            await ended()
        }
        return switch result.terminationStatus {
        case .exited(let code): "status \(code)"
        case .signaled(let signal): "signal \(signal)"
        }
    }

    private static func read(
        _ output: SubprocessOutputSequence, _ receive: @Sendable (Output) async -> Void
    ) async {
        var buffer = LineBuffer()
        do {
            for try await chunk in output {
                let lines = chunk.withUnsafeBytes { buffer.lines(adding: $0) }
                await receive(Output(lines: lines, bytes: chunk.count))
                // During a flood nothing here ever suspends. Without this yield two floods on two cores would occupy
                // every thread, and the task that should end them would never run.
                if Task.isCancelled { return }
                await Task.yield()
            }
        } catch {
            // A read error counts as the end of the output.
        }
        if let last = buffer.takeLine() { await receive(Output(lines: [last], bytes: 0)) }
    }

    /// Creates the library's path type, which belongs to a package we do not depend on, from a string literal.
    private static func literal<Path: ExpressibleByStringLiteral>(_ text: String) -> Path
    where Path.StringLiteralType == String {
        Path(stringLiteral: text)
    }
}

/// Makes writing to an ended process an error instead of a signal that ends this program. Called at each start of an
/// engine; further calls change nothing.
func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
}
