import Foundation
import Synchronization

/// The cores of the processor, among which the work of an import is divided.
enum Cores {
    static let count = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    /// A queue for each core but one: no more threads than that, as each keeps memory that it has freed.
    private static let others = (1..<count).map { DispatchQueue(label: "core \($0)") }

    /// Computes a value for each index on all cores, and returns them in the order of the indexes. With a single core the
    /// calling thread does everything, one after the other.
    ///
    /// - Parameters:
    ///   - value: computes a value, on any thread.
    ///   - own: what the calling thread does meanwhile, before it computes values, too.
    static func map<Value: Sendable>(
        _ count: Int, _ value: @escaping @Sendable (Int) -> Value, while own: () throws -> Void = {}
    ) rethrows -> [Value] {
        guard Self.count > 1, count > 0 else {
            try own()
            return (0..<count).map(value)
        }
        let work = begin(count, value)
        do {
            try own()
        } catch {
            work.stop()
            throw error
        }
        return work.results()
    }

    /// Begins to compute a value for each index on the other cores, while the calling thread goes on.
    ///
    /// - Parameter value: computes a value, on any thread.
    private static func begin<Value: Sendable>(
        _ count: Int, _ value: @escaping @Sendable (Int) -> Value
    ) -> DividedWork<Value> {
        let work = DividedWork(count, value)
        for queue in others.prefix(count) { queue.async { work.compute() } }
        return work
    }
}

/// Values that several threads compute, each the next one that is missing.
final class DividedWork<Value: Sendable>: Sendable {
    private let state: Mutex<State>
    /// Signalled once, when no value is missing.
    private let end = DispatchSemaphore(value: 0)

    private struct State {
        /// Computes a value; nil at the end.
        var value: (@Sendable (Int) -> Value)?
        var values: [Value?]
        /// The index of the next value that no thread computes yet.
        var next = 0
        /// The number of values that are not computed yet.
        var missing: Int
    }

    /// - Parameter count: the number of values, at least 1.
    fileprivate init(_ count: Int, _ value: @escaping @Sendable (Int) -> Value) {
        state = Mutex(State(value: value, values: Array(repeating: nil, count: count), missing: count))
    }

    /// Computes values until each is computed or being computed by another thread.
    fileprivate func compute() {
        while let (index, value) = next() {
            let computed = value(index)
            let isLast = state.withLock { state in
                state.values[index] = computed
                state.missing -= 1
                return state.missing == 0
            }
            if isLast { end.signal() }
        }
    }

    private func next() -> (index: Int, value: @Sendable (Int) -> Value)? {
        state.withLock { state in
            guard state.next < state.values.count, let value = state.value else { return nil }
            defer { state.next += 1 }
            return (state.next, value)
        }
    }

    /// Returns the values in the order of the indexes, after computing those that no thread has begun. Call it once.
    func results() -> [Value] {
        compute()
        end.wait()
        return takeValues().compactMap(\.self)
    }

    /// Waits for the values that are being computed; the others are not needed any more.
    func stop() {
        let isEnd = state.withLock { state in
            state.missing -= state.values.count - state.next
            state.next = state.values.count
            return state.missing == 0
        }
        if !isEnd { end.wait() }
        _ = takeValues()
    }

    /// Returns the values and forgets them and what they are computed from: on a busy processor a thread may come long
    /// after the end, and must not keep them in memory until then.
    private func takeValues() -> [Value?] {
        state.withLock { state in
            defer {
                state.values = []
                state.value = nil
            }
            return state.values
        }
    }
}
