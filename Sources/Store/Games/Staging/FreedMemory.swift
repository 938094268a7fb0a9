import Foundation

/// Memory that this process has freed and its allocator keeps for later.
enum FreedMemory {
    /// Returns it to the system, so that what comes next does not add to it. Some milliseconds; worthwhile after megabytes
    /// were freed in small parts. Does nothing if the C library cannot do it.
    static func returnToSystem() {
        #if os(Linux)
        // Swift does not see malloc.h, and only some C libraries have the function.
        guard let function = dlsym(nil, "malloc_trim") else { return }
        typealias Trim = @convention(c) (Int) -> Int32
        _ = unsafeBitCast(function, to: Trim.self)(0)
        #endif
    }
}
