/// An engine was lost too often to be started once more.
public struct EngineRetryLimitReached: Error, Hashable, CustomStringConvertible {
    let path: String
    let times: Int

    public var description: String {
        "\(path): it failed \(times) times and is not asked again for now; see prep engine info"
    }
}
