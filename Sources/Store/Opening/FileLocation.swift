import Foundation

/// The location of a file. Creates the file and its folder, readable for the user only.
struct FileLocation {
    let path: String

    init(path: String) {
        self.path = path
    }

    var folder: String {
        let folder = (path as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }

    /// Whether there is a rollback journal beside the file that is not empty.
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

    /// Creates the folder and its missing parents, 0700.
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

    /// Creates an empty file, 0600. Leaves a file unchanged that another program has created meanwhile.
    func createFile() throws {
        let descriptor = Foundation.open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
            Foundation.close(descriptor)
        } else if errno != EEXIST {
            let reason = String(cString: strerror(errno))
            throw StoreError(.permission, path: path, "\(path): cannot create this file: \(reason)")
        }
    }

    /// Flushes a folder to the disk. File systems that do not support it do not need it.
    static func flush(folder: String) throws {
        let descriptor = Foundation.open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
            throw StoreError(.failed, path: folder, "\(folder): cannot be flushed: \(String(cString: strerror(errno)))")
        }
    }
}
