import Subprocess

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The process behind an engine: lines in, lines out, and an end.
///
/// The library ties a process to a closure: it lives while the closure runs. So the closure runs in a task of its own,
/// takes commands from a stream and hands lines over; cancelling the task ends the process, politely and then by
/// force, and waits for it, so that no zombie is left.
struct EngineProcess: Sendable {
    /// A piece of what the engine wrote: whole lines, and the number of bytes read for them.
    struct Output: Sendable {
        let lines: [String]
        let bytes: Int
    }

    enum End: Sendable {
        case notStarted(reason: String)
        case exited(how: String)
    }

    private let commands: AsyncStream<String>.Continuation
    private let life: Task<End, Never>

    /// Starts the program at `path`, which is run as it stands: no shell, no search.
    ///
    /// - Parameters:
    ///   - started: gets the process identifier.
    ///   - receive: gets the output in order; reading goes on when it returns, so a flood waits in the pipe.
    ///   - ended: called once the output has ended; the process may still be running.
    init(
        path: String, arguments: [String], started: @escaping @Sendable (Int32) async -> Void,
        receive: @escaping @Sendable (Output) async -> Void,
        ended: @escaping @Sendable () async -> Void
    ) {
        ignoreBrokenPipes()
        let (stream, commands) = AsyncStream.makeStream(of: String.self)
        self.commands = commands
        // Above the usual priority: an answer must not count as late because the program was busy with other work.
        life = Task.detached(priority: .userInitiated) {
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

    /// Queues one line; lines arrive in the order they are sent. Nothing happens after `finish()`.
    func send(_ line: String) {
        commands.yield(line)
    }

    /// Closes the engine's standard input behind what was sent.
    func finish() {
        commands.finish()
    }

    /// Ends the process: a polite signal to its process group, 100 ms later the one that cannot be refused.
    func kill() {
        commands.finish()
        life.cancel()
    }

    /// Waits until the process is gone and its status has been collected.
    var end: End {
        get async { await life.value }
    }

    private static func run(
        path: String, arguments: [String], commands: AsyncStream<String>,
        started: @escaping @Sendable (Int32) async -> Void, receive: @escaping @Sendable (Output) async -> Void,
        ended: @escaping @Sendable () async -> Void
    ) async throws -> String {
        var options = PlatformOptions()
        // A group of its own: Ctrl-C at the terminal is the trainer's, and the group ends with the engine.
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
                // The end of the output is the one sure sign of death: nobody is left to write to.
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
                // In a flood nothing here ever waits: without a yield two floods on two cores would keep every thread
                // there is, and whoever is to end them would never run.
                if Task.isCancelled { return }
                await Task.yield()
            }
        } catch {
            // A read that fails is the end of the output.
        }
        if let last = buffer.takeLine() { await receive(Output(lines: [last], bytes: 0)) }
    }

    /// The library's path type belongs to a package we do not depend on; what reads literals reads a string.
    private static func literal<Path: ExpressibleByStringLiteral>(_ text: String) -> Path
    where Path.StringLiteralType == String {
        Path(stringLiteral: text)
    }
}

/// Makes writing to a process that has ended an error instead of a signal that ends this one. Called whenever an engine
/// is started; calling it again changes nothing.
func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
}
