import Chess
import PGN

extension CompiledRepertoire {
    /// Compiles a merged repertoire. O(positions × plies).
    public init(_ repertoire: Repertoire) {
        var writer = RepertoireWriter(repertoire)
        guard let compiled = CompiledRepertoire(bytes: writer.bytes()) else {
            preconditionFailure("a compiled repertoire can be read")
        }
        self = compiled
    }
}

/// Writes a repertoire in the form that `CompiledHeader` and `NodeReader` describe.
private struct RepertoireWriter {
    private let repertoire: Repertoire
    /// The positions that are written, in the order of the lines, as indices into `Repertoire.positions`.
    private let kept: [Int]
    /// The place of each position among those; nil for one that is left out.
    private var places: [Int?]
    /// The position whose line, with one more move, is that of a position.
    private var parents: [Int?]
    /// The FENs of the starts; the usual one is the first.
    private var starts = Numbering([Position.initial.fen])
    private var names = Numbering<String>()
    /// By chapter, the number of its repertoire's name.
    private var owners: [Int] = []

    init(_ repertoire: Repertoire) {
        self.repertoire = repertoire
        let positions = repertoire.positions
        kept = positions.indices.filter { !positions[$0].isOwn || !positions[$0].prepared.isEmpty }
            .sorted { positions[$0].order < positions[$1].order }
        places = Array(repeating: nil, count: positions.count)
        for (place, index) in kept.enumerated() { places[index] = place }
        parents = Array(repeating: nil, count: positions.count)
        for index in kept {
            let line = positions[index].line
            for next in repertoire.successors(of: index) where parents[next.position] == nil {
                let following = positions[next.position]
                let isParent =
                    following.line.count == line.count + 1 && following.line.last == next.move
                    && following.line.starts(with: line) && following.start == positions[index].start
                if isParent { parents[next.position] = index }
            }
        }
        for chapter in repertoire.chapters { owners.append(names.number(of: chapter.repertoire)) }
    }

    mutating func bytes() -> [UInt8] {
        var records: [UInt8] = []
        var lengths: [UInt8] = []
        var keys: [UInt8] = []
        for index in kept {
            let length = records.count
            write(index, to: &records)
            lengths.append(varint: UInt64(records.count - length))
            let key = UInt32(truncatingIfNeeded: repertoire.positions[index].identity.key)
            keys.append(little: UInt64(key), bytes: 4)
        }
        var titles: [UInt8] = []
        for chapter in repertoire.chapters { titles.append(counted: chapter.title) }

        var bytes: [UInt8] = []
        bytes.append(little: CompiledHeader.format, bytes: 8)
        bytes.append(little: 0, bytes: 8)
        bytes.append(varint: repertoire.side == .white ? 0 : 1)
        bytes.append(varint: UInt64(kept.count))
        bytes.append(counted: repertoire.name)
        bytes.append(texts: names.values)
        bytes.append(texts: starts.values)
        bytes.append(varint: UInt64(titles.count))
        bytes += titles + keys + lengths + records
        var checksum: [UInt8] = []
        checksum.append(little: Checksum.ofWords(bytes, from: CompiledHeader.prefix), bytes: 8)
        bytes.replaceSubrange(8..<16, with: checksum)
        return bytes
    }

    private mutating func write(_ index: Int, to bytes: inout [UInt8]) {
        let position = repertoire.positions[index]
        let place = places[index] ?? 0
        let parent = parents[index].flatMap { places[$0] }
        var flags: NodeFlags = []
        if position.isOwn { flags.insert(.isOwn) }
        if parent != nil { flags.insert(.hasParent) }
        if position.line.isEmpty { flags.insert(.isRoot) }
        if !position.comments.isEmpty { flags.insert(.hasComments) }
        if !position.warnings.isEmpty { flags.insert(.hasWarnings) }
        bytes.append(flags.rawValue)
        bytes.append(varint: UInt64(position.chapter))
        bytes.append(varint: UInt64(owners.indices.contains(position.chapter) ? owners[position.chapter] : 0))
        if let parent, let move = position.line.last {
            bytes.append(difference: parent - place)
            bytes.append(move)
        } else {
            bytes.append(varint: UInt64(starts.number(of: position.start.fen)))
            bytes.append(varint: UInt64(position.line.count))
            for move in position.line { bytes.append(move) }
        }
        let moves = position.isOwn ? position.prepared : position.replies
        let targets = Dictionary(repertoire.successors(of: index).map { ($0.move, $0.position) }) { first, _ in first }
        bytes.append(varint: UInt64(moves.count))
        for move in moves { bytes.append(move, target: targets[move.move].flatMap { places[$0] }.map { $0 - place }) }
        if !position.comments.isEmpty { bytes.append(texts: position.comments.map(\.raw)) }
        if !position.warnings.isEmpty {
            bytes.append(varint: UInt64(position.warnings.count))
            for warning in position.warnings {
                bytes.append(warning.mistake, target: nil)
                bytes.append(varint: UInt64(warning.refutation.count))
                for move in warning.refutation { bytes.append(move) }
            }
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(little number: UInt64, bytes count: Int) {
        for byte in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(byte)))) }
    }

    /// Appends a number of either sign.
    fileprivate mutating func append(difference: Int) {
        append(varint: UInt64(difference < 0 ? (-difference - 1) << 1 | 1 : difference << 1))
    }

    fileprivate mutating func append(_ move: Move) {
        append(UInt8(truncatingIfNeeded: move.rawValue >> 8))
        append(UInt8(truncatingIfNeeded: move.rawValue))
    }

    /// - Parameter target: where the move leads, as a difference of places; nil when that position is left out.
    fileprivate mutating func append(_ move: AnnotatedMove, target: Int?) {
        var flags: MoveFlags = []
        if move.isAdded { flags.insert(.isAdded) }
        if !move.nags.isEmpty { flags.insert(.hasSigns) }
        if !move.comments.isEmpty { flags.insert(.hasComments) }
        if target != nil { flags.insert(.hasTarget) }
        append(move.move)
        append(flags.rawValue)
        if let target { append(difference: target) }
        if !move.nags.isEmpty {
            append(varint: UInt64(move.nags.count))
            for nag in move.nags { append(varint: UInt64(nag.rawValue)) }
        }
        if !move.comments.isEmpty { append(texts: move.comments.map(\.raw)) }
    }
}
