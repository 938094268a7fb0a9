import Foundation

/// The rules for an output that meets existing files.
public struct OutputRules: Sendable {
    /// Whether an existing regular file may be replaced.
    public var isReplacing: Bool
    /// Whether only the user may read the file, even if the replaced file has another mode.
    public var isPrivate: Bool
    /// Files that are never written, replaced or created by an output.
    public var protected: ProtectedFiles?

    public init(isReplacing: Bool = false, isPrivate: Bool = false, protected: ProtectedFiles? = nil) {
        self.isReplacing = isReplacing
        self.isPrivate = isPrivate
        self.protected = protected
    }

    /// Throws `StoreError.refusedOutput` when the rules forbid the output.
    func admit(_ place: OutputPath) throws {
        if let role = protected?.role(of: place) {
            throw StoreError(.refusedOutput, path: place.given, "\(place.given): this is \(role); name another file")
        }
        guard place.isRegular else {
            throw StoreError(
                .refusedOutput, path: place.given,
                "\(place.given): this is \(place.kind), not a file; -o - writes to standard output")
        }
        guard place.status != nil else { return }
        guard isReplacing else { throw OutputRules.exists(place) }
        guard access(place.target, W_OK) == 0 else {
            throw StoreError(
                .permission, path: place.given,
                "\(place.given): this file is write-protected; change its mode or name another file")
        }
    }

    static func exists(_ place: OutputPath) -> StoreError {
        StoreError(
            .refusedOutput, path: place.given, "\(place.given): this file exists already; --force replaces it")
    }
}
