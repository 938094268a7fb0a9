#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// The two ends of a new pseudo-terminal.
struct TerminalPair {
    /// The end a person sits at.
    let master: Int32
    /// The path of the program's end.
    let name: String

    /// Not by openpty: that leaves a moment in which the master can be inherited by a program that another test
    /// starts, and then a closed window is never noticed.
    init() throws {
        #if canImport(Glibc)
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (locked, number): (Int32, Int32) = (0, 0)
        // TIOCSPTLCK and TIOCGPTN, macros that Swift does not see.
        guard master >= 0, ioctl(master, 0x4004_5431, &locked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
            throw SupportError("no pseudo-terminal: \(String(cString: strerror(errno)))")
        }
        name = "/dev/pts/\(number)"
        #else
        master = posix_openpt(O_RDWR | O_NOCTTY)
        guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let path = ptsname(master) else {
            throw SupportError("no pseudo-terminal: \(String(cString: strerror(errno)))")
        }
        _ = fcntl(master, F_SETFD, FD_CLOEXEC)
        name = String(cString: path)
        #endif
    }

    /// Sets the size of the window; a program that runs there gets SIGWINCH.
    static func resize(_ master: Int32, rows: Int, columns: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }
}
