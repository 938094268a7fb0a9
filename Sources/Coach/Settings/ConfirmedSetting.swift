public import Store
import Synchronization

/// A setting of the data file whose value is used only if the user confirmed it on this machine.
public struct ConfirmedSetting {
    private let setting: SettingDefinition
    private let file: LearnerFile
    private let environment: Environment

    public init(_ setting: SettingDefinition, _ file: LearnerFile, _ environment: Environment) {
        self.setting = setting
        self.file = file
        self.environment = environment
    }

    /// The answers given in this process: the user is asked once.
    private static let answers = Mutex<[TrustStore.Entry: Bool]>([:])

    private var store: TrustStore { TrustStore(path: environment.trustedPath) }

    /// The stored value and its entry in the trust store; nil when nothing is set.
    private func stored() throws -> (value: String, entry: TrustStore.Entry)? {
        let value = try file.stored(setting).value
        guard !value.isEmpty else { return nil }
        return (value, TrustStore.Entry(setting: setting.key, value: value, dataFile: file.path))
    }

    /// The value if it may be used; nil when it may not, or nothing is set. At a terminal the user is asked; elsewhere
    /// one line on standard error says how to confirm it.
    public func value() throws -> String? {
        guard let (value, entry) = try stored() else { return nil }
        if store.isConfirmed(entry) { return value }
        if let answer = Self.answers.withLock({ $0[entry] }) { return answer ? value : nil }
        let isConfirmed = environment.confirm(TrustRequest(key: setting.key, value: value, file: file.path))
        if isConfirmed { try? store.confirm(entry) }
        Self.answers.withLock { $0[entry] = isConfirmed }
        return isConfirmed ? value : nil
    }

    /// Whether the value is set and was not confirmed on this machine.
    public func isUnconfirmed() throws -> Bool {
        guard let (_, entry) = try stored() else { return false }
        return !store.isConfirmed(entry)
    }

    /// Confirms the value that is set now.
    public func confirm() throws {
        guard let (_, entry) = try stored() else { return }
        do {
            try store.confirm(entry)
        } catch {
            environment.warn(
                "\(setting.key) is set, but not confirmed for later: \((error as? StoreError)?.message ?? "\(error)")")
        }
        Self.answers.withLock { $0[entry] = true }
    }
}

extension Workspace {
    /// The value of a setting that needs confirmation; nil when it is not set or not confirmed.
    public func confirmed(_ setting: Setting<String?>) throws -> String? {
        try ConfirmedSetting(setting.definition, file, environment).value()
    }
}
