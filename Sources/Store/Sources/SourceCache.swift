import Openings
import Synchronization

/// The sources that were parsed last, by digest. A command or a session that needs a stored source several times parses
/// it once.
final class SourceCache: Sendable {
    /// The total size of the cached sources, in bytes of their text.
    static let capacity = 8 << 20

    fileprivate struct Contents {
        /// The least recently used first.
        var sources: [ParsedSource] = []
        var parsed = 0
    }

    private let contents = Mutex(Contents())

    /// The number of sources that were not cached and had to be parsed.
    var parsed: Int { contents.withLock { $0.parsed } }

    /// Returns the source with a digest.
    ///
    /// - Parameters:
    ///   - digest: as it is stored; nil parses the text.
    ///   - text: loads the text of a source that is not cached.
    func source(digest: Int64?, _ text: () throws -> [UInt8]) rethrows -> ParsedSource {
        if let digest, let source = contents.withLock({ $0.use(digest) }) { return source }
        let source = ParsedSource(try text())
        contents.withLock { $0.parsed += 1 }
        insert(source)
        return source
    }

    /// Removes the source with a digest.
    func remove(_ digest: Int64) {
        contents.withLock { $0.sources.removeAll { $0.digest == digest } }
    }

    /// Adds a source, unless it is larger than the whole cache.
    func insert(_ source: ParsedSource) {
        contents.withLock { $0.insert(source) }
    }
}

extension SourceCache.Contents {
    fileprivate mutating func use(_ digest: Int64) -> ParsedSource? {
        guard let index = sources.firstIndex(where: { $0.digest == digest }) else { return nil }
        let source = sources.remove(at: index)
        sources.append(source)
        return source
    }

    fileprivate mutating func insert(_ source: ParsedSource) {
        guard source.bytes.count <= SourceCache.capacity else { return }
        sources.removeAll { $0.digest == source.digest }
        sources.append(source)
        var size = sources.reduce(0) { $0 + $1.bytes.count }
        while size > SourceCache.capacity { size -= sources.removeFirst().bytes.count }
    }
}
