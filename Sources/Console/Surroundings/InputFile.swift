import Foundation

/// A file given by the user, read whole, or a clear word why not.
public enum InputFile {
    /// The bytes of a file; `-` is standard input. A missing file, a folder, one that may not be read, and an empty
    /// one are a `CommandFailure` each.
    public static func read(_ path: String) throws -> [UInt8] {
        if path == "-" { return [UInt8](FileHandle.standardInput.readDataToEndOfFile()) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandFailure("there is no such file", file: path)
        }
        guard !isFolder.boolValue else {
            throw CommandFailure("this is a folder; name a file in it", file: path)
        }
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw CommandFailure("you may not read this file (its permissions)", file: path)
        }
        do {
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw CommandFailure("the file cannot be read", file: path)
        }
    }

    /// Writes a file whole or not at all: a temporary one beside it is renamed.
    public static func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw CommandFailure("the file cannot be written; is the folder there and yours?", file: path)
        }
    }

    /// The path from the root, without `.` and `..`; `-` stays.
    public static func absolute(_ path: String) -> String {
        path == "-" ? path : URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
