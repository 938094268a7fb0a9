import Coach
import Foundation

/// The file descriptors of the process, put in order before anything else happens.
enum Descriptors {
    /// The runtime library ends the program when it gets fewer.
    private static let needed = 24

    /// Fills in for standard streams that are closed, and raises the limit of open files if it is very low.
    ///
    /// Otherwise the next opened file would take the number of a closed standard stream, and output would go into it.
    ///
    /// - Returns: a message when there are too few descriptors.
    static func prepare() -> String? {
        for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
            // The lowest free number is taken. Written to, it fails as a closed stream does.
            guard open("/dev/null", O_RDONLY) >= 0 else { break }
        }
        if isEnough() { return nil }
        var limit = rlimit()
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let resource = RLIMIT_NOFILE
        #endif
        guard getrlimit(resource, &limit) == 0 else { return nil }
        let allowed = limit.rlim_cur
        limit.rlim_cur = min(limit.rlim_max, 256)
        if setrlimit(resource, &limit) == 0, isEnough() { return nil }
        return "only \(allowed) open files are allowed, too few to run; raise the limit with ulimit -n"
    }

    /// Whether that many can be opened. Takes some microseconds.
    private static func isEnough() -> Bool {
        var opened: [Int32] = []
        defer { opened.forEach { close($0) } }
        while opened.count < needed {
            let next = opened.isEmpty ? open("/dev/null", O_RDONLY | O_CLOEXEC) : dup(opened[0])
            guard next >= 0 else { return false }
            opened.append(next)
        }
        return true
    }
}
