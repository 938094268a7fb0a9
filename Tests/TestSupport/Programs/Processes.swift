import Foundation

/// The processes of this machine, by the program they were started as.
public enum Processes {
    /// Those whose command line holds the text, zombies included only if their parent never asked for them.
    public static func running(_ text: String) throws -> [Int32] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }.filter { process in
            guard let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") else { return false }
            return String(decoding: line, as: UTF8.self).contains(text)
        }.sorted()
    }
}
