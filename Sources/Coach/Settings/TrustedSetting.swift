public import Store
import Synchronization

/// A setting of the data file that counts only when the user confirmed it on this machine.
public struct TrustedSetting {
    public let key: String
    public let file: LearnerFile
    public let environment: Environment

    public init(key: String, file: LearnerFile, environment: Environment) {
        self.key = key
        self.file = file
        self.environment = environment
    }

    /// What was answered, or said, in this process: nobody is asked twice.
    private static let decided = Mutex<[TrustStore.Entry: Bool]>([:])

    private var store: TrustStore { TrustStore(path: environment.trustedPath) }

    private func entry(_ value: String) -> TrustStore.Entry {
        TrustStore.Entry(setting: key, value: value, dataFile: file.path)
    }

    /// The value if it may be used; else empty, as if it were not set. At a terminal the user is asked; elsewhere one
    /// line on standard error says how to confirm it.
    public func value() throws -> String {
        let value = try file.setting(key)
        guard !value.isEmpty, !store.isConfirmed(entry(value)) else { return value }
        if let known = Self.decided.withLock({ $0[entry(value)] }) { return known ? value : "" }
        let isUsed = decide(value)
        Self.decided.withLock { $0[entry(value)] = isUsed }
        return isUsed ? value : ""
    }

    /// Whether the value is set and was not confirmed here.
    public func isUnconfirmed() throws -> Bool {
        let value = try file.setting(key)
        return !value.isEmpty && !store.isConfirmed(entry(value))
    }

    /// Confirms the value that is set now.
    public func confirm() throws {
        let value = try file.setting(key)
        guard !value.isEmpty else { return }
        do {
            try store.confirm(entry(value))
        } catch {
            environment.warn(
                "\(key) is set, but not confirmed for later: \((error as? StoreError)?.message ?? "\(error)")")
        }
        Self.decided.withLock { $0[entry(value)] = true }
    }

    private func decide(_ value: String) -> Bool {
        guard environment.confirm(TrustRequest(key: key, value: value, file: file.path)) else { return false }
        try? store.confirm(entry(value))
        return true
    }
}

extension Workspace {
    /// A setting that counts only when it was confirmed; empty when it was not, or is not set.
    public func trusted(_ key: String) throws -> String {
        try TrustedSetting(key: key, file: file, environment: environment).value()
    }
}
