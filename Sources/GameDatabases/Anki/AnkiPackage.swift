import Foundation

/// An Anki package (`.apkg`): a ZIP archive with a collection and a list of media files, which is empty here, since
/// the boards are part of the notes.
public enum AnkiPackage {
    /// Writes the package of a collection, in parts of a mebibyte at most.
    ///
    /// - Parameters:
    ///   - collection: the file that an `AnkiCollectionWriter` has finished.
    ///   - path: the name of the package, for errors.
    /// - Throws: `DatabaseFileError` when the collection cannot be read again or has 4 GiB; what `write` throws.
    public static func write(
        collection: String, for path: String, _ write: ([UInt8]) throws -> Void
    ) throws {
        var archive = ZipArchive()
        var checksum = ZipChecksum()
        var size = 0
        try forEachPart(of: collection, path) { part in
            checksum.add(part)
            size += part.count
        }
        // Anki reads the newest of the collections in a package; old versions know this name only.
        guard let header = archive.header(name: "collection.anki2", size: size, checksum: checksum.value) else {
            throw DatabaseFileError(.failed, path: path, "\(path): more than 4 GB, which an Anki package cannot have")
        }
        try write(header)
        try forEachPart(of: collection, path, write)
        let media = Array("{}".utf8)
        checksum = ZipChecksum()
        checksum.add(media)
        guard let header = archive.header(name: "media", size: media.count, checksum: checksum.value) else { return }
        try write(header + media + archive.ending)
    }

    private static func forEachPart(
        of file: String, _ path: String, _ body: ([UInt8]) throws -> Void
    ) throws {
        guard let handle = FileHandle(forReadingAtPath: file) else {
            throw DatabaseFileError(.failed, path: path, "\(path): its temporary file cannot be read; try again")
        }
        defer { try? handle.close() }
        while let data = try handle.read(upToCount: 1 << 20), !data.isEmpty { try body(Array(data)) }
    }
}
