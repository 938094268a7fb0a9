import Foundation

/// Words that are read and written at random places, all zero at first.
///
/// They are in large pages if the system has any: in a table of some megabytes of usual pages the processor has to look
/// for the page at nearly each access, which takes as long as the access itself.
final class WordTable {
    /// Valid as long as the table exists.
    let words: UnsafeMutableBufferPointer<UInt64>

    /// The pages of its own that the table is in; nil if it is too small for them.
    private let pages: UnsafeMutableRawBufferPointer?

    private static let largePage = 1 << 21
    /// Tables of this size in bytes get pages of their own, which the system takes back at once when the table is freed.
    private static let sizeWithPages = 1 << 15

    /// - Parameter count: the number of words, at least 1.
    init(count: Int) {
        let size = count * MemoryLayout<UInt64>.stride
        pages = size >= Self.sizeWithPages ? Self.pages(size) : nil
        if let start = pages?.baseAddress {
            let isLarge = size >= Self.largePage
            let table = isLarge ? start.alignedUp(toMultipleOf: Self.largePage) : start
            #if os(Linux)
            if isLarge { madvise(table, size, Int32(MADV_HUGEPAGE)) }
            #endif
            words = UnsafeMutableBufferPointer(start: table.bindMemory(to: UInt64.self, capacity: count), count: count)
        } else {
            words = .allocate(capacity: count)
            words.initialize(repeating: 0)
        }
    }

    deinit {
        if let pages { munmap(pages.baseAddress, pages.count) } else { words.deallocate() }
    }

    /// Returns pages of zeros, in which a table can begin at a large page; nil when the system has no memory left.
    private static func pages(_ size: Int) -> UnsafeMutableRawBufferPointer? {
        let size = size + (size >= largePage ? largePage : 0)
        let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
        guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
        return UnsafeMutableRawBufferPointer(start: start, count: size)
    }
}
