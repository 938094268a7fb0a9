#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// Counts the changes that programs make in a folder: files created, opened, written, renamed and removed. With it a
/// test can interrupt a program in the middle of its work without a clock.
///
/// Equal successive events may be merged by the system, so the count varies slightly. On a system without inotify every
/// call of `count` adds one.
public final class FolderChanges {
    /// Becomes readable after a change; −1 on a system without inotify.
    let descriptor: Int32
    private var events = 0

    /// Starts counting.
    public init(in folder: String) throws {
        #if canImport(Glibc)
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        let kinds = IN_CREATE | IN_DELETE | IN_MODIFY | IN_MOVED_FROM | IN_MOVED_TO | IN_OPEN | IN_CLOSE_WRITE
        guard descriptor >= 0, inotify_add_watch(descriptor, folder, UInt32(kinds)) >= 0 else {
            throw SupportError("cannot watch \(folder): \(String(cString: strerror(errno)))")
        }
        #else
        descriptor = -1
        #endif
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// The number of changes so far.
    public var count: Int {
        #if canImport(Glibc)
        while let bytes = Bytes.read(descriptor, milliseconds: 0), !bytes.isEmpty {
            // An event has a header of sixteen bytes. The last four are the length of the name that follows.
            var start = 0
            while start + 16 <= bytes.count {
                let length = bytes[start + 12..<start + 16].reversed().reduce(0) { $0 << 8 | Int($1) }
                events += 1
                start += 16 + length
            }
        }
        #else
        events += 1
        #endif
        return events
    }
}
