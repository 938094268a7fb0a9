import Foundation

/// Where a file lies: creating, replacing and flushing it, with nobody else allowed to read it.
struct FilePlace {
    let path: String

    init(path: String) {
        self.path = path
    }

    var folder: String {
        let folder = (path as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }

    /// Whether a rollback journal with something in it lies beside the file.
    var hasJournal: Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path + "-journal")
        return (attributes?[.size] as? Int ?? 0) > 0
    }

    /// Makes sure that file and journal can be written, creating folder (0700) and file (0600) if need be.
    func prepareForWriting(isThere: Bool) throws {
        if !isThere {
            try createFolder()
            try createFile()
        }
        guard access(path, W_OK) == 0, access(folder, W_OK | X_OK) == 0 else {
            throw StoreError(
                .permission, path: path,
                "\(path): cannot be written; make the file and its folder writable or name another with --db")
        }
    }

    /// Creates the folder and those above it as far as they are missing, 0700.
    func createFolder() throws {
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory), isDirectory.boolValue { return }
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw StoreError(
                .permission, path: folder, "\(folder): cannot create this folder; name another place with --db")
        }
    }

    /// Creates an empty file, 0600. One that is there already, made by another program meanwhile, is left alone.
    func createFile() throws {
        let descriptor = Foundation.open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
            Foundation.close(descriptor)
        } else if errno != EEXIST {
            let reason = String(cString: strerror(errno))
            throw StoreError(.permission, path: path, "\(path): cannot create this file: \(reason)")
        }
    }

    /// Creates an empty file beside this place, 0600, under a name nobody has.
    func createTemporary() throws -> String {
        var template = Array("\(path).XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else {
            let reason = String(cString: strerror(errno))
            throw StoreError(.permission, path: path, "\(path): cannot write in this folder: \(reason)")
        }
        Foundation.close(descriptor)
        return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Gives the file here a second name, and takes away the journal a killed writer left: it belongs to the old file.
    func keepAside(_ other: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        unlink(other)
        guard link(path, other) == 0 else {
            let reason = String(cString: strerror(errno))
            throw StoreError(.permission, path: path, "\(path): cannot be kept as \(other): \(reason)")
        }
        if hasJournal { rename(path + "-journal", other + "-journal") }
    }

    /// Flushes the content of the file, or the names in the folder, to the disk.
    static func flush(_ path: String) throws {
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw StoreError(
                .failed, path: path, "\(path): cannot be opened again: \(String(cString: strerror(errno)))")
        }
        defer { Foundation.close(descriptor) }
        guard fsync(descriptor) == 0 else {
            throw StoreError(.failed, path: path, "\(path): cannot be flushed: \(String(cString: strerror(errno)))")
        }
    }

    /// Puts `temporary` in this place, whole or not at all.
    func replace(with temporary: String) throws {
        try FilePlace.flush(temporary)
        guard rename(temporary, path) == 0 else {
            let reason = String(cString: strerror(errno))
            throw StoreError(.failed, path: path, "\(path): cannot be written: \(reason)")
        }
        try FilePlace.flush(folder)
    }
}
