#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// Reading of descriptors with a limit on the waiting.
enum Bytes {
    /// What can be read now or within the time: nil at the end, empty when nothing came.
    static func read(_ descriptor: Int32, milliseconds: Int32) -> [UInt8]? {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, milliseconds) > 0, descriptor >= 0 else { return [] }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = systemRead(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        // A terminal whose program has gone says EIO.
        return count > 0 ? Array(buffer.prefix(count)) : nil
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

/// A moment after which a test waits no longer.
struct Deadline {
    private let end: ContinuousClock.Instant

    init(_ seconds: Double) { end = .now + .seconds(seconds) }

    var hasPassed: Bool { ContinuousClock.now >= end }

    /// What is left, at least 0, rounded up.
    var milliseconds: Int32 {
        let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
        return left <= 0 ? 0 : Int32(min(left.rounded(.up), 1e6))
    }
}

extension [UInt8] {
    /// The index behind the first occurrence of the bytes at or after an index.
    func end(of wanted: [UInt8], from start: Int) -> Int? {
        guard let first = wanted.first else { return start }
        var index = start
        while index + wanted.count <= count {
            if self[index] == first, self[index..<index + wanted.count].elementsEqual(wanted) {
                return index + wanted.count
            }
            index += 1
        }
        return nil
    }
}
