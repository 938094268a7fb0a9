#if canImport(Glibc)
@preconcurrency import Glibc

/// Calls of the C library that its headers keep from Swift, looked up by name. Both keep descriptors of one test out
/// of the programs of another.
enum HiddenCalls {
    /// A pipe with flags. Returns 0, or −1 with `errno` set.
    static func pipe2(_ ends: inout [Int32], _ flags: Int32) -> Int32 {
        typealias Call = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32
        guard let symbol = symbol("pipe2") else { return pipe(&ends) }
        return ends.withUnsafeMutableBufferPointer { ends in
            ends.baseAddress.map { unsafeBitCast(symbol, to: Call.self)($0, flags) } ?? -1
        }
    }

    /// Has the new process close every descriptor from that number on. Needs Glibc 2.34; else does nothing.
    static func closeAll(from first: Int32, _ actions: inout posix_spawn_file_actions_t) {
        typealias Call = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
        guard let symbol = symbol("posix_spawn_file_actions_addclosefrom_np") else { return }
        _ = unsafeBitCast(symbol, to: Call.self)(&actions, first)
    }

    private static func symbol(_ name: String) -> UnsafeMutableRawPointer? { dlsym(dlopen(nil, RTLD_NOW), name) }
}
#endif
