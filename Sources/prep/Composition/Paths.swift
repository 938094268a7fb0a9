import Coach
import Console
import Foundation
import Terminal

/// The paths of files, folders and the engine, from the environment and conventions.
struct Paths {
    private let variables: [String: String]

    init(_ variables: [String: String]) { self.variables = variables }

    /// The environment of the commands, with questions and warnings at this terminal.
    func environment(_ global: GlobalOptions, _ clock: Clock.Reading, _ terminal: TerminalFacts) -> Environment {
        var environment = Environment(
            databasePath: database(global.db),
            enginePath: global.engine ?? value("PREP_ENGINE"),
            engineFolders: programFolders,
            trustedPath: stateFolder + "/trusted", bundledFolder: bundledFolder,
            now: clock.now, zoneOffset: clock.zoneOffset, isClockFixed: clock.isFixed,
            makeGenerator: { SystemRandomNumberGenerator() })
        environment.warn = { Printer(terminal).warn($0) }
        environment.confirm = { TrustPrompt(terminal).ask($0) }
        return environment
    }

    /// The terminal of this process.
    func terminal(_ global: GlobalOptions) -> TerminalFacts {
        let size = Screen.size ?? (columns: 80, rows: 24)
        let isOutputTerminal = Screen.isTerminal(1)
        var facts = TerminalFacts(
            isInputTerminal: Screen.isTerminal(0), isOutputTerminal: isOutputTerminal,
            isErrorTerminal: Screen.isTerminal(2), columns: size.columns, rows: size.rows,
            color: ColorMode.choose(
                global.color.preference, isTerminal: isOutputTerminal, noColor: value("NO_COLOR"), term: value("TERM"),
                colorTerm: value("COLORTERM")),
            isUTF8: isUTF8, historyPath: historyPath)
        let environment = TerminalEnvironment(variables)
        facts.abilities = TerminalAbilities(environment)
        // Scripts that read the output of a terminal can keep queries out of it, or wait longer for the replies.
        if value("PREP_DETECT") != "off" {
            facts.queries = TerminalQueries(environment, color: facts.color, isUTF8: isUTF8)
            if let timeout = value("PREP_DETECT").flatMap({ Int($0) }) { facts.queries?.timeout = timeout }
        }
        facts.pager = PagerChoice.command(pager: variables["PAGER"], folders: programFolders)
        return facts
    }

    /// The folders of `PATH` that begin with `/`.
    private var programFolders: [String] {
        (value("PATH") ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }

    /// The learner's file: the given path, else the one of the environment, else the default path.
    func database(_ given: String?) -> String {
        given ?? value("PREP_DB") ?? dataFolder + "/prep/prep.sqlite"
    }

    /// Expands a path that begins with `~/`, as a shell does.
    func expanded(_ path: String) -> String {
        path == "~" || path.hasPrefix("~/") ? home + path.dropFirst() : path
    }

    private func value(_ name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    private var home: String { value("HOME") ?? NSHomeDirectory() }
    private var dataFolder: String { value("XDG_DATA_HOME") ?? home + "/.local/share" }

    private var stateFolder: String { (value("XDG_STATE_HOME") ?? home + "/.local/state") + "/prep" }

    /// The file of the prompt's history; nil when its folder cannot be made.
    private var historyPath: String? {
        let folder = stateFolder
        let files = FileManager.default
        // Only at the first start: the attributes alone take as long as all other paths.
        if !files.isWritableFile(atPath: folder) {
            try? files.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        return files.isWritableFile(atPath: folder) ? folder + "/history" : nil
    }

    /// Decided by the first of LC_ALL, LC_CTYPE and LANG that is set.
    private var isUTF8: Bool {
        let locale = (value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") ?? "").lowercased()
        return locale.contains("utf-8") || locale.contains("utf8")
    }

    /// `Repertoires` beside the program, one of the folders above it (a build folder of the package), or the current
    /// one; or the folder in `PREP_REPERTOIRES`.
    private var bundledFolder: String? {
        if let given = value("PREP_REPERTOIRES") { return given }
        let current = FileManager.default.currentDirectoryPath
        let program =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        // Without URL, whose first use takes longer than all look-ups.
        var folder = (program.hasPrefix("/") ? program : current + "/" + program)[...]
        var folders: [Substring] = []
        while folders.count < 6, let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            folders.append(folder)
        }
        folders.append(current[...])
        // Appending to a Substring would make the runtime search all conformances of the program.
        return folders.lazy.map { String($0) + "/Repertoires" }
            .first { FileManager.default.fileExists(atPath: $0) }
    }
}

extension GlobalOptions.ColorChoice {
    var preference: ColorMode.Preference {
        switch self {
        case .auto: .auto
        case .always: .always
        case .never: .never
        }
    }
}
