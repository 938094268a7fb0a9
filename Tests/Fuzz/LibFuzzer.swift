#if LIBFUZZER
import FuzzDrivers

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// libFuzzer with one driver, `fuzz DRIVER [its own arguments]`: it mutates what reaches new code.
@main
enum LibFuzzer {
    private static let driver = FuzzDriver.all.first { $0.name == CommandLine.arguments.dropFirst().first }

    static func main() {
        guard driver != nil else {
            print("usage: fuzz DRIVER [ARGUMENT…], with libFuzzer's own arguments behind the driver's name")
            exit(64)
        }
        // The driver's name is not for libFuzzer.
        var words = ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)).map { strdup($0) } + [nil]
        var count = CInt(words.count - 1)
        let status = words.withUnsafeMutableBufferPointer { words -> CInt in
            guard var start = words.baseAddress else { return 1 }
            return runFuzzer(&count, &start) { bytes, count in
                let sentences = driver?.check(Array(UnsafeBufferPointer(start: bytes, count: count))) ?? []
                if sentences.isEmpty { return 0 }
                for sentence in sentences { print(sentence) }
                InputFile.endByAbort()
            }
        }
        exit(status)
    }
}
#endif
