import Foundation

/// What an output may do to the files that exist already.
public struct OutputRules: Sendable {
    /// A regular file that is there may be replaced.
    public var isReplacing: Bool
    /// Nobody but the user may read the file, whatever the mode of the one it replaces.
    public var isPrivate: Bool
    /// Files that are never written, replaced or created by an output.
    public var protected: ProtectedFiles?

    public init(isReplacing: Bool = false, isPrivate: Bool = false, protected: ProtectedFiles? = nil) {
        self.isReplacing = isReplacing
        self.isPrivate = isPrivate
        self.protected = protected
    }

    /// - Throws: `StoreError.refusedOutput`, which says why and what to do.
    func admit(_ place: OutputPath) throws {
        if let role = protected?.role(of: place) {
            throw StoreError(.refusedOutput, path: place.given, "\(place.given): this is \(role); name another file")
        }
        guard place.isRegular else {
            throw StoreError(
                .refusedOutput, path: place.given,
                "\(place.given): this is \(place.kind), not a file; -o - writes to standard output")
        }
        guard place.facts != nil else { return }
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
