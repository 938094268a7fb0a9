/// A name that is compared byte by byte, as SQLite compares it; Swift's strings compare canonical equivalents as equal.
public struct NameBytes: Hashable {
    public let name: String

    @inlinable public init(_ name: String) { self.name = name }

    @inlinable public static func == (a: NameBytes, b: NameBytes) -> Bool {
        guard a.name.utf8.count == b.name.utf8.count else { return false }
        let isEqual = a.name.utf8.withContiguousStorageIfAvailable { first in
            b.name.utf8.withContiguousStorageIfAvailable { first.elementsEqual($0) }
        }
        return (isEqual ?? nil) ?? a.name.utf8.elementsEqual(b.name.utf8)
    }

    @inlinable public func hash(into hasher: inout Hasher) {
        hasher.combine(name)  // equal bytes have equal hashes; canonical equivalents may have, too
    }
}
