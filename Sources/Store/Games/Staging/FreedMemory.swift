import Foundation

/// Memory that this process has freed and its allocator keeps for later.
enum FreedMemory {
    /// Returns it to the system, so that what comes next does not add to it. Some milliseconds; worthwhile after megabytes
    /// were freed in small parts. Does nothing if the C library cannot do it.
    static func returnToSystem() {
        #if os(Linux)
        // Swift does not see malloc.h, and only some C libraries have the function, here and below.
        guard let function = dlsym(nil, "malloc_trim") else { return }
        typealias Trim = @convention(c) (Int) -> Int32
        _ = unsafeBitCast(function, to: Trim.self)(0)
        #endif
    }

    /// Lets the threads that begin later share the memory that they have freed: each would keep its own for itself, some
    /// megabytes. Does nothing if the C library cannot do it.
    static func share() {
        #if os(Linux)
        guard let function = dlsym(nil, "mallopt") else { return }
        typealias Option = @convention(c) (Int32, Int32) -> Int32
        let greatestNumberOfArenas: Int32 = -8  // M_ARENA_MAX
        _ = unsafeBitCast(function, to: Option.self)(greatestNumberOfArenas, 1)
        #endif
    }
}
