import Foundation
import Store

/// The settings that the user confirmed on this machine, in a file outside all data files.
///
/// A data file may come from another person, and some of its settings name programs to start and files to write. Such a
/// setting is used only while this file holds its key, its value and the path of the data file. A file that others could
/// have written, or that cannot be read, confirms nothing.
public struct TrustStore {
    /// One setting of one data file, with the value that was confirmed.
    public struct Entry: Codable, Hashable, Sendable {
        let setting: String
        let value: String
        let file: String

        init(setting: String, value: String, dataFile: String) {
            self.setting = setting
            self.value = value
            file = URL(fileURLWithPath: dataFile).resolvingSymlinksInPath().standardizedFileURL.path
        }
    }

    private static let most = 1_000
    private static let longest = 1 << 20

    /// Nil when nothing is or can be confirmed.
    public let path: String?

    func isConfirmed(_ entry: Entry) -> Bool { entries().contains(entry) }

    /// Adds an entry, and removes another value of the same setting.
    ///
    /// - Throws: `StoreError` when the file cannot be written.
    public func confirm(_ entry: Entry) throws {
        guard let path else { return }
        var entries = entries().filter { $0.setting != entry.setting || $0.file != entry.file }
        entries.append(entry)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try entries.suffix(Self.most).map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
        try FileManager.default.createDirectory(
            atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let file = try OutputFile(path, rules: OutputRules(isReplacing: true, isPrivate: true))
        try file.write(lines.joined())
        try file.finish()
    }

    /// All confirmed entries; none when a single line is invalid.
    private func entries() -> [Entry] {
        guard let text = content() else { return [] }
        let decoder = JSONDecoder()
        let lines = text.split(separator: UInt8(ascii: "\n"))
        let entries = lines.compactMap { try? decoder.decode(Entry.self, from: Data($0)) }
        return entries.count == lines.count ? entries : []
    }

    /// The bytes of a regular file that nobody else can write.
    private func content() -> [UInt8]? {
        guard let path else { return nil }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_mode & 0o022 == 0,
            facts.st_uid == geteuid(), facts.st_size <= Self.longest
        else { return nil }
        return (try? handle.read(upToCount: Self.longest)).flatMap { $0 }.map { [UInt8]($0) }
    }
}
