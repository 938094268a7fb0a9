#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes bytes to standard output at once; a closed pipe is ignored.
func write(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
        guard count > 0 else { exit(0) }
        rest = rest.dropFirst(count)
    }
}

/// Writes a line.
func say(_ line: String) {
    write(bytes: Array((line + "\n").utf8))
}
