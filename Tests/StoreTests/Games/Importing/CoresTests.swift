import Synchronization
import TestSupport
import Testing

@testable import Store

/// Values that are computed on several cores.
struct CoresTests {
    @Test(arguments: [0, 1, 2, 7, 1000])
    func `values are in the order of their indexes, and each is computed once`(count: Int) {
        let calls = Mutex(0)
        var ownCalls = 0
        let values = Cores.map(count) { index in
            calls.withLock { $0 += 1 }
            return 3 * index
        } while: {
            ownCalls += 1
        }
        #expect(values == (0..<count).map { 3 * $0 })
        #expect(calls.withLock { $0 } == count)
        #expect(ownCalls == 1)
    }

    @Test func `an error of the calling thread ends the work of the others`() {
        struct Fault: Error {}
        let running = Mutex(0)
        for _ in 0..<200 {
            #expect(throws: Fault.self) {
                _ = try Cores.map(1000) { index in
                    running.withLock { $0 += 1 }
                    defer { running.withLock { $0 -= 1 } }
                    return index
                } while: {
                    throw Fault()
                }
            }
            // With a single core no value is computed at all.
            #expect(running.withLock { $0 } == 0)
        }
    }
}
