#if LIBFUZZER
import FuzzDrivers

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
private typealias Check = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

/// The main loop of libFuzzer, from the runtime that `-sanitize=fuzzer` links.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments>, _ check: Check
) -> CInt

/// The function that libFuzzer calls with each input, by this name.
@_cdecl("LLVMFuzzerTestOneInput")
func checkOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let sentences = LibFuzzer.driver?.check(Array(UnsafeBufferPointer(start: start, count: count))) ?? []
    for sentence in sentences { print(sentence) }
    if !sentences.isEmpty { InputFile.endByAbort() }
    return 0
}

/// Runs one driver with libFuzzer, `fuzz DRIVER [libFuzzer arguments]`, which mutates inputs that reach new code.
@main
enum LibFuzzer {
    static let driver = FuzzDriver.all.first { $0.name == CommandLine.arguments.dropFirst().first }

    static func main() {
        guard driver != nil else {
            print("usage: fuzz DRIVER [ARGUMENT…], with libFuzzer's own arguments after the driver's name")
            exit(64)
        }
        // Remove the driver's name: libFuzzer reads and changes the other arguments and uses them until the process
        // ends.
        let words = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
        var arguments = Arguments.allocate(capacity: words.count + 1)
        arguments.initialize(repeating: nil, count: words.count + 1)
        for (index, word) in words.enumerated() { arguments[index] = strdup(word) }
        var count = CInt(words.count)
        exit(runFuzzer(&count, &arguments, checkOneInput))
    }
}
#endif
