/// A setting of a data file that was not confirmed on this machine.
public struct TrustRequest: Hashable, Sendable {
    /// The setting's name.
    public let key: String
    /// Its value: untrusted text.
    public let value: String
    /// The path of the data file that sets it.
    public let file: String
}
