import Dispatch
import Synchronization
public import Testing

/// For tests that wait for programs and terminals by blocking their thread. They run on threads of their own, so that
/// they do not hold the two or more threads on which all asynchronous tests go on: an engine's answer would be taken
/// for late because nobody had a thread to read it.
public struct Blocking: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(BlockingExecutor.shared) { try await function() }
    }
}

extension Trait where Self == Blocking {
    /// See `Blocking`.
    public static var blocking: Self { Self() }
}

/// Runs jobs on as many threads as tests may block at once.
private final class BlockingExecutor: TaskExecutor {
    static let shared = BlockingExecutor(threads: 2)

    private let jobs = Mutex<[UnownedJob]>([])
    private let waiting = DispatchSemaphore(value: 0)

    init(threads: Int) {
        for _ in 0..<threads { startThread() }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        waiting.signal()
    }

    private func startThread() {
        DispatchQueue(label: "blocking tests").async { [self] in
            while true {
                waiting.wait()
                guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { continue }
                job.runSynchronously(on: asUnownedTaskExecutor())
            }
        }
    }
}
