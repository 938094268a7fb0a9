import Foundation

/// Words that are read and written at random places, all zero at first.
///
/// They are in large pages if the system has any: in a table of some megabytes of usual pages the processor has to look
/// for the page at nearly each access, which takes as long as the access itself.
final class WordTable {
    /// Valid as long as the table exists.
    let words: UnsafeMutableBufferPointer<UInt64>

    private static let largePage = 1 << 21

    /// - Parameter count: the number of words, at least 1.
    init(count: Int) {
        let bytes = count * MemoryLayout<UInt64>.stride
        let isLarge = bytes >= Self.largePage
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: bytes, alignment: isLarge ? Self.largePage : MemoryLayout<UInt64>.alignment)
        #if os(Linux)
        if isLarge { madvise(memory, bytes, Int32(MADV_HUGEPAGE)) }
        #endif
        words = UnsafeMutableBufferPointer(
            start: memory.initializeMemory(as: UInt64.self, repeating: 0, count: count), count: count)
    }

    deinit { words.deallocate() }
}
