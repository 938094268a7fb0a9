import Foundation
import Store

/// The completions at the cursor of a command line. Completing never fails and never creates a file: when nothing can
/// be read, there are no completions.
struct CompletionCandidates {
    private let words: [String]
    private let places: Paths

    /// - Parameter words: the whole command line, as typed.
    init(_ words: [String], _ environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.words = words
        places = Paths(environment)
    }

    /// The names of the learner's repertoires.
    var repertoires: [String] {
        guard let file = LearnerFile.openUnchanged(path: places.database(givenDatabase)) else { return [] }
        defer { file.close() }
        let names = (try? file.repertoireNames()) ?? []
        // A shell reads one candidate from each line.
        return names.filter { !$0.isEmpty && !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
    }

    /// The values of the setting that is named before the cursor.
    func settingValues(beginning prefix: String) -> [String] {
        guard let setting = words.lazy.compactMap(SettingDefinition.named).first else { return [] }
        let values = setting.isFile ? files(beginning: prefix) : setting.choices
        // The limit of new positions can be set for one repertoire.
        let more = setting == Setting.newPerDay.definition ? repertoires : []
        // The parameters of FSRS can be computed from the log.
        let commands = setting == Setting.fsrsParameters.definition ? ["fit"] : []
        return values + more + commands + ["default"]
    }

    /// Files whose path begins with the text, folders with a slash at their end. Hidden ones only when asked for.
    /// - Parameter extensions: of the files; empty for all.
    func files(beginning prefix: String, extensions: [String] = []) -> [String] {
        let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
        let name = prefix.dropFirst(folder.count)
        let path = folder.isEmpty ? "." : places.expanded(folder)
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return entries.sorted().compactMap { entry in
            guard entry.hasPrefix(name), !entry.hasPrefix(".") || name.hasPrefix(".") else { return nil }
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: path + "/" + entry, isDirectory: &isFolder)
            if isThere, isFolder.boolValue { return folder + entry + "/" }
            let isWanted = extensions.isEmpty || extensions.contains { entry.hasSuffix("." + $0) }
            return isWanted ? folder + entry : nil
        }
    }

    /// The value of `--db` on the line.
    private var givenDatabase: String? {
        for (index, word) in words.enumerated() {
            if word == "--db", index + 1 < words.count { return places.expanded(Self.unquoted(words[index + 1])) }
            if word.hasPrefix("--db=") { return places.expanded(Self.unquoted(String(word.dropFirst(5)))) }
        }
        return nil
    }

    /// A shell's word without its quotation marks and backslashes.
    private static func unquoted(_ word: String) -> String {
        guard let mark = word.first, mark == "\"" || mark == "'" else { return word.filter { $0 != "\\" } }
        return String(word.dropFirst().prefix { $0 != mark })
    }
}
