/// Memory for values that are used again and again, of which the greatest number is not known in advance.
final class GrowingBuffer<Value: BitwiseCopyable> {
    private var buffer = UnsafeMutableBufferPointer<Value>(start: nil, count: 0)

    init() {}

    deinit { buffer.deallocate() }

    /// Returns memory for this number of values. What was in it before may be lost.
    func memory(_ count: Int) -> UnsafeMutableBufferPointer<Value> {
        if count > buffer.count {
            buffer.deallocate()
            buffer = .allocate(capacity: count + count / 8)
        }
        return UnsafeMutableBufferPointer(rebasing: buffer[..<count])
    }

    /// Frees the memory; the next call of `memory(_:)` allocates other.
    func free() {
        buffer.deallocate()
        buffer = UnsafeMutableBufferPointer(start: nil, count: 0)
    }
}
