import Foundation

extension LearnerFile {
    /// Whether a path leads to this file, by whatever name or link.
    public func isSameFile(as other: String) -> Bool {
        var (own, its) = (stat(), stat())
        guard stat(path, &own) == 0, stat(other, &its) == 0 else { return false }
        return own.st_dev == its.st_dev && own.st_ino == its.st_ino
    }
}
