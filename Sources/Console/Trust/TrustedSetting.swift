import Store
import Synchronization
import Terminal

/// A setting of the data file that counts only when the user confirmed it on this machine.
struct TrustedSetting {
    let key: String
    let file: LearnerFile
    let environment: Environment

    /// What was answered, or said, in this process: nobody is asked twice.
    private static let decided = Mutex<[TrustStore.Entry: Bool]>([:])

    private var store: TrustStore { TrustStore(path: environment.trustedPath) }

    private func entry(_ value: String) -> TrustStore.Entry {
        TrustStore.Entry(setting: key, value: value, dataFile: file.path)
    }

    /// The value if it may be used; else empty, as if it were not set. At a terminal the user is asked; elsewhere one
    /// line on standard error says how to confirm it.
    func value() throws -> String {
        let value = try file.setting(key)
        guard !value.isEmpty, !store.isConfirmed(entry(value)) else { return value }
        if let known = Self.decided.withLock({ $0[entry(value)] }) { return known ? value : "" }
        let isUsed = decide(value)
        Self.decided.withLock { $0[entry(value)] = isUsed }
        return isUsed ? value : ""
    }

    /// Whether the value is set and was not confirmed here.
    func isUnconfirmed() throws -> Bool {
        let value = try file.setting(key)
        return !value.isEmpty && !store.isConfirmed(entry(value))
    }

    /// Confirms the value that is set now.
    func confirm() throws {
        let value = try file.setting(key)
        guard !value.isEmpty else { return }
        do {
            try store.confirm(entry(value))
        } catch {
            Printer(environment).say(
                "\(key) is set, but not confirmed for later: \((error as? StoreError)?.message ?? "\(error)")".warning)
        }
        Self.decided.withLock { $0[entry(value)] = true }
    }

    private func decide(_ value: String) -> Bool {
        let shown = Untrusted.visible(value)
        guard environment.isInputTerminal, environment.isOutputTerminal, environment.isErrorTerminal else {
            Printer(environment).say(
                "The setting \(key) (\(shown)) was not confirmed on this machine and is ignored; prep settings \(key) \(Self.quoted(shown)) confirms it."
                    .warning)
            return false
        }
        let question = """
            \(Untrusted.visible(file.path)) sets \(key) to
              \(shown)
            which was not confirmed on this machine. Use it only if you set it yourself or trust its author.
            Use it from now on? (y/n) 
            """
        while true {
            try? Output.error.write(question)
            guard let line = readLine() else { return false }
            switch line.trimmed.lowercased() {
            case "y", "yes":
                try? store.confirm(entry(value))
                return true
            case "n", "no", "": return false
            default: continue
            }
        }
    }

    /// As a word for the shell.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+=".contains($0) }
        return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }
}

extension Workspace {
    /// A setting that counts only when it was confirmed; empty when it was not, or is not set.
    func trusted(_ key: String) throws -> String {
        try TrustedSetting(key: key, file: file, environment: environment).value()
    }
}
