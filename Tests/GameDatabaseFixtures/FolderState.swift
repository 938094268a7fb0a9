import Foundation

/// The bytes of every file in a folder.
struct FolderState: Equatable {
    let files: [String: Data]

    init(_ folder: String) throws {
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            files[name] = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        self.files = files
    }
}
