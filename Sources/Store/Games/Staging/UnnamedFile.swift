import Foundation

/// A temporary file without a name, which no crash can leave behind. It is created by the first write.
final class UnnamedFile {
    private let folder: String
    private var descriptor: Int32 = -1

    init(in folder: String) { self.folder = folder }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// - Throws: `StoreError` when the file cannot be created or the disk is full.
    func write(_ bytes: UnsafeRawBufferPointer, at start: Int) throws {
        if descriptor < 0 {
            let file = try TemporaryName.create(in: folder, mode: 0o600, failure)
            TemporaryName.remove(file.path)
            descriptor = file.descriptor
        }
        var done = 0
        while done < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
            let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(start + done))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure(errno) }
            done += count
        }
    }

    /// Fills a buffer with bytes that were written.
    func read(into bytes: UnsafeMutableRawBufferPointer, from start: Int) throws {
        var done = 0
        while done < bytes.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[done...])
            let count = pread(descriptor, rest.baseAddress, rest.count, off_t(start + done))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure(count == 0 ? EIO : errno) }
            done += count
        }
    }

    private func failure(_ code: Int32) -> StoreError {
        StoreError(
            .failed, path: folder, "\(folder): a temporary file cannot be used: \(String(cString: strerror(code)))")
    }
}
